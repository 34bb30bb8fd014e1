// UNSAFE valid-deref LP64: the product is made in unsigned int and wraps
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ unsigned n=__VERIFIER_nondet_uint(),i=__VERIFIER_nondet_uint(); int *p=malloc(n*4u); if(!p) return 0;
  if(i<n) p[i]=1; return 0; }
