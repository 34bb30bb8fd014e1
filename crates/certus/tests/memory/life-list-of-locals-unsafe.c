// UNSAFE valid-deref: the list goes through a node of a call that has returned
extern unsigned __VERIFIER_nondet_uint(void);
struct N{ struct N *next; int v; }; int walk(struct N *n){ int s=0; for(int i=0;n && i<3;i++){ s+=n->v; n=n->next; } return s; }
struct N *top; int f(int d){ struct N n; n.v=d; n.next=top; top=&n; if(d>0) f(d-1);  return 0; }
int main(void){ top=0; f(2); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return walk(top); return 0; }
