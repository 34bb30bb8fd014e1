// SAFE unreach-call LP64: empty initialiser clears all
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
union U{char c;int i;}; int main(void){ union U u={}; CHECK(u.c==0); return 0; }
