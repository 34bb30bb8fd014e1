// UNSAFE unreach-call ILP32: far below
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
int main(void){ static int x[4]; int n=__VERIFIER_nondet_int(); if(n>-0x4000000||n<-0x20000000) return 0; int*p=x+n; if(p) return 0; reach_error(); }
