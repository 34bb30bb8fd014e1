// UNSAFE valid-free: the first member of the second element is inside of the block
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
struct S{ int a; int b; };
int main(void){ struct S *s=malloc(2*sizeof(struct S)); if(!s) return 0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) free(&s[1].a); return 0; }
