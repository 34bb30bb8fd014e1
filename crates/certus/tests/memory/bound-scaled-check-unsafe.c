// UNSAFE valid-deref ILP32: i*8 wraps for i=0x20000001
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char b[32]={0}; unsigned i=__VERIFIER_nondet_uint(); if(i*8u<32u) b[i*8u/8u+i-i]=1; if(i*8u<32u) b[i]=1; return 0; }
