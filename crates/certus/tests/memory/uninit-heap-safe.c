// SAFE valid-deref: the block is set
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
struct N{ struct N *next; };
int main(void){ struct N *n=malloc(sizeof *n); if(!n) return 0; n->next=0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) for(int i=0;n && i<3;i++) n=n->next; return 0; }
