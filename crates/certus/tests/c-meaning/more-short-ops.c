// SAFE unreach-call: short arithmetic
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  short a = 30000, b = 30000; int c = a + b; A(c == 60000); short d = a + b; A(d == -5536); unsigned short u = -a; A(u == 35536); A(a * b == 900000000); a += b; A(a == -5536); A((short)(a << 1) == -11072); A(a / -1 == 5536); b = -32768; A(-b == 32768); b = -b; A(b == -32768); A(b % 7 == -1);
  return 0;
}
