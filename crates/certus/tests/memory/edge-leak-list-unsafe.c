// UNSAFE unreach-call LP64: in a list that others can reach
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct n{struct n*x;int v;}; static struct n a; struct n head={&a,0}; void f(int*p){ a.v=1; *p=2; CHECK(a.v==1); }
