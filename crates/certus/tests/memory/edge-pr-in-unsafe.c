// UNSAFE unreach-call LP64: argument from an input
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
__attribute__((const)) int h(int); int main(void){ int x=__VERIFIER_nondet_int(),y=__VERIFIER_nondet_int(); CHECK(h(x)==h(y)); return 0; }
