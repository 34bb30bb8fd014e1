// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int g(a,b) { return a-b; } int main(void){ int (*p)()=g; if(p(5,3)!=2) reach_error(); return 0; }
