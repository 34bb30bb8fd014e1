// SAFE valid-deref LP64: value returned
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct s{int a[2];}; struct s f(void){ struct s r={{1,2}}; return r; } int g(void){ return f().a[1]; } int main(void){ CHECK(g()==2); return 0; }
