// UNSAFE unreach-call: a sum of floats need not be exact
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  float s = 0; for (int i = 0; i < 10; i++) s += 0.1f; if (s != 1.0f) reach_error();
  return 0;
}
