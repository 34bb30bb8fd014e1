// UNSAFE valid-deref ILP32: row 2 has 3 elements
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int a[4],b[4],c[3]; int *t[3]={a,b,c}; unsigned i=__VERIFIER_nondet_uint(),j=__VERIFIER_nondet_uint(); if(i<3 && j<4 && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) t[i][j]=1; return 0; }
