// SAFE valid-deref ILP32: with 32-bit long 0xffffffffu + 1l is 0
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int a[4]={0}; unsigned i=__VERIFIER_nondet_uint(); if(i==0xffffffffu) return a[i+1l]; return 0; }
