// SAFE no-overflow ILP32: n is below 1000
extern void *malloc(unsigned long); extern int __VERIFIER_nondet_int(void);
int main(void){ int n=__VERIFIER_nondet_int(); if(n<0 || n>=1000) return 0; char *p=malloc((unsigned)n); if(!p) return 0; int k=n*4; return k!=0; }
