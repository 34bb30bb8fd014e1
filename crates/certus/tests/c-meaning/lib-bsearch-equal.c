// UNSAFE unreach-call: which of several equal elements is found, the standard leaves open
#include <stdlib.h>
extern void reach_error(void);
static int order(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
  int list[5] = {1, 2, 2, 2, 3}, key = 2;
  int *found = bsearch(&key, list, 5, sizeof *list, order);
  if (found == &list[1])
    reach_error();
  return 0;
}
