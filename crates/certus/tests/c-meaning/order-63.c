// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int c; int n(void){return c++;} int a(int x){return x;} int b(int x){return 2*x;} int (*t[2])(int)={a,b}; int main(void){ if(t[n()](n()+3)==6) reach_error(); return 0; }
