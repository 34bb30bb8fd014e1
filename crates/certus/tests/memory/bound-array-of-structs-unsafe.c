// UNSAFE valid-deref ILP32: s[4] is no element
extern unsigned __VERIFIER_nondet_uint(void);
struct S{ short a; int b[2]; };
int main(void){ struct S s[4]; unsigned i=__VERIFIER_nondet_uint(); if(i<=4 && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) s[i].b[1]=1; return 0; }
