// SAFE unreach-call: differences of pointers
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 7;
int main(void) {
  int a[10]; int *p = a + k, *q = &a[2]; A(p - q == 5 && q - p == -5 && (char *)p - (char *)q == 20 && p > q && &a[10] - a == 10 && sizeof(p - q) == sizeof(long)); p -= 3; A(p == &a[4]); A(*&a[3] == a[3] || 1);
  return 0;
}
