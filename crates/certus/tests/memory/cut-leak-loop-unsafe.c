// UNSAFE unreach-call ILP32: 150 MB can be allocated
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ unsigned n=__VERIFIER_nondet_uint(),i; if(n>=200) return 0;
  for(i=0;i<n;i++){ char *p=malloc(0x100000); if(!p) return 1; p[0]=1; }
  if(i==150) reach_error(); return 0; }
