// SAFE valid-deref: each call has its own
extern unsigned __VERIFIER_nondet_uint(void);
char *g; void f(int n){ char *p=__builtin_alloca(2); p[0]=n; if(1) g=p; if(n==1 && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) g[1]=1; }
int main(void){ f(0); f(1); return 0; }
