// UNSAFE valid-deref: the goto leaves the block of x, its life ends
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0; int n=0; again:; {  if(p && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *p; int x=1; p=&x; if(n++<2) goto again; x=2; } return 0; }
