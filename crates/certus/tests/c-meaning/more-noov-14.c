// UNSAFE no-overflow: in a switch
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int k = 2147483647; switch (k + 1) { default:; }
  return 0;
}
