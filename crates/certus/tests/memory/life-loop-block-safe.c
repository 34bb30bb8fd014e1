// SAFE valid-deref: x lives through the loop
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0; int g=__VERIFIER_nondet_uint()*2654435761u==0x12345678u; int x; int i=0; while(i<2){ if(p && g) return *p;  x=i; p=&x; i++; } return 0; }
