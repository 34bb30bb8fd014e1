// UNSAFE valid-deref: 6 elements in all, p[6] is outside
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int m[2][3]={{0}}; int *p=(int*)m; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) p[6]=1; return m[1][2]; }
