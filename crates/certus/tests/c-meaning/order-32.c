// UNSAFE no-division-by-zero: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int f(int y){ if(y==0) __builtin_exit(0); return 1;} int main(void){ int y=__VERIFIER_nondet_int(); int x=__VERIFIER_nondet_int(); if(x==-2147483647-1) x=0; return f(y)+(x/y)*0; }
