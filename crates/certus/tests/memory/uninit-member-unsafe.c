// UNSAFE valid-deref: the pointer in the struct has no value
extern unsigned __VERIFIER_nondet_uint(void);
struct S{ int v; int *p; };
int main(void){ int x=0; struct S s; s.v=1;  if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) *s.p=2; return x; }
