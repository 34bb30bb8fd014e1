// SAFE valid-deref: x is written and read in one round
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0,n=0; int g=__VERIFIER_nondet_uint()*2654435761u==0x12345678u; do { int x=n; p=&x; if(p && g) *p=1; n++; } while(n<2); return 0; }
