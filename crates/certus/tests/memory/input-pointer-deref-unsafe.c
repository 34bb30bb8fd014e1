// UNSAFE valid-deref: the input may point to nothing
extern unsigned long __VERIFIER_nondet_ulong(void);
int x;
int main(void){ int *p=(int*)__VERIFIER_nondet_ulong(); if(p!=0) *p=1; return 0; }
