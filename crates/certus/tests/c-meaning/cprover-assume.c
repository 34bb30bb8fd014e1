// SAFE unreach-call: what the interface of CBMC assumes, holds
unsigned nondet_uint(void);
void __CPROVER_assume(_Bool);
void __CPROVER_assert(_Bool, const char *);
int main(void) {
  unsigned x = nondet_uint();
  __CPROVER_assume(x > 3 && x < 10);
  __CPROVER_assert(x != 3 && x / 10 == 0, "one digit");
  return 0;
}
