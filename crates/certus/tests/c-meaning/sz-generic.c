// SAFE unreach-call: _Generic chooses by type
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
#define T(x) _Generic((x), int: 1, unsigned: 2, double: 3, char: 4, default: 0)
int main(void) {
  A(T(1) == 1 && T(1.0) == 3 && T(1u) == 2 && T((char)1) == 4 && T(1L) == 0 && T((char)1 + 1) == 1 && T(1.0f) == 0); const int c = 3; A(T(c) == 1); _Static_assert(sizeof(int) == 4, "int");
  return 0;
}
