// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int c; int n(void){return c++;} int main(void){ int m[2][2]={{1,2},{3,4}}; if(m[n()][n()]==3) reach_error(); return 0; }
