// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x; void s(int v){x=v;} int f(void){s(1);return 1;} int g(void){s(2);return 2;} int (*pf)(void)=f,(*pg)(void)=g; int main(void){ pf()*pg(); if(x==1) reach_error(); return 0; }
