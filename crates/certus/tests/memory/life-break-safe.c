// SAFE valid-deref: y is a static
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0; for(;;){ static int y; y=1; p=&y; if(__VERIFIER_nondet_uint()) break; } if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) *p=2; return 0; }
