// SAFE unreach-call: characters above 127
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
typedef __typeof__(L'a') wchar;
int main(void) {
  char c = '\xe9'; A(c != 0xe9); A((unsigned char)c == 0xe9); A("\xe9"[0] == c); A(c < 'a'); A((c & 0xff) == 0xe9); A(c >> 4 == -2); unsigned char u = c; A(u >> 4 == 14); wchar w = L"\xe9"[0]; A(w == 0xe9); A(sizeof("\u00e9") == 3);
  return 0;
}
