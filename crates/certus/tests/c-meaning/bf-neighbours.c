// SAFE unreach-call: a write leaves the neighbours
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 21;
int main(void) {
  struct { unsigned a : 5, b : 5, c : 22; } s = { 31, 0, 0x3fffff }; s.b = k; A(s.a == 31 && s.b == 21 && s.c == 0x3fffff); s.c = 0; A(s.a == 31 && s.b == 21);
  return 0;
}
