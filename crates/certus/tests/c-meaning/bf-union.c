// SAFE unreach-call: bit-fields in a union start at bit 0
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
unsigned k = 0x12345678;
int main(void) {
  union { unsigned w; struct { unsigned lo : 4, mid : 8, hi : 20; } f; } u; u.w = k; A(u.f.lo == 8 && u.f.mid == 0x67 && u.f.hi == 0x12345); u.f.mid = 0xff; A(u.w == 0x12345ff8);
  return 0;
}
