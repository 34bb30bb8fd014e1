// SAFE unreach-call: the type of a shift is that of the left operand
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  A(sizeof(1 << 1LL) == 4); A(sizeof((char)1 << 1) == 4); unsigned char c = 255; A((unsigned char)(c << 4) >> 4 == 15); A(c << 4 >> 4 == 255);
  return 0;
}
