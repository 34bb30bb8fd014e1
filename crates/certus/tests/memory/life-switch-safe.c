// SAFE valid-deref: y lives in main
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0; int y; switch(__VERIFIER_nondet_uint()){  case 1: y=1; p=&y; break; default: y=2; p=&y; } if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *p; return 0; }
