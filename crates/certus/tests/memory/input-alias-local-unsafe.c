// UNSAFE unreach-call ILP32 --function f: the call gets &x
extern void reach_error(void);
void set(int *q){ *q=2; }
void f(int *p){ int x=1; if(!p) return; set(&x); if(x==2) reach_error(); }
int main(void){ return 0; }
