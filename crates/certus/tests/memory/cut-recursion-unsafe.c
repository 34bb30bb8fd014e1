// UNSAFE unreach-call ILP32: f(15000) is 15000; 15000 small frames fit a stack
extern int __VERIFIER_nondet_int(void); extern void reach_error(void);
int f(int n){ return n>0 ? 1+f(n-1) : 0; }
int main(void){ int n=__VERIFIER_nondet_int(); if(n<0||n>15000) return 0; if(f(n)==15000) reach_error(); return 0; }
