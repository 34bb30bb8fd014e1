// UNSAFE unreach-call LP64: as an argument of a variadic helper
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
#include <stdarg.h>
static int s; int*g; static void h(int n,...){ va_list l; va_start(l,n); g=va_arg(l,int*); va_end(l); } void pub(void){ h(1,&s); } void f(int*a){ s=1; *a=2; CHECK(s==1); }
