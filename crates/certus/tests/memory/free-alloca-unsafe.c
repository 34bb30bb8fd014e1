// UNSAFE valid-free: alloca memory is not to be freed
extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char *p=__builtin_alloca(16); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) free(p); return 0; }
