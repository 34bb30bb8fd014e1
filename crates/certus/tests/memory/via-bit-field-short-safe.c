// SAFE valid-deref ILP32: 20 and 12 bits are enough
extern unsigned __VERIFIER_nondet_uint(void);
struct B{ unsigned a:20; unsigned b:12; };
int main(void){ int x=0; unsigned u=(unsigned)&x; struct B s; s.a=u; s.b=u>>20; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *(int*)((unsigned)s.b<<20|s.a); return 0; }
