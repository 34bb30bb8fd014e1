// SAFE valid-deref: the struct carries a pointer to a local of main
extern unsigned __VERIFIER_nondet_uint(void);
struct S{ int *p; int v; };
struct S f(int *q){ struct S s;  s.p=q; s.v=1; return s; }
int main(void){ int x=2; struct S s=f(&x); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *s.p; return 0; }
