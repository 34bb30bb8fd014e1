// SAFE unreach-call: goto out of nested loops
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int i, j; for (i = 0; i < 5; i++) for (j = 0; j < 5; j++) if (i * j == 6) goto out; out: A(i == 2 && j == 3); if (0) l: A(0); 
  return 0;
}
