// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
#include <string.h>
char b[8]; char*cp(const char*s){ return strcpy(b,s);} int eq(const char*x,const char*y){return x[0];} int main(void){ if(eq(cp("a"),cp("b"))=='a') reach_error(); return 0;}
