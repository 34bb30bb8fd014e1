// SAFE unreach-call LP64: both ways the same
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ int x=__VERIFIER_nondet_int()&7; int y=__builtin_constant_p(x)?x*2:x<<1; CHECK(y==2*x); return 0; }
