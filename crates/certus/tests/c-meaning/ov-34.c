// UNSAFE no-overflow: ++ of an enum
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = -2147483647 - 1;
int main(void) {
  enum e { Z = 0x7fffffff, N = -1 } e = Z; e++;
  return 0;
}
