// UNSAFE unreach-call ILP32: n may be the address of x
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int x;
int main(void){ unsigned n=__VERIFIER_nondet_uint(); if(n==(unsigned)&x) *(int*)n=1; if(x==1) reach_error(); return 0; }
