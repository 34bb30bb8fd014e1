// UNSAFE unreach-call LP64: union in a structure
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct s{int k; union{char c;long l;} v;}; int main(void){ struct s t={1,{2}}; CHECK(t.v.l==2); return 0; }
