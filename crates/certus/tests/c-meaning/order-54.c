// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int c; int n(void){return ++c;} int main(void){ int x; x=n()+10*(x=n()); if(x==12) reach_error(); return 0; }
