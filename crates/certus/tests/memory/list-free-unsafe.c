// UNSAFE valid-deref: n->next is read after free(n)
extern void *malloc(unsigned long); extern void free(void*);
struct N{ struct N *next; };
int main(void){ struct N *h=0; for(int i=0;i<3;i++){ struct N *n=malloc(sizeof *n); if(!n) return 0; n->next=h; h=n; }
  while(h){ free(h); h=h->next; } return 0; }
