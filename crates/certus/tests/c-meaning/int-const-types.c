// SAFE unreach-call: types of constants
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  A(sizeof(2147483647) == 4); A(sizeof(2147483648) == 8); A(-2147483648 < 0); A(0xffffffff > 0); A(sizeof(0x80000000) == 4); A(-1 < 0x7fffffff); A(!(-1 < 0x80000000)); A(-1 < 2147483648); A(sizeof(1ULL) == 8); A(017 == 15); A(0b101 == 5);
  return 0;
}
