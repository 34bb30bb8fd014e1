// UNSAFE valid-deref: the block is as large as a short
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
union V{ short s; int i; };
int main(void){ union V *u=malloc(sizeof(short)); if(!u) return 0; u->s=1; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) u->i=2; return 0; }
