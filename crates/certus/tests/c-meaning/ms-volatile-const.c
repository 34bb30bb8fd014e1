// SAFE unreach-call: const and restrict change nothing
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 5;
int main(void) {
  const int c = k; int const *p = &c; int *restrict q = (int[]){ 3 }; A(*p == 5 && *q == 3); register int r = c; A(r == 5);
  return 0;
}
