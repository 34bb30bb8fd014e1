// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int i; int a[4]; int f(void){ i=2; return 1;} int main(void){ a[i] += f(); if(a[2]==1) reach_error(); return 0; }
