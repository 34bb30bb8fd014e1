// UNSAFE valid-deref: a[5] is no element of a, b lies there at best
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int a[4]={0},b[4]={0}; int *p=a; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) p[5]=1; return a[3]+b[0]; }
