// SAFE unreach-call: swap by xor
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), x = a, y = b; x ^= y; y ^= x; x ^= y; A(x == b && y == a);
  return 0;
}
