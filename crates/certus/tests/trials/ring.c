/* A ring buffer that is read and written for ever. */
#include <assert.h>
int __VERIFIER_nondet_int(void);
#define SIZE 8u
static int buffer[SIZE];
static unsigned head, tail, used;
static int put(int value) {
#ifdef BUG
  if (used > SIZE)
#else
  if (used == SIZE)
#endif
    return 0;
  buffer[head] = value;
  head = (head + 1) % SIZE;
  used++;
  return 1;
}
static int get(int *value) {
  if (used == 0)
    return 0;
  *value = buffer[tail];
  tail = (tail + 1) % SIZE;
  used--;
  return 1;
}
int main(void) {
  for (;;) {
    int value = 0;
    if (__VERIFIER_nondet_int())
      put(__VERIFIER_nondet_int());
    else
      get(&value);
    assert(used <= SIZE && head < SIZE && tail < SIZE);
    assert((tail + used) % SIZE == head);
  }
}
