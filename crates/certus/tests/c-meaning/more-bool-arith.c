// SAFE unreach-call: _Bool in arithmetic and casts
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 256;
int main(void) {
  A((_Bool)0.5 + (_Bool)2 + (_Bool)-1 == 3); _Bool b = 1; b += 1; A(b == 1); b -= 1; A(b == 0); b |= 4; A(b == 1); b ^= 1; A(b == 0); b = k; A(b == 1); A((_Bool)(k & 256) == 1); A(-b == -1); int i = b << 3; A(i == 8); b *= 0.5; A(b == 1); A(!b == 0 && ~b == -2); _Bool a[2] = { 3 }; A(a[0] == 1 && sizeof a == 2); b /= 2; A(b == 0);
  return 0;
}
