// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
long g(l) long l; { return l; } int main(void){ if(g(5L)!=5) reach_error(); if(g(-1L)!=-1) reach_error(); return 0; }
