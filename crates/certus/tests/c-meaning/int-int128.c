// SAFE unreach-call: 128 bits
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
long long k = 1LL << 31;
int main(void) {
  __int128 x = k; x *= x; x *= 4; A((long long)(x >> 64) == 1); A((long long)x == 0); A(x > 0); unsigned __int128 y = -1; A((unsigned long long)(y >> 100) == 0xfffffff); x = -x; A(x < 0); A((x >> 127) == -1); A(sizeof(x) == 16);
  return 0;
}
