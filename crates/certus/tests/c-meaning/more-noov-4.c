// UNSAFE no-overflow: multiplication by -1
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int i = -2147483647 - 1; i *= -1;
  return 0;
}
