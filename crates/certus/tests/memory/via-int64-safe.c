// SAFE valid-deref LP64: a long does
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=1; long h=(long)&x; int *p=(int*)(long)h; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *p; return 0; }
