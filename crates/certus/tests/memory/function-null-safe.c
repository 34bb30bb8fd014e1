// SAFE valid-deref: it is looked at
extern unsigned __VERIFIER_nondet_uint(void);
int f(void){ return 0; }
int main(void){ int (*p)(void)=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?0:f; if(p) return p(); return 0; }
