// UNSAFE valid-deref ILP32: 20 and 11 bits lose the highest one
extern unsigned __VERIFIER_nondet_uint(void);
struct B{ unsigned a:20; unsigned b:11; };
int main(void){ int x=0; unsigned u=(unsigned)&x; struct B s; s.a=u; s.b=u>>20; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *(int*)((unsigned)s.b<<20|s.a); return 0; }
