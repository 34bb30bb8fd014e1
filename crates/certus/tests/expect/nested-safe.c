// Nested loops: the inner one counts in steps that the outer one sums up.
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned n = __VERIFIER_nondet_uint() % 50, i = 0, sum = 0;
  while (i < n) {
    unsigned j = 0;
    while (j < 4) {
      sum += 2;
      j++;
    }
    i++;
    if (sum != 8 * i) reach_error();
  }
  if (sum % 8 != 0 || sum > 400) reach_error();
  return 0;
}
