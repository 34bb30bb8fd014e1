// UNSAFE unreach-call: the difference of sizes is not negative
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  if (sizeof(char) - sizeof(int) > 100) reach_error();
  return 0;
}
