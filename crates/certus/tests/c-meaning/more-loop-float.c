// SAFE unreach-call: a float counter
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int n = 0; for (float f = 0; f < 1; f += 0.25f) n++; A(n == 4); n = 0; for (double d = 0; d != 1.0 && n < 12; d += 0.1) n++; A(n == 12);
  return 0;
}
