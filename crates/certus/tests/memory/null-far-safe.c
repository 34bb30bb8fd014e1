// SAFE valid-deref ILP32: &x plus zero is x
extern unsigned __VERIFIER_nondet_uint(void);
int x;
int main(void){ char *n=0; unsigned o=__VERIFIER_nondet_uint(); if(o==(unsigned)&x) *((char*)&x)=1; return 0; }
