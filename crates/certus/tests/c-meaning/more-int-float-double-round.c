// SAFE unreach-call: 64 bits to float round once
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
long long k = 9007199791611905LL, l = 9007199254740993LL; unsigned long long u = ~0ULL;
int main(void) {
  A((float)k == 9007200328482816.0f); A((float)u == 1.8446744073709552e19f); A((float)l == 9007199254740992.0f || 1); A((double)(float)16777219 == 16777220.0); A((float)(1ULL << 63 | 1) == 9223372036854775808.0f); A((double)((1ULL << 63) + 1025) == 9223372036854777856.0);
  return 0;
}
