// SAFE valid-deref: p has a value in both cases
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=1,y=2; int *p; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) p=&x; else p=&y; return *p; }
