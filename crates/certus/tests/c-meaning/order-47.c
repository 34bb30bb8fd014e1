// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x=3; int f(void){x=4; return 0;} int sw(void){ return x+f();} int main(void){ if(sw()==3) reach_error(); return 0; }
