// SAFE valid-deref ILP32: p[1023] is the last byte of alloca
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ unsigned n=__VERIFIER_nondet_uint(); if(n>2000) n=2000; for(unsigned i=0;i<n;i++){ char *p=__builtin_alloca(1024); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) p[1023]=1; } return 0; }
