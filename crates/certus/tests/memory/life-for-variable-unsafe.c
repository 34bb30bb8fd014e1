// UNSAFE valid-deref: i is gone after the loop
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0; int g=__VERIFIER_nondet_uint()*2654435761u==0x12345678u; for(int i=0;i<3;i++){  p=&i; } if(g) return *p; return 0; }
