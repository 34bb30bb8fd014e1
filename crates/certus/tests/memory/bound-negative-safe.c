// SAFE valid-deref: p[-2] is a[0]
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int a[4]={0}; int *p=a+2; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return p[-2]; return 0; }
