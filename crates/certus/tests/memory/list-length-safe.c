// SAFE unreach-call ILP32: at most three nodes
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
struct N{ struct N *next; };
int main(void){ struct N *h=0; unsigned n=__VERIFIER_nondet_uint(),k=0; if(n>3) n=3; for(unsigned i=0;i<n;i++){ struct N *m=malloc(sizeof *m); if(!m) return 0; m->next=h; h=m; }
  for(;h;h=h->next) k++; if(k==4) reach_error(); return 0; }
