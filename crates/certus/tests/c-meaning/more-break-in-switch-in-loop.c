// SAFE unreach-call: continue in a switch in do while
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int i = 0, r = 0; do { switch (i) { case 1: continue; case 3: goto out; } r += 10; } while (++i < 10); out: A(i == 3 && r == 20);
  return 0;
}
