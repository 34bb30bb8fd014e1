// SAFE valid-free: q is a new block
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char *p=malloc(8); free(p); char *q=malloc(8); free(q); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) free(0); return 0; }
