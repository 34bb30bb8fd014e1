// SAFE valid-deref LP64: in a loop condition
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct s{int a[2];}; static int k; struct s f(void){ struct s r={{k++,2}}; return r; } int first(int*p){ return p[0]; } int main(void){ int n=0; while(first(f().a)<3) n++; CHECK(n==3); return 0; }
