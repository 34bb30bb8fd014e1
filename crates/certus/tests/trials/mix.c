/* Four bytes mixed as in AES, and unmixed again. */
#include <assert.h>
unsigned char __VERIFIER_nondet_uchar(void);
static unsigned char twice(unsigned char x) { return (unsigned char)(x << 1 ^ (x >> 7) * 0x1b); }
static unsigned char times(unsigned char x, unsigned char y) {
  unsigned char sum = 0;
  for (int bit = 0; bit < 4; bit++) {
    if (y >> bit & 1)
      sum ^= x;
    x = twice(x);
  }
  return sum;
}
static void mix(unsigned char *c, const unsigned char *row) {
  unsigned char mixed[4];
  for (int i = 0; i < 4; i++) {
    mixed[i] = 0;
    for (int j = 0; j < 4; j++)
      mixed[i] ^= times(c[j], row[(j - i + 4) % 4]);
  }
  for (int i = 0; i < 4; i++)
    c[i] = mixed[i];
}
int main(void) {
  static const unsigned char there[4] = {2, 3, 1, 1};
#ifdef BUG
  static const unsigned char back[4] = {14, 11, 13, 8};
#else
  static const unsigned char back[4] = {14, 11, 13, 9};
#endif
  unsigned char c[4], old[4];
  for (int i = 0; i < 4; i++)
    c[i] = old[i] = __VERIFIER_nondet_uchar();
  mix(c, there);
  mix(c, back);
  for (int i = 0; i < 4; i++)
    assert(c[i] == old[i]);
  return 0;
}
