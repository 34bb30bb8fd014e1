// SAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x; int f(void){x=1;return 0;} int g(void){x=2;return 0;} int main(void){ int r=({f();})+0; r+=({g();}); if(x!=2) reach_error(); return r; }
