// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
float g(x) float x; { return x; } int main(void){ if(g(0.1)!=0.1f) reach_error(); return 0; }
