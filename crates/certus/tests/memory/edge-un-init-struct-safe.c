// SAFE unreach-call LP64: member that is whole
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct s{int k; union{long l;char c;} v;}; int main(void){ struct s t={1,{2}}; CHECK(t.v.l==2&&t.v.c==2); return 0; }
