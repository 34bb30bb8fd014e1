// UNSAFE unreach-call LP64: bytes beyond the initialised member are open
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
union U{char c;int i;}; int main(void){ union U u={.c=1}; CHECK((u.i&0xff00)==0); return 0; }
