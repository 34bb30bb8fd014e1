// UNSAFE valid-deref: a+4 is behind the last element
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int a[4]={0}; int *e=a+4; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *e; return 0; }
