// UNSAFE valid-free: not the beginning of the block
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=malloc(8); if(!p) return 0; int *q=p+1; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) free(q); return 0; }
