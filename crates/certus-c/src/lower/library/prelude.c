/* Models of library functions: the model of f is model_f. */

typedef unsigned long size_t;

void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
void abort(void);
void exit(int);
void *memset(void *, int, size_t);
double fabs(double);
double sqrt(double);
double floor(double);
double ceil(double);
double trunc(double);
double round(double);
double rint(double);
double fmod(double, double);
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
size_t __certus_room(void *);
/* How many bytes lie between two addresses in one object; the largest number if they are in different ones. */
size_t __certus_apart(const void *, const void *);
void __certus_readable(const void *, size_t);
unsigned char __VERIFIER_nondet_uchar(void);

/* Any value may come; one value comes, but it is not known which; what this run does is not known. */
int __certus_any_int(void);
unsigned char __certus_any_byte(void);
size_t __certus_any_size(void);
long __certus_any_long(void);
long long __certus_any_longlong(void);
_Bool __certus_any_bool(void);
size_t __certus_some_size(void);
int __certus_some_int(void);
_Bool __certus_some_bool(void);
unsigned char __certus_some_byte(void);
long __certus_some_long(void);
unsigned long __certus_some_ulong(void);
long long __certus_some_longlong(void);
unsigned long long __certus_some_ulonglong(void);
double __certus_some_double(void);
float __certus_some_float(void);
void __certus_cut(void);
void __certus_overlap(void);

static size_t any_up_to(size_t most) {
  size_t x = __certus_any_size();
  return x < most ? x : most;
}
static int any_nonzero(void) {
  int x = __certus_any_int();
  return x ? x : 1;
}
static int any_negative(void) {
  int x = __certus_any_int();
  return x < 0 ? x : -1;
}
static int any_positive(void) {
  int x = __certus_any_int();
  return x > 0 ? x : 1;
}

/* errno: functions may set it to something positive, never to zero. */

static int errno_object;
int *model___errno_location(void) { return &errno_object; }
void model___certus_touch_errno(void) {
  if (__certus_any_bool())
    errno_object = any_positive();
}
void model___certus_failed(_Bool failed) {
  if (failed)
    errno_object = any_positive();
}

/* Memory. */

/* What becomes of a size of zero is left open: the old object ends in any case. */
void *model_realloc(void *old, size_t size) {
  if (old && size == 0) {
    free(old);
    return __certus_any_bool() ? malloc(0) : (void *)0;
  }
  void *new = malloc(size);
  if (old && new) {
    size_t room = __certus_room(old);
    memmove(new, old, room < size ? room : size);
    free(old);
  }
  return new;
}

void *model_reallocarray(void *old, size_t count, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(count, size, &total))
    return 0;
  return model_realloc(old, total);
}

void model_cfree(void *p) { free(p); }

/* All bytes must be there, though the first that differ decide. */
int model_memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  __certus_readable(left, count);
  __certus_readable(right, count);
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i])
      return a[i] < b[i] ? any_negative() : any_positive();
  return 0;
}

int model_bcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  __certus_readable(left, count);
  __certus_readable(right, count);
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i])
      return any_nonzero();
  return 0;
}

void model_bcopy(const void *from, void *to, size_t count) { memmove(to, from, count); }

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

void model_explicit_bzero(void *to, size_t count) { model_bzero(to, count); }

void *model_memrchr(const void *from, int c, size_t count) {
  const unsigned char *p = from;
  for (size_t i = count; i > 0; i--)
    if (p[i - 1] == (unsigned char)c)
      return (void *)(p + i - 1);
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

/* What copying a string to a part of itself does is undefined. */
static void no_overlap(const char *to, const char *from) {
  if (__certus_apart(to, from) + 1 != 0 && __certus_apart(to, from) - 1 < model_strlen(from))
    __certus_overlap();
}
static void no_overlap_of(const char *to, const char *from, size_t count) {
  if (__certus_apart(to, from) + 1 != 0 && __certus_apart(to, from) - 1 < model_strnlen(from, count))
    __certus_overlap();
}

char *model_strcpy(char *to, const char *from) {
  no_overlap(to, from);
  size_t i = 0;
  do
    to[i] = from[i];
  while (from[i++]);
  return to;
}

char *model_stpcpy(char *to, const char *from) {
  no_overlap(to, from);
  while ((*to = *from)) {
    to++;
    from++;
  }
  return to;
}

char *model_strncpy(char *to, const char *from, size_t count) {
  no_overlap_of(to, from, count);
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
  no_overlap_of(p, from, count);
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
  return x == y ? 0 : x < y ? any_negative() : any_positive();
}

int model_strncmp(const char *a, const char *b, size_t count) {
  for (size_t i = 0; i < count; i++) {
    unsigned char x = a[i], y = b[i];
    if (x != y)
      return x < y ? any_negative() : any_positive();
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

char *model_index(const char *s, int c) { return model_strchr(s, c); }
char *model_rindex(const char *s, int c) { return model_strrchr(s, c); }

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
    size_t i = 0;
    while (i < n && s[i] == part[i])
      i++;
    if (i == n)
      return (char *)s;
    if (!*s)
      return 0;
  }
}

char *model_strchrnul(const char *s, int c) {
  while (*s && *s != (char)c)
    s++;
  return (char *)s;
}

static char *token_rest;
char *model_strtok(char *s, const char *set) {
  if (!s)
    s = token_rest;
  if (!s)
    return 0;
  s += model_strspn(s, set);
  if (!*s) {
    token_rest = s;
    return 0;
  }
  char *end = s + model_strcspn(s, set);
  if (*end)
    *end++ = 0;
  token_rest = end;
  return s;
}

char *model_strdup(const char *s) {
  char *copy = malloc(model_strlen(s) + 1);
  return copy ? model_strcpy(copy, s) : copy;
}

char *model_strndup(const char *s, size_t limit) {
  size_t n = model_strnlen(s, limit);
  char *copy = malloc(n + 1);
  if (copy) {
    memcpy(copy, s, n);
    copy[n] = 0;
  }
  return copy;
}
