/* A list that is built, walked and freed. */
#include <assert.h>
#include <stdlib.h>
int __VERIFIER_nondet_int(void);
struct node { int value; struct node *next; };
int main(void) {
  struct node *list = 0;
  int count = 0;
  while (count < 3 && __VERIFIER_nondet_int()) {
    struct node *node = malloc(sizeof *node);
    if (!node)
      break;
    node->value = count++;
    node->next = list;
    list = node;
  }
  int seen = 0;
  for (struct node *at = list; at; at = at->next) {
    seen++;
    assert(at->value == count - seen);
  }
  assert(seen == count);
  while (list) {
#ifdef BUG
    free(list);
    list = list->next;
#else
    struct node *next = list->next;
    free(list);
    list = next;
#endif
  }
  return 0;
}
