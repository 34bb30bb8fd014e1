// SAFE valid-deref: the block holds a big struct
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
struct A{ int x; }; struct B{ int x; int y; };
int main(void){ struct B *b=malloc(sizeof(struct B)); if(!b) return 0; b->x=1; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) b->y=2; return 0; }
