// SAFE unreach-call LP64: a local of f
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
void f(int*a){ int l=1; *a=2; CHECK(l==1); }
