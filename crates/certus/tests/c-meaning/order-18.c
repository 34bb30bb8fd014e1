// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int p; int f(void){p=p*2+0;return 0;} int g(void){p=p*2+1;return 0;} int h(void){p=p*3;return 0;} int main(void){ p=1; f()+g()+h(); if(p==13) reach_error(); return 0; }
