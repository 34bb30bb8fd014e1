// SAFE valid-free: only the heap block is freed
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char *p="abc"; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) p=malloc(4); if(p && p[0]=='a') return 0; p=0; free(p); return 0; }
