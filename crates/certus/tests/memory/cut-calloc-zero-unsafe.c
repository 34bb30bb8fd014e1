// UNSAFE unreach-call: each byte of calloc is zero, that is reached
extern void *calloc(unsigned long,unsigned long); extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ unsigned n=__VERIFIER_nondet_uint(); if(n<8) n=8; if(n>1000) n=1000; unsigned char *p=calloc(n,2); if(!p) return 0; unsigned i=__VERIFIER_nondet_uint(); if(i<2*n && p[i]==0) reach_error(); return 0; }
