// UNSAFE no-division-by-zero: /=
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int a = 3, b = __VERIFIER_nondet_int(); b -= b; a /= b;
  return 0;
}
