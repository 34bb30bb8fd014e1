// SAFE unreach-call: macros of the data model
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  #ifdef __LP64__
  A(sizeof(long) == 8);
  #else
  A(sizeof(long) == 4);
  #endif
  return 0;
}
