// SAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x; int f(void){x=x*2+1;return 0;} int g(void){x=x*3;return 0;} int h(void){x=x+5;return 0;} int main(void){ x=1; (f(),g())+h(); if(x!=24&&x!=14&&x!=39) reach_error(); return 0; }
