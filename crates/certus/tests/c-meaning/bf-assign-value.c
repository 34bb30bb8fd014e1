// SAFE unreach-call: the value of an assignment is what is kept
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 13;
int main(void) {
  struct { unsigned a : 3; int b : 2; } s; int r = (s.a = k); A(r == 5); r = (s.b = k); A(r == 1); r = (s.a += 6); A(r == 3); r = s.a++; A(r == 3 && s.a == 4); r = ++s.a; A(r == 5);
  return 0;
}
