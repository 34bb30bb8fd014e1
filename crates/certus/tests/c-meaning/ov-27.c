// UNSAFE no-overflow: ++ of a whole bit-field
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = -2147483647 - 1;
int main(void) {
  struct { signed int b : 32; } s = { 0x7fffffff }; s.b++;
  return 0;
}
