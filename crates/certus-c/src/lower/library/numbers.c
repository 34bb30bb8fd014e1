/* Integers. */

int model_abs(int x) { return x < 0 ? -x : x; }
long model_labs(long x) { return x < 0 ? -x : x; }
long long model_llabs(long long x) { return x < 0 ? -x : x; }
long long model_imaxabs(long long x) { return x < 0 ? -x : x; }

unsigned short model_bswap16(unsigned short x) { return (unsigned short)(x << 8 | x >> 8); }
unsigned model_bswap32(unsigned x) {
  return x << 24 | (x & 0xff00) << 8 | (x >> 8 & 0xff00) | x >> 24;
}
unsigned long long model_bswap64(unsigned long long x) {
  return (unsigned long long)model_bswap32(x) << 32 | model_bswap32(x >> 32);
}

int model_popcountll(unsigned long long x) {
  int n = 0;
  for (int i = 0; i < 64; i++)
    n += x >> i & 1;
  return n;
}
int model_popcount(unsigned x) { return model_popcountll(x); }
int model_popcountl(unsigned long x) { return model_popcountll(x); }
int model_parityll(unsigned long long x) { return model_popcountll(x) & 1; }
int model_parity(unsigned x) { return model_parityll(x); }
int model_parityl(unsigned long x) { return model_parityll(x); }

/* For zero, which is undefined, these give anything. */
static int trailing(unsigned long long x) {
  int n = 0;
  while (n < 64 && !(x >> n & 1))
    n++;
  return n;
}
static int leading(unsigned long long x) {
  int n = 0;
  while (n < 64 && !(x >> (63 - n) & 1))
    n++;
  return n;
}
int model_ctzll(unsigned long long x) { return x ? trailing(x) : __certus_any_int(); }
int model_ctz(unsigned x) { return x ? trailing(x) : __certus_any_int(); }
int model_ctzl(unsigned long x) { return x ? trailing(x) : __certus_any_int(); }
int model_clzll(unsigned long long x) { return x ? leading(x) : __certus_any_int(); }
int model_clz(unsigned x) { return x ? leading(x) - 32 : __certus_any_int(); }
int model_clzl(unsigned long x) { return x ? leading(x) - 64 + 8 * (int)sizeof x : __certus_any_int(); }
int model_clrsbll(long long x) { return leading((unsigned long long)(x < 0 ? ~x : x) << 1 | 1); }
int model_clrsb(int x) { return leading((unsigned long long)(x < 0 ? ~x : x) << 1 | 1) - 32; }
int model_clrsbl(long x) { return leading((unsigned long long)(x < 0 ? ~x : x) << 1 | 1) - 64 + 8 * (int)sizeof x; }
int model_ffsll(long long x) { return x ? trailing(x) + 1 : 0; }
int model_ffs(int x) { return x ? trailing((unsigned)x) + 1 : 0; }
int model_ffsl(long x) { return x ? trailing((unsigned long)x) + 1 : 0; }

/* Floating point. Where C leaves open which of two zeros is given, either is. */

int model___isnan(double x) { return __builtin_isnan(x); }
int model___isnanf(float x) { return __builtin_isnan(x); }
int model_isnan(double x) { return __builtin_isnan(x); }
int model_isnanf(float x) { return __builtin_isnan(x); }
int model___isinf(double x) { return __builtin_isinf_sign(x); }
int model___isinff(float x) { return __builtin_isinf_sign(x); }
int model_isinf(double x) { return __builtin_isinf_sign(x); }
int model_isinff(float x) { return __builtin_isinf_sign(x); }
int model___finite(double x) { return __builtin_isfinite(x); }
int model___finitef(float x) { return __builtin_isfinite(x); }
int model_finite(double x) { return __builtin_isfinite(x); }
int model_finitef(float x) { return __builtin_isfinite(x); }
int model___signbit(double x) { return __builtin_signbit(x); }
int model___signbitf(float x) { return __builtin_signbit(x); }
int model___fpclassify(double x) { return __builtin_fpclassify(0, 1, 4, 3, 2, x); }
int model___fpclassifyf(float x) { return __builtin_fpclassify(0, 1, 4, 3, 2, x); }

double model_fmax(double x, double y) {
  if (x == 0 && y == 0)
    return __certus_any_bool() ? x : y;
  return __builtin_isnan(x) || x < y ? y : x;
}
float model_fmaxf(float x, float y) {
  if (x == 0 && y == 0)
    return __certus_any_bool() ? x : y;
  return __builtin_isnan(x) || x < y ? y : x;
}
double model_fmin(double x, double y) {
  if (x == 0 && y == 0)
    return __certus_any_bool() ? x : y;
  return __builtin_isnan(x) || x > y ? y : x;
}
float model_fminf(float x, float y) {
  if (x == 0 && y == 0)
    return __certus_any_bool() ? x : y;
  return __builtin_isnan(x) || x > y ? y : x;
}
double model_fdim(double x, double y) {
  return __builtin_isnan(x) ? x : __builtin_isnan(y) ? y : x > y ? x - y : 0.0;
}
float model_fdimf(float x, float y) {
  return __builtin_isnan(x) ? x : __builtin_isnan(y) ? y : x > y ? x - y : 0.0f;
}

union model_double { double value; unsigned long long bits; };
union model_float { float value; unsigned bits; };

double model_copysign(double x, double y) {
  union model_double a = {x}, b = {y};
  a.bits = (a.bits & ~(1ull << 63)) | (b.bits & 1ull << 63);
  return a.value;
}
float model_copysignf(float x, float y) {
  union model_float a = {x}, b = {y};
  a.bits = (a.bits & ~(1u << 31)) | (b.bits & 1u << 31);
  return a.value;
}
double model_modf(double x, double *whole) {
  *whole = __builtin_trunc(x);
  return __builtin_isinf(x) ? model_copysign(0.0, x) : model_copysign(x - *whole, x);
}
float model_modff(float x, float *whole) {
  *whole = __builtin_truncf(x);
  return __builtin_isinf(x) ? model_copysignf(0.0f, x) : model_copysignf(x - *whole, x);
}
/* What does not fit gives anything. */
static long to_long(double x) {
  double limit = sizeof(long) == 8 ? 9223372036854775808.0 : 2147483648.0;
  return x >= -limit && x < limit ? (long)x : __certus_any_long();
}
static long long to_long_long(double x) {
  return x >= -9223372036854775808.0 && x < 9223372036854775808.0 ? (long long)x : __certus_any_longlong();
}
long model_lroundf(float x) { return to_long(__builtin_round(x)); }
long long model_llroundf(float x) { return to_long_long(__builtin_round(x)); }
long model_lrintf(float x) { return to_long(__builtin_rint(x)); }
long long model_llrintf(float x) { return to_long_long(__builtin_rint(x)); }
long model_lround(double x) { return to_long(__builtin_round(x)); }
long long model_llround(double x) { return to_long_long(__builtin_round(x)); }
long model_lrint(double x) { return to_long(__builtin_rint(x)); }
long long model_llrint(double x) { return to_long_long(__builtin_rint(x)); }
