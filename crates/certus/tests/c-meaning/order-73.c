// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
#include <string.h>
char b[8]; int main(void){ b[0]=1; int r = (memset(b,5,2)!=0) + b[0]; if(r==2) reach_error(); return 0;}
