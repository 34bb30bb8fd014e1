// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int g(b) _Bool b; { return b; } int main(void){ if(g(1)!=1||g(0)!=0) reach_error(); return 0; }
