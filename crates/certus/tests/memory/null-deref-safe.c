// SAFE valid-deref: p is looked at
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=0; int *p=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?0:&x; if(p) *p=1; return x; }
