// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
float g(x) float x; { x += 1; return x; } double h(f) float (*f)(); { return f(2.5); } int main(void){ if(h(g)!=3.5) reach_error(); return 0; }
