// SAFE no-bad-shift: unsigned char is promoted: 8 is fine
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned char c = 1; int r = c << 8; r = c >> 20; A(r == 0);
  return 0;
}
