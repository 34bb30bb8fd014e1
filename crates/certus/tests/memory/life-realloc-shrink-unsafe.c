// UNSAFE valid-deref: the block has one element after realloc
extern void *malloc(unsigned long); extern void *realloc(void*,unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=malloc(16); if(!p) return 0; p[0]=1; int *q=realloc(p,4); if(!q) return 0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return q[1]; return 0; }
