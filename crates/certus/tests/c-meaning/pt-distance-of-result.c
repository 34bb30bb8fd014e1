// SAFE unreach-call: the distance of a pointer that a function returned from the beginning of its array
extern void reach_error(void);
static const char *find(const char *text, char c) {
  while (*text) {
    if (*text == c)
      return text;
    text++;
  }
  return 0;
}
int main(void) {
  char text[5] = "ab=c";
  const char *at = find(text, '=');
  if (at) {
    long distance = at - text;
    if (distance != 2)
      reach_error();
  }
  return 0;
}
