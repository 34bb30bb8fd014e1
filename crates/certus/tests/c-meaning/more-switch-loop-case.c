// SAFE unreach-call: cases inside of an if and a loop
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 3;
int main(void) {
  int r = 0; switch (k) { case 0: if (r) { case 1: r += 1; } else { case 2: r += 2; } r += 4; break; for (;;) { case 3: r += 8; if (r > 20) break; } r += 16; } A(r == 40);
  return 0;
}
