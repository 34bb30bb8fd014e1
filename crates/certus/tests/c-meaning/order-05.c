// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x; int f(void){return x;} int main(void){ int r=x++ + f(); if(r==1) reach_error(); return r; }
