// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int a[4]; int f(void){ a[0]=5; return 1;} int main(void){ int i=0; a[i++] += f(); if(i!=1) return 0; if (a[0]==1) reach_error(); return 0; }
