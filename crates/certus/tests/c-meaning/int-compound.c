// SAFE unreach-call: compound assignments convert at the end
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned char c = 200; c += 100; A(c == 44); c = 200; c = c + 100 > 255; A(c == 1); signed char s = -128; s -= 1; A(s == 127); short h = 1; h *= 40000; A(h == -25536); c = 3; c /= 2u; A(c == 1); int i = 5; i *= 1.5; A(i == 7); i -= 0.9; A(i == 6); c = 1; c <<= 9; A(c == 0); i = -1; i >>= 1; A(i == -1); i = 10; i %= 4u; A(i == 2); c = 0x0f; c = ~c; A(c == 0xf0); s = 100; s += s; A(s == -56); unsigned u = 5; u -= 6; A(u > 0); i = -3; i /= 2u; A(i == 2147483646);
  return 0;
}
