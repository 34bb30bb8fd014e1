// UNSAFE valid-deref: p[n] is one behind n bytes
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ unsigned n=__VERIFIER_nondet_uint(); if(n==0) return 0; char *p=malloc(n); if(!p) return 0; p[n]=1; return 0; }
