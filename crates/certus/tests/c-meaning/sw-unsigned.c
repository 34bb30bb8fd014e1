// SAFE unreach-call: cases convert to the promoted type
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 255;
int main(void) {
  unsigned u = 0xffffffffu; int r = 0; switch (u) { case -1: r = 1; } A(r == 1); unsigned char c = 255; switch (c) { case -1: r = 2; break; case 255: r = 3; } A(r == 3); signed char d = k; switch (d) { case 255: r = 4; break; case -1: r = 5; } A(r == 5);
  return 0;
}
