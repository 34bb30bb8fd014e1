/* A tokenizer of a small language of values, over four bytes of any text. */
#include <assert.h>
#include <stddef.h>
char __VERIFIER_nondet_char(void);
enum kind { PRIMITIVE, STRING, OPEN, CLOSE };
struct token { enum kind kind; int start, end; };
static int tokenize(const char *text, size_t length, struct token *tokens, int most) {
  int count = 0;
  for (size_t at = 0; at < length && text[at]; at++) {
    char c = text[at];
    if (c == ' ' || c == ',' || c == ':')
      continue;
    if (count >= most)
      return -1;
    struct token *token = &tokens[count++];
    token->start = (int)at;
    if (c == '{' || c == '[') {
      token->kind = OPEN;
    } else if (c == '}' || c == ']') {
      token->kind = CLOSE;
    } else if (c == '"') {
      token->kind = STRING;
#ifdef BUG
      for (at++; text[at] != '"'; at++) {
        if (at > length)
#else
      for (at++; at < length && text[at] != '"'; at++) {
        if (!text[at])
#endif
          return -2;
      }
      if (at >= length)
        return -2;
    } else {
      token->kind = PRIMITIVE;
      while (at + 1 < length && text[at + 1] && text[at + 1] != ',' && text[at + 1] != '}')
        at++;
    }
    token->end = (int)at + 1;
  }
  return count;
}
int main(void) {
  char text[4];
  struct token tokens[3];
  for (int i = 0; i < 4; i++)
    text[i] = __VERIFIER_nondet_char();
  int count = tokenize(text, sizeof text, tokens, 3);
  for (int i = 0; i < count; i++)
    assert(tokens[i].start < tokens[i].end && tokens[i].end <= 4);
  return 0;
}
