// UNSAFE unreach-call ILP32 --function f: c may point into *p
extern void reach_error(void);
void f(int *p,char *c){ if(!p||!c) return; *p=0; *c=1; if(*p!=0) reach_error(); }
int main(void){ return 0; }
