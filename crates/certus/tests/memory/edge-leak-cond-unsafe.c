// UNSAFE unreach-call LP64: through a conditional
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s,t; int*pub(int c){ return c?&s:&t; } void f(int*a){ t=1; *a=2; CHECK(t==1); }
