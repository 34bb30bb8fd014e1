// UNSAFE no-division-by-zero: a char that wraps to 0
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned char c = 255; c++; int r = 1 / c;
  return 0;
}
