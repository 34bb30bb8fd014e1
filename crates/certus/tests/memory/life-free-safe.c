// SAFE valid-deref: *p before free
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=malloc(sizeof(int)); if(!p) return 0; *p=0; int c=__VERIFIER_nondet_uint()*2654435761u==0x12345678u; if(c) *p=1; free(p); return 0; }
