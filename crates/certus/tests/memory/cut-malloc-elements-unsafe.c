// UNSAFE valid-deref ILP32: n*4 wraps for n=0x40000001, so one int is there
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ unsigned n=__VERIFIER_nondet_uint(),i=__VERIFIER_nondet_uint();  int *p=malloc(n*sizeof(int)); if(!p) return 0;
  if(i<n) p[i]=1; return 0; }
