// UNSAFE unreach-call LP64: the first member is the small one
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
union U{char c;int i;}; int main(void){ union U u={1}; CHECK(u.i==1); return 0; }
