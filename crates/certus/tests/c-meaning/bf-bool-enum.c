// SAFE unreach-call: _Bool and enum bit-fields
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 4;
int main(void) {
  enum e { P, Q, R }; struct { _Bool b : 1; enum e x : 2; } s; s.b = k; A(s.b == 1); s.x = R; A(s.x == 2); s.x++; A(s.x == 3); s.b = 0; s.b--; A(s.b == 1);
  return 0;
}
