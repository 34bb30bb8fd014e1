// SAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int s; int f(int n){ s+=n; return n; } int main(void){ int r=f(1)+f(2); if(s!=3||r!=3) reach_error(); return 0; }
