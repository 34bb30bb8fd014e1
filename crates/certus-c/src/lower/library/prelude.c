/* Models of library functions: the model of f is model_f. */

typedef unsigned long size_t;

void *malloc(size_t);
void free(void *);
void *memcpy(void *, const void *, size_t);
size_t __certus_room(void *);
unsigned char __VERIFIER_nondet_uchar(void);

/* Memory. */

void *model_realloc(void *old, size_t size) {
  void *new = malloc(size);
  if (old) {
    size_t room = __certus_room(old);
    memcpy(new, old, room < size ? room : size);
    free(old);
  }
  return new;
}

void model_cfree(void *p) { free(p); }

int model_memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i])
      return a[i] < b[i] ? -1 : 1;
  return 0;
}

int model_bcmp(const void *left, const void *right, size_t count) { return model_memcmp(left, right, count); }

void model_bzero(void *to, size_t count) {
  unsigned char *p = to;
  for (size_t i = 0; i < count; i++)
    p[i] = 0;
}

void *model_memchr(const void *from, int c, size_t count) {
  const unsigned char *p = from;
  for (size_t i = 0; i < count; i++)
    if (p[i] == (unsigned char)c)
      return (void *)(p + i);
  return 0;
}

void *model_mempcpy(void *to, const void *from, size_t count) {
  memcpy(to, from, count);
  return (char *)to + count;
}

void *model___memcpy_chk(void *to, const void *from, size_t count, size_t room) { return memcpy(to, from, count); }

void model___VERIFIER_nondet_memory(void *to, size_t count) {
  unsigned char *p = to;
  for (size_t i = 0; i < count; i++)
    p[i] = __VERIFIER_nondet_uchar();
}

/* Strings. */

size_t model_strlen(const char *s) {
  size_t n = 0;
  while (s[n])
    n++;
  return n;
}

size_t model_strnlen(const char *s, size_t limit) {
  size_t n = 0;
  while (n < limit && s[n])
    n++;
  return n;
}

char *model_strcpy(char *to, const char *from) {
  size_t i = 0;
  do
    to[i] = from[i];
  while (from[i++]);
  return to;
}

char *model_stpcpy(char *to, const char *from) {
  while ((*to = *from)) {
    to++;
    from++;
  }
  return to;
}

char *model_strncpy(char *to, const char *from, size_t count) {
  size_t i = 0;
  for (; i < count && from[i]; i++)
    to[i] = from[i];
  for (; i < count; i++)
    to[i] = 0;
  return to;
}

char *model_strcat(char *to, const char *from) {
  model_strcpy(to + model_strlen(to), from);
  return to;
}

char *model_strncat(char *to, const char *from, size_t count) {
  char *p = to + model_strlen(to);
  size_t i = 0;
  for (; i < count && from[i]; i++)
    p[i] = from[i];
  p[i] = 0;
  return to;
}

int model_strcmp(const char *a, const char *b) {
  size_t i = 0;
  while (a[i] && a[i] == b[i])
    i++;
  unsigned char x = a[i], y = b[i];
  return x < y ? -1 : x > y;
}

int model_strncmp(const char *a, const char *b, size_t count) {
  for (size_t i = 0; i < count; i++) {
    unsigned char x = a[i], y = b[i];
    if (x != y)
      return x < y ? -1 : 1;
    if (!x)
      return 0;
  }
  return 0;
}

char *model_strchr(const char *s, int c) {
  for (;; s++) {
    if (*s == (char)c)
      return (char *)s;
    if (!*s)
      return 0;
  }
}

char *model_strrchr(const char *s, int c) {
  const char *found = 0;
  for (;; s++) {
    if (*s == (char)c)
      found = s;
    if (!*s)
      return (char *)found;
  }
}

size_t model_strspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && model_strchr(set, s[n]))
    n++;
  return n;
}

size_t model_strcspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && !model_strchr(set, s[n]))
    n++;
  return n;
}

char *model_strpbrk(const char *s, const char *set) {
  s += model_strcspn(s, set);
  return *s ? (char *)s : 0;
}

char *model_strstr(const char *s, const char *part) {
  size_t n = model_strlen(part);
  for (;; s++) {
    if (model_strncmp(s, part, n) == 0)
      return (char *)s;
    if (!*s)
      return 0;
  }
}

char *model_strdup(const char *s) {
  char *copy = malloc(model_strlen(s) + 1);
  return model_strcpy(copy, s);
}

char *model_strndup(const char *s, size_t limit) {
  size_t n = model_strnlen(s, limit);
  char *copy = malloc(n + 1);
  memcpy(copy, s, n);
  copy[n] = 0;
  return copy;
}

/* Characters, in the "C" locale. */

int model_isdigit(int c) { return c >= '0' && c <= '9'; }
int model_islower(int c) { return c >= 'a' && c <= 'z'; }
int model_isupper(int c) { return c >= 'A' && c <= 'Z'; }
int model_isalpha(int c) { return model_islower(c) || model_isupper(c); }
int model_isalnum(int c) { return model_isalpha(c) || model_isdigit(c); }
int model_isspace(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
int model_isblank(int c) { return c == ' ' || c == '\t'; }
int model_isprint(int c) { return c >= ' ' && c <= '~'; }
int model_isgraph(int c) { return c > ' ' && c <= '~'; }
int model_iscntrl(int c) { return (c >= 0 && c < ' ') || c == 127; }
int model_ispunct(int c) { return model_isgraph(c) && !model_isalnum(c); }
int model_isxdigit(int c) { return model_isdigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
int model_tolower(int c) { return model_isupper(c) ? c - 'A' + 'a' : c; }
int model_toupper(int c) { return model_islower(c) ? c - 'a' + 'A' : c; }

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

/* For zero, which is undefined, these give the width. */
int model_ctzll(unsigned long long x) {
  int n = 0;
  while (n < 64 && !(x >> n & 1))
    n++;
  return n;
}
int model_ctz(unsigned x) { return x ? model_ctzll(x) : 32; }
int model_ctzl(unsigned long x) { return x ? model_ctzll(x) : 8 * (int)sizeof x; }
int model_clzll(unsigned long long x) {
  int n = 0;
  while (n < 64 && !(x >> (63 - n) & 1))
    n++;
  return n;
}
int model_clz(unsigned x) { return model_clzll(x) - 32; }
int model_clzl(unsigned long x) { return model_clzll(x) - 64 + 8 * (int)sizeof x; }
int model_ffsll(long long x) { return x ? model_ctzll(x) + 1 : 0; }
int model_ffs(int x) { return x ? model_ctzll((unsigned)x) + 1 : 0; }
int model_ffsl(long x) { return x ? model_ctzll((unsigned long)x) + 1 : 0; }

/* Floating point. */

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

double model_fmax(double x, double y) { return __builtin_isnan(x) || x < y ? y : x; }
float model_fmaxf(float x, float y) { return __builtin_isnan(x) || x < y ? y : x; }
double model_fmin(double x, double y) { return __builtin_isnan(x) || x > y ? y : x; }
float model_fminf(float x, float y) { return __builtin_isnan(x) || x > y ? y : x; }
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
long model_lround(double x) { return __builtin_round(x); }
long long model_llround(double x) { return __builtin_round(x); }
long model_lrint(double x) { return __builtin_rint(x); }
long long model_llrint(double x) { return __builtin_rint(x); }
