// UNSAFE valid-deref ILP32: u*2/2 loses the highest bit of the address
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=0; unsigned u=(unsigned)&x; u=u*2/2; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *(int*)u; return 0; }
