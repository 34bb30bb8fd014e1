// SAFE no-overflow: bit operations
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = -2147483647 - 1;
int main(void) {
  int r = ~k; r = k >> 3; r = k & -2; r = !k;
  return 0;
}
