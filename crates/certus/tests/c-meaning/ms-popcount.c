// SAFE unreach-call: builtins on bits
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
unsigned k = 0xf0;
int main(void) {
  A(__builtin_popcount(k) == 4 && __builtin_ctz(k) == 4 && __builtin_clz(k) == 24 && __builtin_ffs(0) == 0 && __builtin_ffs(k) == 5 && __builtin_parity(k) == 0 && __builtin_bswap32(k) == 0xf0000000u && __builtin_clzll(1) == 63);
  return 0;
}
