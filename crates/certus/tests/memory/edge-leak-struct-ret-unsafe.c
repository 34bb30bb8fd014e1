// UNSAFE unreach-call LP64: in a structure that is returned
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s; struct r{int*p;}; struct r pub(void){ struct r x={&s}; return x; } void f(int*a){ s=1; *a=2; CHECK(s==1); }
