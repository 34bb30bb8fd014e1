// UNSAFE unreach-call LP64: one of the ways is bad
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
int main(void){ int x=__VERIFIER_nondet_int(); if(!__builtin_constant_p(x)) reach_error(); return 0; }
