// UNSAFE unreach-call LP64: copied to a visible place
extern void reach_error(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s; int*gp; void pub(void){ int*t=&s; memcpy(&gp,&t,sizeof t); } void f(int*a){ s=1; *a=2; CHECK(s==1); }
