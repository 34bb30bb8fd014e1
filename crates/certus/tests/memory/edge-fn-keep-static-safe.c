// SAFE unreach-call LP64: static function that nobody calls
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s; static int *h(void){ return &s; } void f(int*a){ s=1; if(a) *a=2; CHECK(s==1); (void)sizeof h(); }
