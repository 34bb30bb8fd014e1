// UNSAFE valid-deref ILP32: a[0x80000001] is no element, although the address wraps to a[1]
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ short a[4]={0}; unsigned i=__VERIFIER_nondet_uint(); if((i&0x7fffffffu)==1u && i>0x7fffffffu) a[i]=1; return 0; }
