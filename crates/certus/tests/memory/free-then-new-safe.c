// SAFE valid-deref: q lives
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=malloc(8); if(!p) return 0; free(p); int *q=malloc(8); if(!q) return 0; q[0]=1; if((unsigned long)p==(unsigned long)q && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *q; return 0; }
