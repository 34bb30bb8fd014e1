// UNSAFE valid-deref: any distance from a may be tried, b lies somewhere
extern int __VERIFIER_nondet_int(void);
int a[2],b[2];
int main(void){ int i=__VERIFIER_nondet_int(); if(a+i==b && i>1 && i<1000) (a+i)[0]=1; return 0; }
