// UNSAFE unreach-call: '\xff' is -1
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = -1;
int main(void) {
  int r = 0; switch (k) { case '\xff': r = 1; } if (r) reach_error();
  return 0;
}
