// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x=1; int *p=&x, y=2; int *f(void){p=&y;return &x;} int main(void){ *p = *f() + 10; if(y==11) reach_error(); return 0; }
