// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x; int f(int a){x=a;return a;} int g(void){return x*0+5;} int main(void){ x=1; int r = f(g()*0+9) - x; if(r==8) reach_error(); return 0; }
