// UNSAFE no-bad-shift: << of a negative number
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int x = -1; int r = x << 1;
  return 0;
}
