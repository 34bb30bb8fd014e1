// SAFE unreach-call: b is a copy
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
struct S{ int a[3]; };
int main(void){ struct S a={{1,2,3}},b; unsigned i=__VERIFIER_nondet_uint(); if(i>=3) return 0; b=a; a.a[i]=9; if(b.a[i]==9) reach_error(); return 0; }
