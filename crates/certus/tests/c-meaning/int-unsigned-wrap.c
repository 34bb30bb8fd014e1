// SAFE unreach-call: unsigned wraps
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
unsigned u = 0xffffffffu, z = 0;
int main(void) {
  A(u + 1 == 0); A(z - 1 == 0xffffffffu); A(u * u == 1); A(-u == 1); unsigned char c = 255; c++; A(c == 0); unsigned short s = 0; s--; A(s == 65535); unsigned long long q = 0; q--; A(q == ~0ULL);
  return 0;
}
