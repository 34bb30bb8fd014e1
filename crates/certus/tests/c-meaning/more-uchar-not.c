// UNSAFE unreach-call: ~ of an unsigned char is an int
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned char c = 0xff; if (~c != 0) reach_error();
  return 0;
}
