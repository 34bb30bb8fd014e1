// SAFE unreach-call: no case: the body is skipped
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 7;
int main(void) {
  int r = 0; switch (k) { r = 1; case 1: r = 2; } A(r == 0); switch (k) default: r = 4; A(r == 4); switch (k) ; 
  return 0;
}
