// SAFE unreach-call: default in the middle falls through
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 7;
int main(void) {
  int r = 0; switch (k) { case 1: r += 1; default: r += 10; case 2: r += 100; break; case 3: r += 1000; } A(r == 110); r = 0; switch (2) { case 1: r += 1; default: r += 10; case 2: r += 100; } A(r == 100);
  return 0;
}
