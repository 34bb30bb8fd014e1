// UNSAFE unreach-call LP64: element of a static array
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s[4]; int*pub(int i){ return &s[i]; } void f(int*a){ s[2]=1; *a=2; CHECK(s[2]==1); }
