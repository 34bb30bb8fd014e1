// UNSAFE unreach-call ILP32 --function f: n->next may be n
extern void reach_error(void);
struct N{ struct N *next; int v; };
void f(struct N *n){ if(!n) return; struct N *m=n->next; if(!m) return;  n->v=1; m->v=2; if(n->v==2) reach_error(); }
int main(void){ return 0; }
