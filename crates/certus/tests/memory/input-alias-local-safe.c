// SAFE unreach-call ILP32 --function f: p cannot be x, which did not exist before the call
extern void reach_error(void);
void set(int *q){ *q=2; }
void f(int *p){ int x=1; if(!p) return; set(p); if(x==2) reach_error(); }
int main(void){ return 0; }
