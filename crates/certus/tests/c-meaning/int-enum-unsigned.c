// UNSAFE unreach-call: an enum without negative values is unsigned
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  enum e { A0, B0 }; enum e v = A0; if (v - 1 > 0) reach_error();
  return 0;
}
