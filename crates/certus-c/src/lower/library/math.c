/* Functions of <math.h>. What IEEE 754 determines is computed. The others give some number within what is known of
   them: where they are defined, their range and sign, and what they give at zero, one and infinity. Bounds that are
   not representable are a little wider, since results are rounded. A float is a double that is rounded once more. */

static double some_nan(void) {
  double y = __certus_some_double();
  return __builtin_isnan(y) ? y : __builtin_nan("");
}
static double infinite(void) { return __builtin_inf(); }
/* Some number in a range; NaN is in none. */
static double some_within(double least, double most) {
  double y = __certus_some_double();
  return y >= least && y <= most ? y : least;
}
static double some_finite(void) { return some_within(-0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023); }
/* Some number with the sign of x, not beyond a bound. */
static double some_like(double x, double most) {
  return x > 0 ? some_within(0.0, most) : some_within(-most, 0.0);
}

static double sin_of(double x) {
  if (__builtin_isnan(x) || __builtin_isinf(x)) return some_nan();
  return x == 0 ? x : some_within(-1.0, 1.0);
}
static double cos_of(double x) {
  if (__builtin_isnan(x) || __builtin_isinf(x)) return some_nan();
  return x == 0 ? 1.0 : some_within(-1.0, 1.0);
}
static double tan_of(double x) {
  if (__builtin_isnan(x) || __builtin_isinf(x)) return some_nan();
  return x == 0 ? x : some_finite();
}
static double asin_of(double x) {
  if (!(x >= -1 && x <= 1)) return some_nan();
  return x == 0 ? x : some_like(x, 1.5708);
}
static double acos_of(double x) {
  if (!(x >= -1 && x <= 1)) return some_nan();
  return x == 1 ? 0.0 : x >= 0 ? some_within(0.0, 1.5708) : some_within(1.5707, 3.1416);
}
static double atan_of(double x) {
  if (__builtin_isnan(x)) return some_nan();
  return x == 0 ? x : some_like(x, 1.5708);
}
static double atan2_of(double y, double x) {
  if (__builtin_isnan(x) || __builtin_isnan(y)) return some_nan();
  if (y == 0 && x > 0) return y;
  return y > 0 ? some_within(0.0, 3.1416) : y < 0 ? some_within(-3.1416, 0.0) : some_within(-3.1416, 3.1416);
}
static double sinh_of(double x) {
  if (__builtin_isnan(x)) return some_nan();
  if (x == 0 || __builtin_isinf(x)) return x;
  return x >= -709 && x <= 709 ? some_like(x, 0x1.fffffffffffffp+1023) : some_like(x, infinite());
}
static double cosh_of(double x) {
  if (__builtin_isnan(x)) return some_nan();
  if (__builtin_isinf(x)) return infinite();
  if (x == 0) return 1.0;
  return some_within(1.0, x >= -709 && x <= 709 ? 0x1.fffffffffffffp+1023 : infinite());
}
static double tanh_of(double x) {
  if (__builtin_isnan(x)) return some_nan();
  return x == 0 ? x : some_like(x, 1.0);
}
static double asinh_of(double x) {
  if (__builtin_isnan(x)) return some_nan();
  return x == 0 || __builtin_isinf(x) ? x : some_like(x, 711.0);
}
static double acosh_of(double x) {
  if (!(x >= 1)) return some_nan();
  return x == 1 ? 0.0 : __builtin_isinf(x) ? x : some_within(0.0, 711.0);
}
static double atanh_of(double x) {
  if (!(x >= -1 && x <= 1)) return some_nan();
  if (x == 1 || x == -1) return x / 0.0;
  return x == 0 ? x : some_like(x, 20.0);
}
/* Powers of a base between 2 and 10: what is finite and not zero for all of them is between -307 and 307. */
static double exponential_of(double x) {
  if (__builtin_isnan(x)) return some_nan();
  if (__builtin_isinf(x)) return x > 0 ? x : 0.0;
  if (x == 0) return 1.0;
  if (x > 0) return some_within(1.0, x <= 307 ? 0x1.fffffffffffffp+1023 : infinite());
  return some_within(x >= -307 ? 0x1p-1022 : 0.0, 1.0);
}
static double expm1_of(double x) {
  if (__builtin_isnan(x)) return some_nan();
  if (__builtin_isinf(x)) return x > 0 ? x : -1.0;
  if (x == 0) return x;
  return x > 0 ? some_within(0.0, x <= 709 ? 0x1.fffffffffffffp+1023 : infinite()) : some_within(-1.0, 0.0);
}
/* Logarithms to a base between 2 and 10. */
static double logarithm_of(double x) {
  if (!(x >= 0)) return some_nan();
  if (x == 0) return -infinite();
  if (__builtin_isinf(x)) return x;
  return x == 1 ? 0.0 : x > 1 ? some_within(0.0, 1024.0) : some_within(-1075.0, 0.0);
}
static double log1p_of(double x) {
  if (!(x >= -1)) return some_nan();
  if (x == -1) return -infinite();
  if (x == 0 || __builtin_isinf(x)) return x;
  return x > 0 ? some_within(0.0, 710.0) : some_within(-38.0, 0.0);
}
static double cbrt_of(double x) {
  if (__builtin_isnan(x)) return some_nan();
  return x == 0 || __builtin_isinf(x) ? x : some_like(x, 0x1p+342);
}
static double hypot_of(double x, double y) {
  if (__builtin_isinf(x) || __builtin_isinf(y)) return infinite();
  if (__builtin_isnan(x) || __builtin_isnan(y)) return some_nan();
  return x == 0 ? __builtin_fabs(y) : y == 0 ? __builtin_fabs(x) : some_within(0.0, infinite());
}
static double erf_of(double x) {
  if (__builtin_isnan(x)) return some_nan();
  return x == 0 ? x : some_like(x, 1.0);
}
static double erfc_of(double x) {
  if (__builtin_isnan(x)) return some_nan();
  return x == 0 ? 1.0 : x > 0 ? some_within(0.0, 1.0) : some_within(1.0, 2.0);
}
static double pow_of(double x, double y) {
  if (y == 0 || x == 1) return 1.0;
  if (__builtin_isnan(x) || __builtin_isnan(y)) return some_nan();
  if (y == 1) return x;
  double whole = __builtin_trunc(x);
  if (y == 2 && x == whole && __builtin_fabs(x) <= 94906265.0) return x * x;
  if (y == 3 && x == whole && __builtin_fabs(x) <= 208063.0) return x * x * x;
  if (x > 0) {
    if (x >= 1 == y >= 0) return some_within(1.0, infinite());
    return some_within(0.0, 1.0);
  }
  if (x < 0 && !__builtin_isinf(x) && !__builtin_isinf(y) && y != __builtin_trunc(y)) return some_nan();
  return some_within(-infinite(), infinite());
}

