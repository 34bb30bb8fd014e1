// SAFE valid-deref ILP32: the second element is there
extern unsigned __VERIFIER_nondet_uint(void);
struct S{ int a,b,c,d; } s[2];
int main(void){ unsigned i=__VERIFIER_nondet_uint(); if((i&0x0fffffffu)==1u && i<0x10000000u) s[i].b=1; return 0; }
