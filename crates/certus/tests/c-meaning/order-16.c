// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
#include <stdlib.h>
int f(void){exit(0);} int g(void){reach_error();return 0;} int main(void){ return g()+f(); }
