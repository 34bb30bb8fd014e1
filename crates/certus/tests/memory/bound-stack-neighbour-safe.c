// SAFE valid-deref: a[3] is
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int a[4]={0},b[4]={0}; int *p=a; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) p[3]=1; return a[3]+b[0]; }
