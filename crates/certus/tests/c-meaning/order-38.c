// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
#include <stdarg.h>
int h(int a,int b){return a*10+b;} int v(int n,...){va_list ap; va_start(ap,n); int r=h(va_arg(ap,int),va_arg(ap,int)); va_end(ap); return r;} int main(void){ if(v(2,1,2)==21) reach_error(); return 0; }