double model_sin(double x) { return sin_of(x); }
float model_sinf(float x) { return (float)sin_of(x); }
double model_cos(double x) { return cos_of(x); }
float model_cosf(float x) { return (float)cos_of(x); }
double model_tan(double x) { return tan_of(x); }
float model_tanf(float x) { return (float)tan_of(x); }
double model_asin(double x) { return asin_of(x); }
float model_asinf(float x) { return (float)asin_of(x); }
double model_acos(double x) { return acos_of(x); }
float model_acosf(float x) { return (float)acos_of(x); }
double model_atan(double x) { return atan_of(x); }
float model_atanf(float x) { return (float)atan_of(x); }
double model_sinh(double x) { return sinh_of(x); }
float model_sinhf(float x) { return (float)sinh_of(x); }
double model_cosh(double x) { return cosh_of(x); }
float model_coshf(float x) { return (float)cosh_of(x); }
double model_tanh(double x) { return tanh_of(x); }
float model_tanhf(float x) { return (float)tanh_of(x); }
double model_asinh(double x) { return asinh_of(x); }
float model_asinhf(float x) { return (float)asinh_of(x); }
double model_acosh(double x) { return acosh_of(x); }
float model_acoshf(float x) { return (float)acosh_of(x); }
double model_atanh(double x) { return atanh_of(x); }
float model_atanhf(float x) { return (float)atanh_of(x); }
double model_expm1(double x) { return expm1_of(x); }
float model_expm1f(float x) { return (float)expm1_of(x); }
double model_log1p(double x) { return log1p_of(x); }
float model_log1pf(float x) { return (float)log1p_of(x); }
double model_cbrt(double x) { return cbrt_of(x); }
float model_cbrtf(float x) { return (float)cbrt_of(x); }
double model_erf(double x) { return erf_of(x); }
float model_erff(float x) { return (float)erf_of(x); }
double model_erfc(double x) { return erfc_of(x); }
float model_erfcf(float x) { return (float)erfc_of(x); }
double model_exp(double x) { return exponential_of(x); }
float model_expf(float x) { return (float)exponential_of(x); }
double model_exp2(double x) { return exponential_of(x); }
float model_exp2f(float x) { return (float)exponential_of(x); }
double model_exp10(double x) { return exponential_of(x); }
float model_exp10f(float x) { return (float)exponential_of(x); }
double model_pow10(double x) { return exponential_of(x); }
float model_pow10f(float x) { return (float)exponential_of(x); }
double model_log(double x) { return logarithm_of(x); }
float model_logf(float x) { return (float)logarithm_of(x); }
double model_log2(double x) { return logarithm_of(x); }
float model_log2f(float x) { return (float)logarithm_of(x); }
double model_log10(double x) { return logarithm_of(x); }
float model_log10f(float x) { return (float)logarithm_of(x); }
double model_atan2(double x, double y) { return atan2_of(x, y); }
float model_atan2f(float x, float y) { return (float)atan2_of(x, y); }
double model_hypot(double x, double y) { return hypot_of(x, y); }
float model_hypotf(float x, float y) { return (float)hypot_of(x, y); }
double model_pow(double x, double y) { return pow_of(x, y); }
float model_powf(float x, float y) { return (float)pow_of(x, y); }

