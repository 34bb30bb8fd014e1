// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int main(void){ if(twice(21)!=42) reach_error(); return 0; } int twice(int x){ return 2*x; }
