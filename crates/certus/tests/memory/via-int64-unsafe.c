// UNSAFE valid-deref LP64: an int does not hold a pointer on LP64
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=1; int h=(long)&x; int *p=(int*)(long)h; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *p; return 0; }
