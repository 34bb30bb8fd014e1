// UNSAFE valid-deref: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int f(int*p){ if(!p) __builtin_exit(0); return 1;} int main(void){ int x=1; int *p=__VERIFIER_nondet_int()?&x:0; return f(p)+*p; }
