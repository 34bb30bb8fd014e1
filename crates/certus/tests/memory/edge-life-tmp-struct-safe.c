// SAFE valid-deref LP64: copy of the result stays
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct s{int a[2];}; struct s f(void){ struct s r={{1,2}}; return r; } int main(void){ struct s t=f(); int *p=t.a; CHECK(p[0]==1); return 0; }
