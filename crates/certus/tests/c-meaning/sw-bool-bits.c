// SAFE unreach-call: switch on a bit-field and _Bool
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  struct { int a : 2; } s = { 3 }; int r = 0; switch (s.a) { case 3: r = 1; break; case -1: r = 2; } A(r == 2); _Bool b = 5; switch (b) { case 5: r = 3; break; case 1: r = 4; } A(r == 4);
  return 0;
}
