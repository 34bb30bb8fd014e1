// UNSAFE unreach-call LP64: through an out parameter
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s; void pub(int**o){ *o=&s; } void f(int*a){ s=1; *a=2; CHECK(s==1); }
