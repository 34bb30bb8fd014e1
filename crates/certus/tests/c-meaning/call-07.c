// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
struct s{int a,b;}; int g(v,c) struct s v; char c; { return v.a*100+v.b*10+c; } int main(void){ struct s x={1,2}; int (*p)()=g; if(p(x,3)!=123||g(x,259)!=123) reach_error(); return 0; }
