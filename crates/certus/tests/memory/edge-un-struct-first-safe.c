// SAFE unreach-call LP64: first member is the largest
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
union U{struct{int a,b;} s; int i;}; int main(void){ union U u={{1,2}}; CHECK(u.i==1&&u.s.b==2); return 0; }
