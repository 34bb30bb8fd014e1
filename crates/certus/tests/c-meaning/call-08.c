// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int g(); int main(void){ float f=0.5f; if(g(f,(char)3)!=8) reach_error(); return 0; } int g(x,c) double x; int c; { return (int)(x*10)+c; }
