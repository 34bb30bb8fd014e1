/* A hash table with open addressing. */
#include <assert.h>
unsigned __VERIFIER_nondet_uint(void);
#define SIZE 4u
static unsigned keys[SIZE], values[SIZE];
static unsigned char full[SIZE];
static int slot(unsigned key) {
  unsigned at = key * 2654435761u % SIZE;
#ifdef BUG
  for (unsigned i = 0; i <= SIZE; i++) {
    if (i == SIZE)
      return SIZE;
#else
  for (unsigned i = 0; i < SIZE; i++) {
#endif
    if (!full[at] || keys[at] == key)
      return (int)at;
    at = (at + 1) % SIZE;
  }
  return -1;
}
static int put(unsigned key, unsigned value) {
  int at = slot(key);
  if (at < 0)
    return 0;
  assert(at < (int)SIZE);
  full[at] = 1;
  keys[at] = key;
  values[at] = value;
  return 1;
}
int main(void) {
  unsigned last = 0, given = 0;
  int there = 0;
  for (int i = 0; i < 5; i++) {
    unsigned key = __VERIFIER_nondet_uint(), value = __VERIFIER_nondet_uint();
    if (put(key, value)) {
      last = key;
      given = value;
      there = 1;
    }
  }
  int at = slot(last);
  assert(!there || (at >= 0 && values[at] == given));
  return 0;
}
