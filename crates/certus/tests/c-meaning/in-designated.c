// SAFE unreach-call: designated initialisers, later ones win
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int a[5] = { [3] = 7, 8, [1] = 2, [3] = 9 }; A(a[0] == 0 && a[1] == 2 && a[2] == 0 && a[3] == 9 && a[4] == 8); struct { int x, y[3], z; } s = { .z = 5, .y[1] = 6, 7, .x = 1 }; A(s.x == 1 && s.y[0] == 0 && s.y[1] == 6 && s.y[2] == 7 && s.z == 5);
  return 0;
}
