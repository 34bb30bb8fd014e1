// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int g; int rec(int n){ if(n==0) return g++; return rec(n-1) * 2 + rec(n-1) ; } int main(void){ if(rec(1)==2) reach_error(); return 0;}
