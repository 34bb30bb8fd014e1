// UNSAFE valid-deref LP64: a[0x4000000000000000+k] is no element, although the address wraps
extern unsigned long __VERIFIER_nondet_ulong(void);
int main(void){ int a[4]={0}; unsigned long i=__VERIFIER_nondet_ulong(); if(i>=0x4000000000000000ul && i<0x4000000000000004ul) return a[i]; return 0; }
