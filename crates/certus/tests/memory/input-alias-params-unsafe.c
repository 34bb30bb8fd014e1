// UNSAFE unreach-call ILP32 --function f: p and q may be the same
extern void reach_error(void);
void f(int *p,int *q){ if(!p||!q) return;  *p=1; *q=2; if(*p==2) reach_error(); }
int main(void){ return 0; }
