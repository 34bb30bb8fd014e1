// SAFE unreach-call: character constants
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  A(sizeof 'a' == 4); A('ab' == 24930); A('\xff' == -1); A(L'\xff' == 255); A('\377' == -1); A('\0' == 0 && '\n' == 10 && '\101' == 65 && '\x41' == 65); A("\x41" "1"[0] == 'A'); A(sizeof("\0" "12") == 4); A("a\0b"[2] == 'b'); A(u8"x"[0] == 'x'); A(sizeof(U'x') == 4 && sizeof(u'x') == 2);
  return 0;
}
