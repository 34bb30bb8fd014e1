// SAFE valid-deref ILP32: n is small, nothing wraps
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ unsigned n=__VERIFIER_nondet_uint(),i=__VERIFIER_nondet_uint(); if(n>=0x10000000u) return 0; int *p=malloc(n*sizeof(int)); if(!p) return 0;
  if(i<n) p[i]=1; return 0; }
