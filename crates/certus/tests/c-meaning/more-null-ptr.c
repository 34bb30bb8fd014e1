// SAFE unreach-call: null pointers in conditions
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int *p = 0, x; A(!p && !(p != 0) && (p == (void *)0)); p = &x; A(p && p != 0 && !!p == 1); A((p ? 1 : 2) == 1); void (*f)(void) = 0; A(!f); A((long)p != 0);
  return 0;
}
