// SAFE no-overflow: pointer differences and comparisons do not overflow
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int a[4]; long d = &a[3] - &a[0]; d -= 2; int *p = a + d; A(p == a + 1); unsigned u = -1; u += 1; int i = u; i = (int)0x80000000u; i = (short)40000; i ^= -1; i = i & 0x7fffffff; i = i % 3 * 2;
  return 0;
}
