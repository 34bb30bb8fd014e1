// SAFE unreach-call: conversions to narrower types
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 0x56781234;
int main(void) {
  A((signed char)k == 0x34); A((short)k == 0x1234); A((unsigned char)-1 == 255); signed char c = (signed char)0x180; A(c == -128);
  long long ll = 0x1ffffffffLL; int i = ll; A(i == -1); A((unsigned)ll == 0xffffffffu); unsigned long long ull = i; A(ull == 0xffffffffffffffffULL); ull = (unsigned)i; A(ull == 0xffffffffULL);
  return 0;
}
