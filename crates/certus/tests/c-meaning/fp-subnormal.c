// SAFE unreach-call: subnormal numbers
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
double k = 2.2250738585072014e-308 / 4;
int main(void) {
  double d = k; A(d / 2 > 0); d = 4.9e-324; A(d > 0 && d / 2 == 0 && d * 0.5 == 0); float f = 1e-45f; A(f > 0); f = d; A(f == 0); A(__builtin_isnormal(1.0) && !__builtin_isnormal(k));
  return 0;
}
