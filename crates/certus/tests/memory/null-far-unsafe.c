// UNSAFE valid-deref ILP32: null plus any offset is no object, wherever x is
extern unsigned __VERIFIER_nondet_uint(void);
int x;
int main(void){ char *n=0; unsigned o=__VERIFIER_nondet_uint(); if(o==(unsigned)&x) n[o]=1; return 0; }
