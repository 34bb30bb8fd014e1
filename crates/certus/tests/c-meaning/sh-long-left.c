// UNSAFE no-bad-shift: 1 << 40 is a shift of int
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int n = 40; long x = 1 << n;
  return 0;
}
