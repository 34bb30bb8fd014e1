// SAFE unreach-call: chained assignments of bit-fields
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 7;
int main(void) {
  struct { unsigned a : 2; unsigned b : 4; } s; int r = s.b = s.a = k; A(r == 3 && s.b == 3); r = s.a = s.b = k; A(r == 3 && s.b == 7);
  return 0;
}
