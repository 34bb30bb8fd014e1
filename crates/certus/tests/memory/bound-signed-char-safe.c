// SAFE valid-deref: c is not negative
extern unsigned char __VERIFIER_nondet_uchar(void);
int main(void){ int a[256]; a[0]=0; unsigned char c=__VERIFIER_nondet_uchar(); a[c]=1; return 0; }
