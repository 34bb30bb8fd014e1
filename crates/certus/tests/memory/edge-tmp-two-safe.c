// SAFE valid-deref LP64: two temporaries at once
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct s{int a[2];}; struct s f(int k){ struct s r={{k,2}}; return r; } int d(int*p,int*q){ return p[0]-q[0]; } int main(void){ CHECK(d(f(5).a,f(3).a)==2); return 0; }
