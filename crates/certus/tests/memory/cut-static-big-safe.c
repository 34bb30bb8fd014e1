// SAFE valid-deref: i is below the size
extern unsigned __VERIFIER_nondet_uint(void);
char big[0x10000000];
int main(void){ unsigned i=__VERIFIER_nondet_uint(); if(i<0x10000000u) big[i]=1; return 0; }
