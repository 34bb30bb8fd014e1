// SAFE unreach-call: minus zero
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
double z = 0.0;
int main(void) {
  double m = -z; A(m == z); A(1 / m < 0 && 1 / z > 0); A(!m); double d = 0.0 - z; A(1 / d > 0); A(1 / (z * -1) < 0); A(__builtin_signbit(m));
  return 0;
}
