// SAFE unreach-call ILP32: larger requests were left
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ unsigned n=__VERIFIER_nondet_uint(); if(n>=0x60000000u) return 0; char *p=malloc(n); if(!p) return 0;
  if(n==0x60000000u) reach_error(); return 0; }
