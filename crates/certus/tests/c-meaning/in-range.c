// SAFE unreach-call: ranges and unknown sizes
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 4;
int main(void) {
  int a[] = { [0 ... 3] = k, [2] = 5, [6] = 1 }; A(sizeof a == 28 && a[1] == 4 && a[2] == 5 && a[3] == 4 && a[5] == 0 && a[6] == 1);
  return 0;
}
