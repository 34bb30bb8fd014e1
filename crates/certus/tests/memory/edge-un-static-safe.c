// SAFE unreach-call LP64: static unions are zero beyond
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
union U{char c;int i;}; static union U u={1}; int main(void){ CHECK(u.c==1); return 0; }
