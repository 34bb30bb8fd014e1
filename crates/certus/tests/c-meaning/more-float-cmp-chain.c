// SAFE unreach-call: comparisons of float and int constants
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  float f = 0.1f; A(f > 0.1); A(f != 0.1); A((f == 0.1f) == 1); A(f + 0.0 != 0.1); double d = 0.1; A((float)d == f); A(d < f); float g = 1.0f / 3; A(g * 3 == 1.0f); A((double)g * 3 != 1.0);
  return 0;
}
