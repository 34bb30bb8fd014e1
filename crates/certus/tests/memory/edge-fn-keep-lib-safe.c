// SAFE unreach-call LP64: given to the library only
extern void reach_error(void);
extern void *memset(void *, int, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s[4]; void f(int*a){ memset(s,0,sizeof s); *a=2; CHECK(s[0]==0); }
