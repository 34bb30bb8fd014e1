// SAFE unreach-call: unions reinterpret bytes
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 0x01020304;
int main(void) {
  union { int i; short s[2]; unsigned char c[4]; } u = { k }; A(u.s[0] == 0x0304 && u.c[3] == 1); u.c[0] = 0xff; A(u.i == 0x010203ff); union { long long l; struct { unsigned lo, hi; } p; } v; v.l = -1; v.p.lo = 0; A(v.l == -4294967296LL);
  return 0;
}
