// SAFE valid-deref: the inner array has 3 elements
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int **r=malloc(2*sizeof(int*)); if(!r) return 0; for(int i=0;i<2;i++){ r[i]=malloc((2+1)*sizeof(int)); if(!r[i]) return 0; } if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) r[1][2]=5; return 0; }
