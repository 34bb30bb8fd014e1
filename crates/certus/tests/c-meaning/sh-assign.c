// UNSAFE no-bad-shift: <<= with 64
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned long long x = 1; int n = 64; x <<= n;
  return 0;
}
