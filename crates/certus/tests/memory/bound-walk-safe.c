// SAFE valid-deref: the walk stops at a+4
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int a[4]; int s=0; for(int i=0;i<4;i++) a[i]=__VERIFIER_nondet_uint()&7; for(int *p=a;p<a+4;p++) s+=*p; return s; }
