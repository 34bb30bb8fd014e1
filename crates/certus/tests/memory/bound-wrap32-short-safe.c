// SAFE valid-deref ILP32: a[1] is
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ short a[4]={0}; unsigned i=__VERIFIER_nondet_uint(); if((i&0x7fffffffu)==1u && i<0x7fffffffu) a[i]=1; return 0; }
