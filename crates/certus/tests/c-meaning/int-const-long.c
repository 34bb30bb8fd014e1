// SAFE unreach-call: 4294967295 is long on LP64
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  A(sizeof(4294967295) == 8 && sizeof(1L) == 8); A(-1 < 4294967295);
  return 0;
}
