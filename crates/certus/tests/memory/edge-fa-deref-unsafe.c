// UNSAFE valid-deref LP64: far away
extern int __VERIFIER_nondet_int(void);
int main(void){ static int x[4]; int n=__VERIFIER_nondet_int(); if(n<0||n>0x100000) return 0; return x[n]; }
