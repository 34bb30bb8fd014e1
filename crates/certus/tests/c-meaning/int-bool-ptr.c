// SAFE unreach-call: pointers become _Bool
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int x; _Bool b = &x; A(b); int *p = 0; b = p; A(!b); b = !p; A(b);
  return 0;
}
