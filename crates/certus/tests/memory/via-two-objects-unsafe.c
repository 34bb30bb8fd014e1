// UNSAFE valid-deref ILP32: half an address of x and half of y make no address
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=0; static int y; unsigned a=(unsigned)&x,b=(unsigned)&y; unsigned u=(a&0xffff0000u)|(b&0xffffu); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *(int*)u; return 0; }
