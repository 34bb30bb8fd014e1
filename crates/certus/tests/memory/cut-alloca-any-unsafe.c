// UNSAFE valid-deref: p[n] is behind the block
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ unsigned n=__VERIFIER_nondet_uint(); if(n<1||n>100000) return 0; char *p=__builtin_alloca(n); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) p[n]=1; return 0; }
