// SAFE valid-free: the block is one
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
static char s[16];
int main(void){ char *h=malloc(16); char *p=__VERIFIER_nondet_uint()*2654435761u==0x12345678u ? 0 : h; free(p); return 0; }
