// SAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int get(int*p){return *p;} int main(void){ int x=3,y=4; if(get(&x)+get(&y)!=7) reach_error(); return 0; }
