// UNSAFE unreach-call LP64: as a number
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s; unsigned long pub(void){ return (unsigned long)&s; } void f(int*a){ s=1; *a=2; CHECK(s==1); }
