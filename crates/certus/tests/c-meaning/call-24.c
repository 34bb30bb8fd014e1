// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
#include <stdarg.h>
struct p{int x,y;}; int s(int n,...){ va_list a; va_start(a,n); struct p q=va_arg(a,struct p); double d=va_arg(a,double); va_end(a); return q.x*10+q.y+(int)d;} int main(void){ struct p q={4,2}; if(s(2,q,1.0)!=43) reach_error(); return 0; }
