// SAFE valid-deref LP64: 0xffffffffu + 1u is 0
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int a[4]={0}; unsigned i=__VERIFIER_nondet_uint(); if(i==0xffffffffu) return a[i+1u]; return 0; }
