// SAFE unreach-call: unsigned char promotes to int
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 1;
int main(void) {
  unsigned char a = k, b = 1; int r = a - b * 2;
  A(a - b * 300 < 0); A((unsigned char)(a - b * 2) == 255 && r == -1); A(~a < 0); A(-a == -1);
  return 0;
}
