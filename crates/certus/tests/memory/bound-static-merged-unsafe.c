// UNSAFE valid-deref ILP32: p may be a, which has 4 elements
extern unsigned __VERIFIER_nondet_uint(void);
int a[4],b[1000];
int main(void){ int *p=__VERIFIER_nondet_uint()?b:a; unsigned i=__VERIFIER_nondet_uint(); if(p==a && i>=12 && i<1000) p[i]=1; return b[0]; }
