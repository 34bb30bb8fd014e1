// SAFE valid-free: only the new block is freed
extern void *malloc(unsigned long); extern void *realloc(void*,unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=malloc(8); if(!p) return 0; int *q=realloc(p,16); if(!q) return 0; free(q); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) q=0; return 0; }
