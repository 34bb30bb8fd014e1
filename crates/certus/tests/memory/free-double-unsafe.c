// UNSAFE valid-free: freed twice
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char *p=malloc(3); free(p);  if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) free(p); return 0; }
