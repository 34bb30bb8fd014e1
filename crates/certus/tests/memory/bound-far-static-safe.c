// SAFE valid-deref: b is addressed itself
extern int __VERIFIER_nondet_int(void);
int a[2],b[2];
int main(void){ int i=__VERIFIER_nondet_int(); if(b==b && i>1 && i<1000) (b)[0]=1; return 0; }
