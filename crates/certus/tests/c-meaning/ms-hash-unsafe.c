// UNSAFE unreach-call: a hash that wraps
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned h = 5381; for (int i = 0; i < 5; i++) h = h * 33 + 97; if (h != 5381u * 39135393u + 97u * (1 + 33 + 1089 + 35937 + 1185921)) return 0; reach_error();
  return 0;
}
