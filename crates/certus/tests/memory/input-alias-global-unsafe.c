// UNSAFE unreach-call ILP32 --function f: p may be &g
extern void reach_error(void);
int g;
void f(int *p){ if(!p) return; g=1; *p=2; if(g==2) reach_error(); }
int main(void){ return 0; }
