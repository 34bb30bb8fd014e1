// SAFE valid-free: freed in one of two places
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=malloc(4); if(!p) return 0; unsigned n=__VERIFIER_nondet_uint(); if(n==1) free(p); if(n!=1) free(p); return 0; }
