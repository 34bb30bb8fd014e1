// SAFE valid-deref ILP32: a double does
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=0; double d=(unsigned)&x; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *(int*)(unsigned)d; return x; }
