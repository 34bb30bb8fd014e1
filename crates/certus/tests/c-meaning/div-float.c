// SAFE no-division-by-zero: floating-point division is no integer division
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  double a = 0.0; double r = 1.0 / a; A(r > 1e308); float f = 0; f = 1 / f;
  return 0;
}
