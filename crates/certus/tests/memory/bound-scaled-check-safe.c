// SAFE valid-deref ILP32: i is checked itself
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char b[32]={0}; unsigned i=__VERIFIER_nondet_uint(); if(i<4u) b[i*8u/8u+i-i]=1; if(i<32u) b[i]=1; return 0; }
