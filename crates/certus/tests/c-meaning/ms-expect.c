// SAFE unreach-call: __builtin_expect and choose
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 5;
int main(void) {
  A(__builtin_expect(k, 0) == 5); A(__builtin_choose_expr(1, 3, k) == 3); A(__builtin_types_compatible_p(int, typeof(k))); A(__builtin_constant_p(3));
  return 0;
}
