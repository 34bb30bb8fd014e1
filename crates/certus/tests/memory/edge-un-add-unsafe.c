// UNSAFE unreach-call LP64: changed as a number
extern void reach_error(void);
typedef __UINTPTR_TYPE__ uptr;
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
union u{int*p;uptr n;}; int main(void){ int a[2]={0,0}; union u v; v.p=a; v.n+=4; *v.p=2; CHECK(a[1]==0); return 0; }
