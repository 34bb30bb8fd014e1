// UNSAFE no-overflow: loop to INT_MAX
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = -2147483647 - 1;
int main(void) {
  int n = 2147483647; for (int i = 2147483646; i <= n; i++) if (i < 0) break;
  return 0;
}
