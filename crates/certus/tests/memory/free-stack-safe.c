// SAFE valid-free: null may be freed
extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=0; int *p=0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) free(p); return x; }
