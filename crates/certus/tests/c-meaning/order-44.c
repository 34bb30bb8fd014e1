// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x; int f(void){x++;return x;} int main(void){ int b[3]={0}; b[f()]=f(); if(b[1]==2) return 0; if (b[2]==1) reach_error(); return 0; }
