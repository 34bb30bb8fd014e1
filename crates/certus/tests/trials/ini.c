/* A line `name = value` of a file with settings. */
#include <assert.h>
#include <ctype.h>
#include <string.h>
char __VERIFIER_nondet_char(void);
static char *skip(char *s) {
  while (*s && isspace((unsigned char)*s))
    s++;
  return s;
}
static char *strip(char *s) {
  char *end = s + strlen(s);
#ifdef BUG
  while (end >= s && isspace((unsigned char)*--end))
#else
  while (end > s && isspace((unsigned char)*--end))
#endif
    *end = 0;
  return s;
}
int main(void) {
  char line[5];
  for (int i = 0; i < 4; i++)
    line[i] = __VERIFIER_nondet_char();
  line[4] = 0;
  char *name = skip(strip(line));
  char *equal = strchr(name, '=');
  if (equal) {
    *equal = 0;
    char *value = skip(equal + 1);
    strip(name);
    assert(value > name && strlen(value) < sizeof line);
  }
  assert(!isspace((unsigned char)*name));
  return 0;
}
