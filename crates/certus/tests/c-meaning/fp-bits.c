// SAFE unreach-call: bits of numbers
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
float k = -1.5f;
int main(void) {
  union { float f; unsigned u; } v; v.f = k; A(v.u == 0xbfc00000u); v.u = 0x7f800001; A(v.f != v.f); union { double d; unsigned long long u; } w = { 2.0 }; A(w.u == 0x4000000000000000ULL); w.u++; A(w.d > 2.0);
  return 0;
}
