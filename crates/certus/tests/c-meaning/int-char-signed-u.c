// UNSAFE unreach-call: plain char is signed
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 200;
int main(void) {
  char c = k; if (c < 0) reach_error();
  return 0;
}
