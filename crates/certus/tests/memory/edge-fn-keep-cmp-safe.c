// SAFE unreach-call LP64: compared only
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s; int pub(int*p){ return p==&s; } void f(int*a){ s=1; *a=2; CHECK(s==1); }
