// SAFE valid-deref LP64: the index is masked
extern unsigned long __VERIFIER_nondet_ulong(void);
int main(void){ int a[4]={0}; unsigned long i=__VERIFIER_nondet_ulong(); if(i>=0x4000000000000000ul && i<0x4000000000000004ul) return a[i&3]; return 0; }
