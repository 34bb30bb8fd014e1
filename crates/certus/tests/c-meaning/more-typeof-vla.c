// SAFE unreach-call: typeof of a VLA evaluates
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int n = 2; int a[n]; int i = 0; typeof(int[i++ + 2]) b; A(i == 1 && sizeof b == 8); A(sizeof(typeof(a)) == 8);
  return 0;
}
