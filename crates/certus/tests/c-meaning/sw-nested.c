// SAFE unreach-call: break leaves the inner switch; continue the loop
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int r = 0; for (int i = 0; i < 4; i++) { switch (i) { case 0: switch (i) { case 0: r += 1; break; } r += 10; break; case 1: continue; case 2: r += 100; default: r += 1000; } r += 10000; } A(r == 32111 - 0 || r == 1 + 10 + 10000 + 100 + 1000 + 10000 + 1000 + 10000);
  return 0;
}
