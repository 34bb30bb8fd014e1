// SAFE no-overflow: ++ on char and short converts, no overflow
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  signed char c = 127; c++; short s = 32767; s++; s += 1; c = -128; c--; c = c * c;
  return 0;
}
