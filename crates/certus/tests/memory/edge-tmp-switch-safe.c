// SAFE unreach-call LP64: in a switch
extern void reach_error(void);
struct s{int a[2];}; struct s f(void){ struct s r={{1,2}}; return r; } int sec(int*p){ return p[1]; } int main(void){ switch(sec(f().a)){ case 2: return 0; } reach_error(); }
