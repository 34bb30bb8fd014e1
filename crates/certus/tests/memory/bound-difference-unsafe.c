// UNSAFE valid-deref: e-a is 4
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int a[4]={0}; int *e=a; while(e!=a+4) e++; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) a[e-a]=1; return 0; }
