// UNSAFE valid-deref: the head was freed by the last get
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
struct N{ struct N *next; int v; }; struct N *head,*tail;
int put(int v){ struct N *n=malloc(sizeof *n); if(!n) return 0; n->v=v; n->next=0; if(tail) tail->next=n; else head=n; tail=n; return 1; }
void get(void){ struct N *n=head; if(n){ head=n->next; free(n); } }
int main(void){ if(!put(1)) return 0; get(); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) put(2); return 0; }
