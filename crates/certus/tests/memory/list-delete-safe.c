// SAFE valid-deref: the predecessor is set
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
struct N{ struct N *next; int v; };
int main(void){ struct N *a=malloc(sizeof *a),*b=malloc(sizeof *b); if(!a||!b) return 0; a->next=b; b->next=0; b->v=1;
  if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u){ a->next=b->next; free(b); } if(a->next) return a->next->v; return 0; }
