// UNSAFE no-bad-shift: shift by a negative amount
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int n = -1; unsigned r = 4u >> n;
  return 0;
}
