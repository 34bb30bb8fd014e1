// SAFE unreach-call: enum case ranges and sizes
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = -2;
int main(void) {
  enum e { LO = -3, HI = 3 } v = k; int r = 0; switch (v) { case LO ... -1: r = 1; break; case 0 ... HI: r = 2; } A(r == 1); for (v = LO; v <= HI; v++) r++; A(r == 8); enum { BIG = 0xffffffffffULL }; A(sizeof(BIG) == 8 && BIG == 0xffffffffffULL);
  return 0;
}
