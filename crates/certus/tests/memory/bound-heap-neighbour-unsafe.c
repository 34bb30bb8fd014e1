// UNSAFE valid-deref: p has 2 elements, p[8] may lie in q
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=malloc(8),*q=malloc(8); if(!p||!q) return 0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) p[8]=1; return 0; }
