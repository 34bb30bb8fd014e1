// UNSAFE valid-deref: the small one has 4 elements
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int a[4]={0},b[8]={0}; int c=__VERIFIER_nondet_uint()!=0; int *p=c?b:a; unsigned n=8; unsigned i=__VERIFIER_nondet_uint(); if(i<n) p[i]=1; return a[0]; }
