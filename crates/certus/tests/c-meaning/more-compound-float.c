// SAFE unreach-call: compound assignments through floating point
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned char c = 100; c *= 1.7; A(c == 170); c = 10; c -= 1.5; A(c == 8); int i = 7; i *= 0.5f; A(i == 3); i = 2147483647; i -= 0.5; A(i == 2147483646); unsigned u = 10; u += -1; A(u == 9); u = 3; u *= -1; A(u == 4294967293u); long long l = 1; l <<= 40; l /= 3.0; A(l == 366503875925LL); float f = 16777217; A(f == 16777216.0f); f += 1; A(f == 16777216.0f); char d = 127; d += 1.0; 
  return 0;
}
