// SAFE valid-deref ILP32: an unsigned short is below 65536
extern unsigned __VERIFIER_nondet_uint(void);
char a[65536];
int main(void){ unsigned short i=__VERIFIER_nondet_uint(); a[i]=1; return 0; }
