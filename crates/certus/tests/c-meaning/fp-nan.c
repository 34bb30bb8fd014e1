// SAFE unreach-call: NaN is not equal to itself
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
double z = 0.0;
int main(void) {
  double n = z / z; A(n != n); A(!(n == n) && !(n < 1) && !(n > 1) && !(n <= n)); A(!!n); float f = n; A(f != f); A(!(n < n || n > n || n == n));
  return 0;
}
