// UNSAFE valid-deref: d has n elements
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
struct F{ int n; char d[]; };
int main(void){ unsigned n=__VERIFIER_nondet_uint(); if(n<1||n>100) return 0; struct F *f=malloc(sizeof(struct F)+n); if(!f) return 0; f->n=n; f->d[f->n]=1; return 0; }
