// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x; _Bool f(void){x++; return 1;} int main(void){ int a[2]; a[0]=x; int y = f() + x; if (y==1) reach_error(); return 0;}
