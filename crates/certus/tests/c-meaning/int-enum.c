// SAFE unreach-call: enums
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = -1;
int main(void) {
  enum e { A0 = -1, B0 = 5, C0 }; enum u { D0 = 3, E0 = 0x80000000u }; enum big { F0 = 1LL << 40 }; enum e v = k; A(v < 0 && C0 == 6); enum u w = k; A(w > 0); A(sizeof(enum e) == 4 && sizeof(enum big) == 8); enum u x = D0; x = x - 4; A(x > 0); v = 100; A(v == 100);
  return 0;
}
