// SAFE unreach-call LP64: pointer through a union
extern void reach_error(void);
typedef __UINTPTR_TYPE__ uptr;
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
union u{int*p;uptr n;}; int main(void){ int x=0; union u v; v.p=&x; *(int*)v.n=2; CHECK(x==2); return 0; }
