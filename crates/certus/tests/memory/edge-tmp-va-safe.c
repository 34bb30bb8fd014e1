// SAFE unreach-call LP64: as a variable argument
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
#include <stdarg.h>
struct s{int a[2];}; struct s f(int k){ struct s r={{k,2}}; return r; } int g(int n,...){ va_list l; va_start(l,n); int*p=va_arg(l,int*); va_end(l); return *p; } int main(void){ CHECK(g(1,f(4).a)==4); return 0; }
