// SAFE unreach-call LP64: another type
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static double s; double*pub(void){ return &s; } void f(int*a){ s=1.0; *a=2; CHECK(s==1.0); }
