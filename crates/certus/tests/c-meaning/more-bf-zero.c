// SAFE unreach-call: zero widths and char bit-fields
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 15;
int main(void) {
  struct { char a : 4; char : 0; char b : 4; } s = { 7, k }; A(sizeof s == 2 && s.b == -1 && s.a == 7); struct { int a : 1; long long b : 33; } t = { -1, 1LL << 32 }; A(t.b == -(1LL << 32)); struct { unsigned : 4; unsigned x : 4; } u; u.x = 15; A(*(unsigned char *)&u >> 4 == 15);
  return 0;
}
