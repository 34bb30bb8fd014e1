// SAFE unreach-call: int bit-fields are signed
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 7;
int main(void) {
  struct { int a : 3; unsigned b : 3; signed c : 1; } s; s.a = k; s.b = k; s.c = 1; A(s.a == -1 && s.b == 7 && s.c == -1); s.a = 4; A(s.a == -4); s.b = 9; A(s.b == 1); s.a++; A(s.a == -3); s.b -= 2; A(s.b == 7);
  return 0;
}
