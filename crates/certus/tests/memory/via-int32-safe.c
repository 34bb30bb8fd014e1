// SAFE valid-deref ILP32: an int holds a pointer on ILP32
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=1; int h=(int)&x; int *p=(int*)h; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *p; return 0; }
