// SAFE unreach-call LP64: nobody gives a pointer
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int *gp; int main(void){ int l=1; gp=&l; int n=__VERIFIER_nondet_int(); CHECK(l==1); return n; }
