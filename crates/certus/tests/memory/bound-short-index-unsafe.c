// UNSAFE valid-deref ILP32: index 65535 is none of 65535 elements
extern unsigned __VERIFIER_nondet_uint(void);
char a[65535];
int main(void){ unsigned short i=__VERIFIER_nondet_uint(); a[i]=1; return 0; }
