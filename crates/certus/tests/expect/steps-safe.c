// Two counters that go on at different paces, and stay apart as far as they should.
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned x = 0, y = 0, lead = 0;
  while (x < 1000) {
    if (__VERIFIER_nondet_uint() & 1) {
      if (lead < 5) { x += 3; lead++; }
    } else if (lead > 0) {
      y += 3;
      lead--;
    }
    if (x - y != 3 * lead || x - y > 15) reach_error();
  }
  return 0;
}
