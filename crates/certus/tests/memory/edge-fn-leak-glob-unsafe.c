// UNSAFE unreach-call LP64: static address stored in a visible pointer by another function
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s; int *gp; void pub(void){ gp=&s; } void f(int*a){ s=1; *a=2; CHECK(s==1); }
