// SAFE valid-deref ILP32: the rotation loses nothing
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=0; unsigned u=(unsigned)&x; u=u<<1|u>>31; u=u>>1|u<<31; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *(int*)u; return 0; }
