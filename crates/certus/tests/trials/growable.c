/* An array that grows. */
#include <assert.h>
#include <stdlib.h>
int __VERIFIER_nondet_int(void);
struct array { int *items; size_t count, room; };
static int push(struct array *array, int item) {
#ifdef BUG
  if (array->count > array->room) {
#else
  if (array->count == array->room) {
#endif
    size_t room = array->room ? 2 * array->room : 2;
    int *items = realloc(array->items, room * sizeof *items);
    if (!items)
      return 0;
    array->items = items;
    array->room = room;
  }
  array->items[array->count++] = item;
  return 1;
}
int main(void) {
  struct array array = {malloc(sizeof(int)), 0, 1};
  if (!array.items)
    return 0;
  for (int i = 0; i < 5; i++)
    if (!push(&array, i))
      break;
  for (size_t i = 0; i < array.count; i++)
    assert(array.items[i] == (int)i);
  free(array.items);
  return 0;
}
