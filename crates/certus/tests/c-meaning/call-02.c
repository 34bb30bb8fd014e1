// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
float g(x) float x; { return x; } int main(void){ float (*p)()=g; if(p(1.5)!=1.5f) reach_error(); return 0; }
