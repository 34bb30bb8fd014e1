// SAFE no-overflow: division by constants
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int i = __VERIFIER_nondet_int(); int j = i / 3 + i % 3; j = i / 2 - i / 4; if (i > -2147483647) j = -i; j = i >> 1; j = (i & 0xffff) * 3;
  return 0;
}
