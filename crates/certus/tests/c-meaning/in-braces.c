// SAFE unreach-call: missing braces, rest is zero
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int a[2][3] = { 1, 2, 3, 4 }; A(a[1][0] == 4 && a[1][2] == 0); struct { int a; struct { int b, c; } d; int e[2]; } s = { 1, 2, 3, 4 }; A(s.d.c == 3 && s.e[0] == 4 && s.e[1] == 0); char t[5] = "abc"; A(t[3] == 0 && t[4] == 0); char u[3] = "abc"; A(u[2] == 'c'); int z = { 3 }; A(z == 3);
  return 0;
}
