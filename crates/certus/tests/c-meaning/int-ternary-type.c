// SAFE unreach-call: the type of ?: is common
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 1; unsigned u = 0xffffffffu;
int main(void) {
  A((k ? -1 : 0u) > 0); A((k ? (char)-1 : (unsigned char)0) == -1); A((k ? 1 : 2.0) / 2 == 0.5); A(sizeof(k ? (char)1 : (char)2) == 4); long long l = k ? u : -1; A(l == 4294967295LL); l = !k ? u : -1; A(l == 4294967295LL);
  return 0;
}
