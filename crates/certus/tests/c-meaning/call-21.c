// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int f(a) register int a; { a++; return a; } static g(x) { return f(x)*2; } int main(void){ if(g(2)!=6) reach_error(); return 0; }
