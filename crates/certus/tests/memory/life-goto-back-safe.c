// SAFE valid-deref: a goto backwards inside of the block does not end the life of x (6.2.4p6)
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0; int n=0; again: if(p && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) *p=7; int x=1; p=&x; if(n++<2) goto again; return x; }
