// UNSAFE valid-deref ILP32: the upper half is lost
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=1; unsigned u=(unsigned)&x; unsigned short lo=u,hi=u>>16; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *(int*)(lo); return 0; }
