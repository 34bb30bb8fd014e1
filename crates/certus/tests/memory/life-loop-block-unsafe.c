// UNSAFE valid-deref: x of the first round is gone in the second
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0; int g=__VERIFIER_nondet_uint()*2654435761u==0x12345678u;  int i=0; while(i<2){ if(p && g) return *p; int x; x=i; p=&x; i++; } return 0; }
