// SAFE valid-deref ILP32: the block is touched before its free
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ unsigned n=__VERIFIER_nondet_uint(); if(n>1000) return 0; for(unsigned i=0;i<n;i++){ char *p=malloc(64); if(!p) return 0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) p[0]=1; free(p); } return 0; }
