// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int i; int f(void){i=1;return 7;} int a[3]; int main(void){ a[i]=f(); if(a[1]==7) reach_error(); return 0; }
