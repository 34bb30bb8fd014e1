// SAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x; int f(void){x=3;return 1;} int main(void){ int y = f() && x; if (!y) reach_error(); y = (f(), x); if(y!=3) reach_error(); for(x=0; f(), x<3;); return 0;}
