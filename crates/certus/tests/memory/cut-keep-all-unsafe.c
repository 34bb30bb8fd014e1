// UNSAFE valid-deref ILP32: p[7] is behind 7 bytes
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
char *p[300];
int main(void){ for(int i=0;i<300;i++){ p[i]=malloc(7); if(!p[i]) return 0; } unsigned k=__VERIFIER_nondet_uint(); if(k<300 && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) p[k][7]=1; return 0; }
