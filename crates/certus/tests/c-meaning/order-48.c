// SAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int fib(int n){ if(n<2) return n; return fib(n-1)+fib(n-2);} int main(void){ if(fib(5)!=5) reach_error(); return 0; }
