// SAFE valid-deref: container_of with the right offset
extern unsigned __VERIFIER_nondet_uint(void);
struct L{ int *n; }; struct C{ int v[4]; struct L l; };
int main(void){ struct C c; struct L *l=&c.l; c.v[0]=1; struct C *k=(struct C*)((char*)l-__builtin_offsetof(struct C,l)); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return k->v[0] && k->l.n==0; return 0; }
