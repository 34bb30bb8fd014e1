// SAFE unreach-call: long long bit-fields
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
unsigned long long k = 0x123456789abcULL;
int main(void) {
  struct { unsigned long long a : 40; long long b : 24; } s; s.a = k; s.b = -1; A(s.a == 0x3456789abcULL); A(s.b == -1); s.a += 1ULL << 39; A(s.a == ((0x3456789abcULL + (1ULL << 39)) & 0xffffffffffULL)); A((s.a << 24) != 0);
  return 0;
}
