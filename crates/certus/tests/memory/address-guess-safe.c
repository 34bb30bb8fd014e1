// SAFE valid-deref ILP32: the address is that of x
extern unsigned __VERIFIER_nondet_uint(void);
int x;
int main(void){ unsigned u=(unsigned)&x; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *(int*)u; return 0; }
