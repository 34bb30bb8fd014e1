// SAFE unreach-call: bit builtins in long long
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
unsigned long long k = 1ULL << 40;
int main(void) {
  A(__builtin_ffsll(k) == 41 && __builtin_ctzll(k) == 40 && __builtin_clzll(k) == 23 && __builtin_popcountll(k | 1) == 2 && __builtin_bswap64(1) == 1ULL << 56 && __builtin_bswap16(0x1234) == 0x3412);
  return 0;
}
