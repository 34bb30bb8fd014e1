// SAFE unreach-call ILP32 --function f: p is not &g
extern void reach_error(void);
int g;
void f(int *p){ if(!p||p==&g) return; g=1; *p=2; if(g==2) reach_error(); }
int main(void){ return 0; }
