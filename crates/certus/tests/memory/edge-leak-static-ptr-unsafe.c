// UNSAFE unreach-call LP64: static pointer that a function returns
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s; static int*sp=&s; int*pub(void){ return sp; } void f(int*a){ s=1; *a=2; CHECK(s==1); }
