// SAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int main(void){ int a=__VERIFIER_nondet_int(), b=__VERIFIER_nondet_int(); if (a>100||b>100||a<0||b<0) return 0; int c=a++ + b++; if(c!=a+b-2) reach_error(); return 0; }
