// UNSAFE unreach-call: an assertion of CBMC's interface without a declaration
int main(void) {
  int x = nondet_int();
  __CPROVER_assume(x > 3 && x < 10);
  __CPROVER_precondition(x != 11, "not eleven");
  __CPROVER_assert(x != 7, "not seven");
  return 0;
}
