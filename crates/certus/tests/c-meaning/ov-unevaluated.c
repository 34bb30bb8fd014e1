// SAFE no-overflow: sizeof does not evaluate
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int n = 2147483647; int s = sizeof(n + 1); A(s == 4); s = 0 && n + 1; s = 1 ? 2 : n + 1;
  return 0;
}
