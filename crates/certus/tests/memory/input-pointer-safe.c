// SAFE unreach-call: the input is not &x when it is &y
extern unsigned long __VERIFIER_nondet_ulong(void); extern void reach_error(void);
int x,y;
int main(void){ int *p=(int*)__VERIFIER_nondet_ulong(); if(p==&y) *p=1; if(x==1) reach_error(); return 0; }
