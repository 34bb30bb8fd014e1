/* Three bytes to four letters and back. */
#include <assert.h>
unsigned char __VERIFIER_nondet_uchar(void);
static const char letters[65] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
static int value(char c) {
  if (c >= 'A' && c <= 'Z')
    return c - 'A';
  if (c >= 'a' && c <= 'z')
    return c - 'a' + 26;
  if (c >= '0' && c <= '9')
    return c - '0' + 52;
#ifdef BUG
  return c == '+' ? 62 : 62;
#else
  return c == '+' ? 62 : 63;
#endif
}
int main(void) {
  unsigned char in[3], out[3];
  char text[4];
  for (int i = 0; i < 3; i++)
    in[i] = __VERIFIER_nondet_uchar();
  text[0] = letters[in[0] >> 2];
  text[1] = letters[(in[0] & 3) << 4 | in[1] >> 4];
  text[2] = letters[(in[1] & 15) << 2 | in[2] >> 6];
  text[3] = letters[in[2] & 63];
  out[0] = (unsigned char)(value(text[0]) << 2 | value(text[1]) >> 4);
  out[1] = (unsigned char)(value(text[1]) << 4 | value(text[2]) >> 2);
  out[2] = (unsigned char)(value(text[2]) << 6 | value(text[3]));
  for (int i = 0; i < 3; i++)
    assert(in[i] == out[i]);
  return 0;
}
