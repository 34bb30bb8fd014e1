// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
#include <stdarg.h>
int s(int n,...){ va_list a; va_start(a,n); int r=0; while(n--) r+=va_arg(a,int); va_end(a); return r;} int main(void){ char c=-1; short h=7; unsigned char u=200; if(s(3,c,h,u)!=206) reach_error(); return 0; }
