// SAFE unreach-call: a bit-field wider than int keeps its width in gcc
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
unsigned long long k = 0xffffffffffULL;
int main(void) {
  struct { unsigned long long a : 40; } s = { k }; A(s.a + 1 == 0); A(s.a << 8 == 0xffffffff00ULL); A(-s.a == 1); A(~s.a == 0); A(s.a * 2 == 0xfffffffffeULL); A(s.a + 1LL == 1LL << 40); 
  return 0;
}
