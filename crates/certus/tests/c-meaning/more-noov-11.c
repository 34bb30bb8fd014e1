// UNSAFE no-overflow: a return value
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int neg(int x) { return -x; }
int main(void) {
  return neg(-2147483647 - 1) ? 1 : 0;
  return 0;
}
