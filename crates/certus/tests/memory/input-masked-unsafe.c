// UNSAFE valid-deref ILP32: the input may be anything with these low bits
extern unsigned __VERIFIER_nondet_uint(void);
char a[16];
int main(void){ unsigned n=__VERIFIER_nondet_uint(); unsigned b=(unsigned)a; if((n&15)==(b&15)) *(char*)n=1; return 0; }
