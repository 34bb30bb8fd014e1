// UNSAFE valid-deref: the memory of alloca ends with g
extern unsigned __VERIFIER_nondet_uint(void);
char *g(char *q){ q=__builtin_alloca(8); q[0]=1; return q; }
int main(void){ char *m=__builtin_alloca(8); char *p=g(m); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return p[0]; return 0; }
