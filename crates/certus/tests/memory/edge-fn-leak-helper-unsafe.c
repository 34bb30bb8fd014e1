// UNSAFE unreach-call LP64: through a static helper
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s; static int *h(void){ return &s; } int *pub(void){ return h(); } void f(int*a){ s=1; *a=2; CHECK(s==1); }
