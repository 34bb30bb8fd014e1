// SAFE unreach-call: index of a string from the left
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 1;
int main(void) {
  A(2["abc"] == 'c'); A("abc"[k] == 'b'); A(*("xyz" + 2) == 'z'); int a[3] = { 1, 2, 3 }; A(1[a] == 2 && (&a[1])[-1] == 1 && *(a + 2) == 3);
  return 0;
}
