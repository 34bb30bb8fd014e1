// SAFE unreach-call: for without parts; scope of the variable
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int i = 7, r = 0; for (int i = 0; i < 3; i++) { int i = 10; r += i; } A(i == 7 && r == 30); for (;;) { if (++r > 40) break; } A(r == 41); for (i = 0; i < 3; i++) { if (i == 1) continue; r++; } A(r == 43 && i == 3);
  return 0;
}
