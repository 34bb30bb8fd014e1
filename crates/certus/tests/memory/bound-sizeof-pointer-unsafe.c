// UNSAFE valid-deref LP64: sizeof p is 8, the block has 4 bytes
extern void *malloc(unsigned long); extern void *memset(void*,int,unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char *p=malloc(4); if(!p) return 0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) memset(p,0,sizeof p); return 0; }
