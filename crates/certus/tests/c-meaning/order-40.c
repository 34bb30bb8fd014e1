// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int f(void){ while(1); return 0;} int main(void){ int y=f()+(reach_error(),1); return y; }
