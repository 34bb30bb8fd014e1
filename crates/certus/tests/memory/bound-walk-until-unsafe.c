// UNSAFE valid-deref: there may be no 7 in a
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int a[4]; for(int i=0;i<4;i++) a[i]=__VERIFIER_nondet_uint(); int *p=a; while(*p!=7) p++; return 0; }
