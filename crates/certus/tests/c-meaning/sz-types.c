// SAFE unreach-call: sizes on LP64
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
typedef __typeof__(L'a') wchar_t_;
int main(void) {
  A(sizeof(long) == 8 && sizeof(void *) == 8 && sizeof(long double) == 16 && sizeof(wchar_t_) == 4 && sizeof(struct { char c; double d; }) == 16 && sizeof(struct { char c; long l; }) == 16); A(sizeof "abc" == 4 && sizeof L"ab" == 12);
  return 0;
}
