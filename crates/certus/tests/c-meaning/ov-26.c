// SAFE no-overflow: ++ of a bit-field converts
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = -2147483647 - 1;
int main(void) {
  struct { signed int b : 3; } s = { 3 }; s.b++;
  return 0;
}
