// SAFE no-uninitialised: statics are zero
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  static int x; static struct { int a[3]; } s; A(x == 0 && s.a[2] == 0);
  return 0;
}
