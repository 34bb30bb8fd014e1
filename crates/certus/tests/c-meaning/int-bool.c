// SAFE unreach-call: _Bool is 0 or 1
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 2;
int main(void) {
  _Bool b = k; A(b == 1); b = 256; A(b); b = 0.25; A(b); b = (char)256; A(!b);
  b = k; b++; A(b == 1); b--; A(b == 0); b--; A(b == 1); b = 2; b += 3; A(b == 1); b = -b; A(b == 1); A(sizeof(b) == 1 && sizeof(+b) == sizeof(int)); b = ~b; A(b);
  return 0;
}
