// SAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int h(int a,int b){return a*10+b;} int c; int n(void){return ++c;} int main(void){ int v=h(n(),n()); if(v!=12&&v!=21) reach_error(); return 0; }
