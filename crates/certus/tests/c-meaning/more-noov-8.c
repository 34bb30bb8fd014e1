// UNSAFE no-overflow: << of a negative number
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int i = -1; int j = i << 31;j = -2147483647 << 1;
  return 0;
}
