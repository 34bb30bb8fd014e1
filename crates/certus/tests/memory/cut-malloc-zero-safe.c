// SAFE valid-deref: malloc(1) gives one
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char *p=malloc(1); if(p && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) *p=1; return 0; }
