// UNSAFE valid-deref: y lives in the block of the switch
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0;  switch(__VERIFIER_nondet_uint()){ int y; case 1: y=1; p=&y; break; default: y=2; p=&y; } if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *p; return 0; }
