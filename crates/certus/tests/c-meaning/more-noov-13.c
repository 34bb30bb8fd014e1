// UNSAFE no-overflow: in an initialiser list
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int k = 2147483647; int a[2] = { k, k + 1 };
  return 0;
}
