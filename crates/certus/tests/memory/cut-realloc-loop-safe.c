// SAFE valid-deref ILP32: element n-1 is the last one
extern void *malloc(unsigned long); extern void *realloc(void*,unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ unsigned n=__VERIFIER_nondet_uint(),i; if(n<1||n>50) return 0; int *p=malloc(4); if(!p) return 0;
  for(i=1;i<=n;i++){ int *q=realloc(p,4*i); if(!q) return 0; p=q; }
  if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) p[n-1]=1; return 0; }
