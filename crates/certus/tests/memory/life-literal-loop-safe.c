// SAFE valid-deref: the compound literal of this round is used
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0; int g=__VERIFIER_nondet_uint()*2654435761u==0x12345678u; for(int i=0;i<3;i++){ p=(int[]){i,i}; if(p && g) return *p; } return 0; }
