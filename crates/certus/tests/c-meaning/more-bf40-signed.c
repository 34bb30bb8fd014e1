// SAFE unreach-call: a signed bit-field wider than int
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
long long k = 0xffffffffffLL;
int main(void) {
  struct { long long a : 40; } s = { k }; A(s.a == -1); A(s.a >> 1 == -1); A(s.a + 1 == 0); A((unsigned long long)s.a == ~0ULL); A(sizeof(+s.a) == 8 || 1); s.a = 1LL << 39; A(s.a < 0);
  return 0;
}
