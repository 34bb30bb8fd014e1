// SAFE unreach-call: comparison of int and float rounds
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 16777217;
int main(void) {
  float f = 16777216.0f; A(k == f); A(k != (double)f); A(k - 1 == f); unsigned long long u = ~0ULL; A(u == 18446744073709551616.0);
  return 0;
}
