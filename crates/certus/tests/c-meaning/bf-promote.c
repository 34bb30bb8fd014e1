// SAFE unreach-call: narrow unsigned bit-fields promote to int
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  struct { unsigned a : 3; unsigned b : 32; unsigned char c : 8; } s = { 1, 1, 255 }; A(s.a - 2 < 0); A(s.b - 2 > 0); A(-s.a < 0); A(-s.b > 0); A(~s.a < 0); A(s.c + 1 == 256); A((s.a << 31) < 0 || 1);
  return 0;
}
