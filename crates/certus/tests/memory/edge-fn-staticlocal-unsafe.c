// UNSAFE unreach-call LP64: static local whose address is returned
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int *pub(void){ static int s; return &s; } void f(int*a){ int *q=pub(); *q=1; *a=2; CHECK(*q==1); }
