// SAFE valid-deref: x lives in main
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=4; int *p=({  &x; }); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *p; return 0; }
