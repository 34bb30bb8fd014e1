// SAFE valid-deref LP64: -1 is one back
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int a[4]={0}; int *p=a+1; int i=-1; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return p[i]; return 0; }
