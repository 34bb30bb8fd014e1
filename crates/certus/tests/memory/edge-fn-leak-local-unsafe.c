// UNSAFE unreach-call LP64: through a local variable
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s; int *pub(int k){ int *r=0; if(k) r=&s; return r; } void f(int*a){ s=1; *a=2; CHECK(s==1); }
