// UNSAFE unreach-call ILP32: n=900 rounds of malloc and free are possible
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ unsigned n=__VERIFIER_nondet_uint(),i; if(n>=1000) return 0;
  for(i=0;i<n;i++){ char *p=malloc(1000000); free(p); }
  if(i==900) reach_error(); return 0; }
