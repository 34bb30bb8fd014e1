// SAFE valid-deref: it is set
extern unsigned __VERIFIER_nondet_uint(void);
static int *p; int x;
int main(void){ p=&x; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *p; return 0; }
