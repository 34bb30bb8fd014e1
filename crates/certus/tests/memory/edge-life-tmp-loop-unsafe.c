// UNSAFE valid-deref LP64: pointer kept over rounds
struct s{int a[2];}; struct s f(int k){ struct s r={{k,k}}; return r; } int main(void){ int *p=0; for(int i=0;i<3;i++){ if(i==2) return *p; p=f(i).a; } return 0; }
