// UNSAFE valid-deref LP64: in the step
struct s{int a[2];}; struct s f(void){ struct s r={{1,2}}; return r; } int main(void){ int*p=0; for(int i=0;i<2;p=f().a,i++) if(p) return *p; return 0; }
