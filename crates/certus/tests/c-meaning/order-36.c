// SAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int a[4]; int f(void){ a[1]++; return 1;} int main(void){ int i=0; a[i++] += f(); if(i!=1 || a[0]!=1 || a[1]!=1) reach_error(); return 0; }
