// UNSAFE unreach-call LP64: array of unions
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
union U{char c;int i;}; int main(void){ union U u[2]={{1},{2}}; CHECK(u[1].i==2); return 0; }
