// UNSAFE valid-deref: p is null for the rare input
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=0; int *p=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?0:&x; if(1) *p=1; return x; }
