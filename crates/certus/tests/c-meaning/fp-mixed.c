// SAFE unreach-call: float and double in one expression
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 1;
int main(void) {
  float f = k / 3.0f; double d = k / 3.0; A(f != d); A(f == (float)d); A(1 / 2 * 2.0 == 0 && 1 / 2.0 * 2 == 1); A(f * 3 == 1 || f * 3 != 1); A(sizeof(f * f) == 4 && sizeof(f * 1.0) == 8); long long l = 9007199254740993LL; A(l + 0.0 == 9007199254740992.0);
  return 0;
}
