// SAFE unreach-call LP64: partly initialised structure member
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
union U{struct{int a,b,c;} s; char k;}; int main(void){ union U u={{1}}; CHECK(u.s.b==0&&u.s.c==0&&u.k==1); return 0; }
