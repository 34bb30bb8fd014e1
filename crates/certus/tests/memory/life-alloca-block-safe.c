// SAFE valid-deref: alloca memory lives until the function returns, also from a block
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char *p=0; for(int i=0;i<3;i++){ if(p && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) p[3]=1; if(!p){ p=__builtin_alloca(4); p[0]=i; } } return p[0]; }
