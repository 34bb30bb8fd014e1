// UNSAFE valid-deref: v has n elements, v[n] is none
extern int __VERIFIER_nondet_int(void);
int main(void){ int n=__VERIFIER_nondet_int(); if(n<1||n>1000000) return 0; char v[n]; v[n]=1; return 0; }
