// SAFE unreach-call: comparisons give int 0 or 1
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 5;
int main(void) {
  A((k == 5) == 1); A((k > 3) + (k > 4) + (k > 5) == 2); A(!k == 0 && !!k == 1); A(-(k == 5) == -1); A((k && 4) == 1); A(1 < 2 == 1); A(3 > 2 > 1 == 0); A((5 & 4 == 4) == 1);
  return 0;
}
