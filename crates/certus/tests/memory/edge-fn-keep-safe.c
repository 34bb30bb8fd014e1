// SAFE unreach-call LP64: only used inside
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s; static void set(int*p){ *p=1; } void f(int*a){ set(&s); *a=2; CHECK(s==1); }
