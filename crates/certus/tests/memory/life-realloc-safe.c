// SAFE valid-deref: the new pointer is good
extern void *malloc(unsigned long); extern void *realloc(void*,unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=malloc(4); if(!p) return 0; *p=5; int *q=realloc(p,400); if(!q) return 0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) *q=1; return 0; }
