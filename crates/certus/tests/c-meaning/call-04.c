// UNSAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int g(c) char c; { return c; } int main(void){ if(g(300)==44) reach_error(); return 0; }
