// SAFE unreach-call ILP32 --function f: nothing is written through c
extern void reach_error(void);
void f(int *p,char *c){ if(!p||!c) return; *p=0; char k=*c; (void)k; if(*p!=0) reach_error(); }
int main(void){ return 0; }
