// UNSAFE valid-deref: x is dead when the block is entered again
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0,n=0; int g=__VERIFIER_nondet_uint()*2654435761u==0x12345678u; do { int x=n; if(p && g) *p=1; p=&x; n++; } while(n<2); return 0; }
