// SAFE valid-deref: 12 bytes are three ints
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=malloc(12); if(!p) return 0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) p[2]=1; return 0; }
