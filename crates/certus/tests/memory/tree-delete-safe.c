// SAFE valid-free: the children are different
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
struct T{ struct T *l,*r; }; void del(struct T *t,int d){ if(!t||d>2) return; del(t->l,d+1); del(t->r,d+1); free(t); }
int main(void){ struct T *t=malloc(sizeof *t),*c=malloc(sizeof *c),*e=malloc(sizeof *e); if(!t||!c||!e) return 0; c->l=c->r=0; e->l=e->r=0; t->l=c; t->r=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?e:e; del(t,0); return 0; }
