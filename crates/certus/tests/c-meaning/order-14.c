// SAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x=1; int f(void){x=10;return 1;} int main(void){ x+=f(); if(x!=11&&x!=2) reach_error(); return 0; }
