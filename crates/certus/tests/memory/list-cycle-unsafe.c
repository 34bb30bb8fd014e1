// UNSAFE unreach-call: the list is a ring
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
struct N{ struct N *next; int v; };
int main(void){ struct N a,b; a.next=&b; b.next=&a; a.v=1; b.v=2; struct N *p=&a; int k=0; while(p && k<3){ p=p->next; k++; } if(p && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) reach_error(); return 0; }
