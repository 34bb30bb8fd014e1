// SAFE valid-deref LP64: used in the same expression
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct s{int a[2];}; struct s f(void){ struct s r={{1,2}}; return r; } int*id(int*p){ return p; } int main(void){ CHECK(*id(f().a)==1); return 0; }
