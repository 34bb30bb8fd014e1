// SAFE valid-deref ILP32: row n-1 is the last
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ unsigned n=__VERIFIER_nondet_uint(); if(n<1||n>100) return 0; int m[n][3]; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) m[n-1][2]=1; return 0; }
