// UNSAFE unreach-call ILP32: far out of the object, undefined
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ static char x[4]; unsigned n=__VERIFIER_nondet_uint(); if(n<0x10000000u) return 0; char *q=x; q-=n; if(q==0) reach_error(); return 0; }
