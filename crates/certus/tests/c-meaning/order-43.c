// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x; int f(void){x=1;return 0;} int g(void){x=2;return 0;} int z(void){ return f()<g(); } int main(void){ while(!z() && x!=1); if (x==1) reach_error(); return 0; }
