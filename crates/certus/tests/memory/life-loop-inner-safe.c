// SAFE valid-deref: x of the outer round is the same in the inner loop
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int g=__VERIFIER_nondet_uint()*2654435761u==0x12345678u; for(int i=0;i<2;i++){ int *p=0; int x=i; for(int j=0;j<2;j++){  if(p && g) return *p; p=&x; } } return 0; }
