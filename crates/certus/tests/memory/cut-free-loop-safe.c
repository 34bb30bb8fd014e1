// SAFE unreach-call ILP32: fewer than 1000 rounds are made
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ unsigned n=__VERIFIER_nondet_uint(),i; if(n>=1000) return 0;
  for(i=0;i<n;i++){ char *p=malloc(1000000); free(p); }
  if(i==1000) reach_error(); return 0; }
