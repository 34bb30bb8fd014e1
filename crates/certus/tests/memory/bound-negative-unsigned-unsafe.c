// UNSAFE valid-deref LP64: -1 as unsigned long times 4 is far away
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char a[8]={0}; unsigned k=__VERIFIER_nondet_uint(); if(k!=1) return 0; unsigned long d=0u-k; return a[d]; }
