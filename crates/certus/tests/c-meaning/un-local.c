// UNSAFE no-uninitialised: a local without a value
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int x; if (x) return 1;
  return 0;
}
