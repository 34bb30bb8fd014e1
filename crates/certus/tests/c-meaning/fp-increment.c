// SAFE unreach-call: ++ on floating point
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
double k = 0.5;
int main(void) {
  float f = 16777216.0f; f++; A(f == 16777216.0f); double d = k; d++; A(d == 1.5); d--; d -= 1; A(d == -0.5); d = 5; d /= 2; A(d == 2.5); int i = 5; i /= 2.0; A(i == 2); i += 0.6; A(i == 2); i = 7; i -= 0.5f; A(i == 6);
  return 0;
}
