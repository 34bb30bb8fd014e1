// SAFE valid-deref LP64: 1ul is near
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char a[8]={0}; unsigned k=__VERIFIER_nondet_uint(); if(k!=1) return 0; unsigned long d=k; return a[d]; }
