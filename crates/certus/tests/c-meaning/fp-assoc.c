// SAFE unreach-call: sums are not associative
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
double k = 1.0;
int main(void) {
  double a = 1e16, b = -1e16, c = k; A((a + b) + c == 1 && a + (b + c) == 0);
  return 0;
}
