// SAFE valid-deref: k is 0 or 1
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void); extern int __VERIFIER_nondet_int(void);
int main(void){ int *p=malloc(8),*q=malloc(8); if(!p||!q) return 0; int k=__VERIFIER_nondet_int(); if(k>=0 && k<2 && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) q[k]=1; return 0; }
