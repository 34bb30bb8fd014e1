// UNSAFE unreach-call LP64: address of a member
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static struct t{int a,b;} s; int *pub(void){ return &s.b; } void f(int*a){ s.b=1; *a=2; CHECK(s.b==1); }
