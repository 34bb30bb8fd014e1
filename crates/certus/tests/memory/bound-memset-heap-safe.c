// SAFE valid-deref: 16 bytes into 16
extern void *malloc(unsigned long); extern void *memset(void*,int,unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=malloc(16); if(!p) return 0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) memset(p,0,16); return 0; }
