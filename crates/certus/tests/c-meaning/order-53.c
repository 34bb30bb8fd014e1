// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int c; int n(void){return ++c;} struct s{int a,b;}; int f(struct s v){return v.a*10+v.b;} int main(void){ if(f((struct s){n(),n()})==21) reach_error(); return 0; }
