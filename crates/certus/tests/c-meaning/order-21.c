// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int c; int n(void){return ++c;} int main(void){ int a[2]={n(),n()}; if(a[0]==2) reach_error(); return 0; }
