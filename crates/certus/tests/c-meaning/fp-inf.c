// SAFE unreach-call: infinities
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
double z = 0.0;
int main(void) {
  double i = 1 / z; A(i > 1.7976931348623157e308 && i == i && -i < i && i - i != i - i && 1 / i == 0); float f = 1e38f; f *= 10; A(f == (float)i); f = 3.4028234e38f; double d = f; A(d * 2 > d && (float)(d * 2) == 1 / (float)z);
  return 0;
}
