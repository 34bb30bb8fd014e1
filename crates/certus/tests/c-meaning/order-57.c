// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x; int f(void){x=1;return 5;} int main(void){ int *p=&x; *p = 0; int r = *p + f(); if(r==6) reach_error(); return 0; }
