// SAFE valid-deref: p[5] is in the second row
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int m[2][3]={{0}}; int *p=(int*)m; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) p[5]=1; return m[1][2]; }
