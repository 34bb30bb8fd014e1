// UNSAFE no-overflow: array index arithmetic
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int a[2]; int i = 2147483647; a[(i + 1) & 1] = 0;
  return 0;
}
