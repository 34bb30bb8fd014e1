// SAFE valid-deref: the walk ends at the end at the latest
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int a[4]; for(int i=0;i<4;i++) a[i]=__VERIFIER_nondet_uint(); int *p=a; while(p!=a+4 && *p!=7) p++; return 0; }
