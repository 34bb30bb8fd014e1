// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
#include <stdarg.h>
long long s(int n,...){ va_list a,b; va_start(a,n); va_copy(b,a); long long r=va_arg(a,long long); r+=va_arg(a,int); r+=va_arg(b,long long); va_end(a); va_end(b); return r;} int main(void){ if(s(2,1LL<<40,3)!=(2LL<<40)+3) reach_error(); return 0; }
