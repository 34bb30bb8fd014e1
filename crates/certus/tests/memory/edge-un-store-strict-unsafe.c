// UNSAFE unreach-call LP64: strict: storing a member opens the others
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
union U{char c;int i;}; int main(void){ union U u; u.i=-1; u.c=0; CHECK(u.i==-256); return 0; }
