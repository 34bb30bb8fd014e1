// SAFE valid-deref ILP32: the input is in the array
extern unsigned __VERIFIER_nondet_uint(void);
char a[16];
int main(void){ unsigned n=__VERIFIER_nondet_uint(); unsigned b=(unsigned)a; if(n>=b && n-b<16) *(char*)n=1; return 0; }
