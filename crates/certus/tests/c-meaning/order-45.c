// SAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x; int f(void){x++;return x;} int main(void){ struct {int a,b;} s={.b=f(),.a=f()}; if (s.a+s.b!=3) reach_error(); return 0; }
