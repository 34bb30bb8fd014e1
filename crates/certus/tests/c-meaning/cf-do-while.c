// SAFE unreach-call: do while(0), continue goes to the condition
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int r = 0; do { r++; continue; r = 9; } while (0); A(r == 1); do r++; while (r < 5); A(r == 5); int i = 0; do { if (i == 2) continue; r += i; } while (++i < 4); A(r == 9); while (r-- > 3) if (r == 6) break; A(r == 6);
  return 0;
}
