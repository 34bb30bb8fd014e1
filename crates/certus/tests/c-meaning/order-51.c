// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int inc(int*p){return ++*p;} int main(void){ int x=1; if(inc(&x)+x==3) reach_error(); return 0; }
