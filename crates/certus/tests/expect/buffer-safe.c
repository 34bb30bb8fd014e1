// A ring of eight places: what is in it is what was put minus what was taken, and the ends agree with that.
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned char head = 0, tail = 0, count = 0;
  while (__VERIFIER_nondet_uint()) {
    if (__VERIFIER_nondet_uint() & 1) {
      if (count < 8) { tail = (tail + 1) & 7; count++; }
    } else if (count > 0) {
      head = (head + 1) & 7;
      count--;
    }
    if (((tail - head) & 7) != (count & 7) || count > 8) reach_error();
  }
  return 0;
}
