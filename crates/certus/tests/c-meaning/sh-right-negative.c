// SAFE no-bad-shift: >> of a negative number is fine
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int x = -8; int r = x >> 2; A(r == -2);
  return 0;
}
