// SAFE no-overflow: 1 << 30
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = -2147483647 - 1;
int main(void) {
  int s = 30; int r = 1 << s;
  return 0;
}
