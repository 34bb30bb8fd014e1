// SAFE unreach-call LP64: the whole is initialised
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
union U{int i;char c;}; int main(void){ union U u={1}; CHECK(u.i==1&&u.c==1); return 0; }
