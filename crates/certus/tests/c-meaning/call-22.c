// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int f(int a[3], int g(int)) { return g(a[1]); } int dbl(int x){return x*2;} int main(void){ int a[3]={1,2,3}; if(f(a,dbl)!=4) reach_error(); return 0; }
