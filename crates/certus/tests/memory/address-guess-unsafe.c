// UNSAFE valid-deref ILP32: no object need be at 0x20000000
extern unsigned __VERIFIER_nondet_uint(void);
int x;
int main(void){ unsigned u=0x20000000u; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *(int*)u; return 0; }
