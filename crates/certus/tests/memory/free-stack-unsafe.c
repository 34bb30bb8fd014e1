// UNSAFE valid-free: x is no heap object
extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=0; int *p=&x; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) free(p); return x; }
