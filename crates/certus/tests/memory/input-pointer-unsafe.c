// UNSAFE unreach-call: the input may be &x
extern unsigned long __VERIFIER_nondet_ulong(void); extern void reach_error(void);
int x,y;
int main(void){ int *p=(int*)__VERIFIER_nondet_ulong(); if(p==&y) *p=1; if(y==1) reach_error(); return 0; }
