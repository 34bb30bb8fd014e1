// UNSAFE unreach-call LP64: given to a function without a body by another
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s; extern void keep(int*); void pub(void){ keep(&s); } void f(int*a){ s=1; *a=2; CHECK(s==1); }
