// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
#include <stdarg.h>
double s(int n,...){ va_list a; va_start(a,n); double r=0; while(n--) r+=va_arg(a,double); va_end(a); return r;} int main(void){ float f=0.25f; int (*dummy)(void)=0; double (*p)(int,...)=s; if(p(2,f,1.5)!=1.75) reach_error(); return 0; }
