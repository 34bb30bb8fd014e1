// SAFE unreach-call: nested loops with break and continue
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int n = 0; for (int i = 0; i < 4; i++) { if (i == 2) continue; for (int j = 0;; j++) { if (j == i) break; while (1) { n++; if (n % 2) continue; break; } } } A(n == 8);
  return 0;
}
