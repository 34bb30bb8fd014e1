// SAFE unreach-call: checked arithmetic
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 2147483647;
int main(void) {
  int r; A(__builtin_add_overflow(k, 1, &r) && r == -2147483647 - 1); A(!__builtin_sub_overflow(k, 1, &r)); unsigned char c; A(__builtin_add_overflow(200, 100, &c) && c == 44); A(__builtin_mul_overflow(k, 2, &r) && r == -2); long long l; A(!__builtin_add_overflow(k, k, &l) && l == 4294967294LL); unsigned u; A(__builtin_sub_overflow(1u, 2u, &u));
  return 0;
}
