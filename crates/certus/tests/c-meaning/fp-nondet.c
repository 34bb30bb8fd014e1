// SAFE unreach-call: NaN breaks both comparisons
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int n = __VERIFIER_nondet_int(); double d = (double)n * 0.5; A(d + d == n); A((int)d == n / 2);
  return 0;
}