/* What IEEE 754 determines. */

/* x * 2^n with one rounding, as musl does it: a product is never subnormal before the last one. */
static double scaled(double x, long n) {
  double y = x;
  if (n > 1023) {
    y *= 0x1p1023;
    n -= 1023;
    if (n > 1023) {
      y *= 0x1p1023;
      n -= 1023;
      if (n > 1023) n = 1023;
    }
  } else if (n < -1022) {
    y *= 0x1p-1022 * 0x1p53;
    n += 1022 - 53;
    if (n < -1022) {
      y *= 0x1p-1022 * 0x1p53;
      n += 1022 - 53;
      if (n < -1022) n = -1022;
    }
  }
  union model_double power;
  power.bits = (unsigned long long)(0x3ff + n) << 52;
  return y * power.value;
}
/* A float times a power of two that is not too far away is exact as a double. */
static float scaled_float(float x, long n) {
  return (float)scaled(x, n > 400 ? 400 : n < -400 ? -400 : n);
}
double model_ldexp(double x, int n) { return scaled(x, n); }
double model_scalbn(double x, int n) { return scaled(x, n); }
double model_scalbln(double x, long n) { return scaled(x, n); }
float model_ldexpf(float x, int n) { return scaled_float(x, n); }
float model_scalbnf(float x, int n) { return scaled_float(x, n); }
float model_scalblnf(float x, long n) { return scaled_float(x, n); }

/* The exponent of a number that is finite and not zero. */
static int exponent_of(double x) {
  union model_double a = {x};
  int e = (int)(a.bits >> 52 & 0x7ff);
  if (e == 0) {
    a.value = x * 0x1p54;
    return (int)(a.bits >> 52 & 0x7ff) - 0x3ff - 54;
  }
  return e - 0x3ff;
}
double model_logb(double x) {
  if (__builtin_isnan(x)) return x;
  if (__builtin_isinf(x)) return infinite();
  return x == 0 ? -infinite() : (double)exponent_of(x);
}
float model_logbf(float x) { return (float)model_logb(x); }
int model_ilogb(double x) {
  if (__builtin_isnan(x) || x == 0) return -2147483647 - 1;
  return __builtin_isinf(x) ? 2147483647 : exponent_of(x);
}
int model_ilogbf(float x) { return model_ilogb(x); }
double model_frexp(double x, int *e) {
  if (x == 0) {
    *e = 0;
    return x;
  }
  if (__builtin_isnan(x) || __builtin_isinf(x)) {
    *e = __certus_any_int();
    return x;
  }
  int power = exponent_of(x) + 1;
  *e = power;
  return scaled(x, -(long)power);
}
float model_frexpf(float x, int *e) { return (float)model_frexp(x, e); }

double model_nextafter(double x, double y) {
  if (__builtin_isnan(x) || __builtin_isnan(y)) return some_nan();
  if (x == y) return y;
  union model_double a = {x};
  if (x == 0) {
    a.bits = 1;
    return y > 0 ? a.value : -a.value;
  }
  a.bits += x < y == x > 0 ? 1 : -1;
  return a.value;
}
float model_nextafterf(float x, float y) {
  if (__builtin_isnan(x) || __builtin_isnan(y)) return (float)some_nan();
  if (x == y) return y;
  union model_float a = {x};
  if (x == 0) {
    a.bits = 1;
    return y > 0 ? a.value : -a.value;
  }
  a.bits += x < y == x > 0 ? 1 : -1;
  return a.value;
}

/* The exact rest of the nearest quotient; of two, the even one. */
static double remainder_of(double x, double y) {
  if (__builtin_isnan(x) || __builtin_isnan(y) || __builtin_isinf(x) || y == 0) return some_nan();
  if (__builtin_isinf(y)) return x;
  double a = __builtin_fabs(x), b = __builtin_fabs(y);
  if (b <= 0x1p+1022) a = __builtin_fmod(a, b + b);
  if (b < 0x1p-1021) {
    if (a + a > b) {
      a -= b;
      if (a + a >= b) a -= b;
    }
  } else {
    double half = 0.5 * b;
    if (a > half) {
      a -= b;
      if (a >= half) a -= b;
    }
  }
  /* The sign of x is that of a positive rest; a rest of zero has the sign of x. */
  return a == 0 ? model_copysign(0.0, x) : __builtin_signbit(x) ? -a : a;
}
double model_remainder(double x, double y) { return remainder_of(x, y); }
float model_remainderf(float x, float y) { return (float)remainder_of(x, y); }
double model_drem(double x, double y) { return remainder_of(x, y); }
float model_dremf(float x, float y) { return (float)remainder_of(x, y); }
double model_nan(const char *tag) { return some_nan(); }
float model_nanf(const char *tag) { return (float)some_nan(); }
