// SAFE unreach-call: builtins on numbers
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
double k = -2.5;
int main(void) {
  A(__builtin_isnan(__builtin_nan("")) && __builtin_isinf(__builtin_inf()) && __builtin_huge_val() > 1e308 && __builtin_fabs(k) == 2.5 && __builtin_copysign(1.0, k) == -1.0 && __builtin_isinf_sign(-__builtin_inf()) < 0 && __builtin_signbit(k));
  return 0;
}
