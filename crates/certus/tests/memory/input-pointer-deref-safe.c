// SAFE valid-deref: the input points to x
extern unsigned long __VERIFIER_nondet_ulong(void);
int x;
int main(void){ int *p=(int*)__VERIFIER_nondet_ulong(); if(p==&x) *p=1; return 0; }
