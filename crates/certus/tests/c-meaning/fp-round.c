// SAFE unreach-call: rounding to nearest even
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 16777217; long long l = 9007199254740993LL;
int main(void) {
  A((float)k == 16777216.0f); A((float)(k + 2) == 16777220.0f); A((double)l == 9007199254740992.0); A(0.1 + 0.2 != 0.3); A(0.1f != 0.1); A((float)0.1 == 0.1f); A(k == (int)(double)k); A((int)(float)2147483647 != 2147483647 || 1); unsigned u = 4294967295u; A((float)u == 4294967296.0f && (double)u == 4294967295.0);
  return 0;
}
