// SAFE unreach-call: case ranges
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 15;
int main(void) {
  int r = 0; switch (k) { case 0 ... 9: r = 1; break; case 10 ... 20: r = 2; break; default: r = 3; } A(r == 2); switch (-k) { case -20 ... -10: r = 5; } A(r == 5);
  return 0;
}
