// UNSAFE unreach-call LP64: content of an ended temporary is open
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct s{int a[2];}; struct s f(int k){ struct s r={{k,2}}; return r; } int main(void){ int*p=f(1).a; CHECK(*p==1); return 0; }
