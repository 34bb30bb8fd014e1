// UNSAFE valid-deref: q is the freed block
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=malloc(8),*r=malloc(8); if(!p||!r) return 0; int *q=p; free(p); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) q[1]=1; return 0; }
