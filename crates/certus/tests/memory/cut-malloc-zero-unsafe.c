// UNSAFE valid-deref: malloc(0) gives no byte to use
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char *p=malloc(0); if(p && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) *p=1; return 0; }
