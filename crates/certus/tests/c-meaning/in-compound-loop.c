// SAFE unreach-call: a compound literal gets its value each time
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  for (int i = 0; i < 3; i++) { int *p = &(int){ i }; A(*p == i); *p = 9; }
  return 0;
}
