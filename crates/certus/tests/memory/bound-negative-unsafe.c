// UNSAFE valid-deref: p[-3] is before a
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int a[4]={0}; int *p=a+2; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return p[-3]; return 0; }
