// SAFE unreach-call LP64: temporaries of a conditional used at once
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct s{int a[2];}; struct s f(int k){ struct s r={{k,k+1}}; return r; } int main(void){ int c=__VERIFIER_nondet_int(); int v=(c?f(1):f(3)).a[1]; CHECK(v==2||v==4); return 0; }
