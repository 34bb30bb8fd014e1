// UNSAFE valid-deref: y is new in each round
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0; int g=__VERIFIER_nondet_uint()*2654435761u==0x12345678u; for(int i=0;i<3;i++){ int y=i; if(i==0) p=&y; if(g) *p=5; } return 0; }
