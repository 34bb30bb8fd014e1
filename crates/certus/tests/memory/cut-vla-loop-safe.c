// SAFE valid-deref ILP32: in round i the array has i+1 elements
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ for(unsigned i=1;i<100;i++){ int v[i+1]; v[0]=0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) v[i]=1; } return 0; }
