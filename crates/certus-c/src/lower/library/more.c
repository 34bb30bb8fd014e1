/* Numbers in strings, searching and sorting, and strings beyond the standard. */

/* The integer at the beginning of a string, as 7.22.1.4 of C11 has it: its magnitude, cut off at a bound. A base
   that is none, and "0b", which C23 reads in another way, are not known. */
static unsigned long long
read_number(const char *s, char **end, int base, unsigned long long positive, unsigned long long negative) {
  if (base < 0 || base == 1 || base > 36)
    __certus_cut();
  const char *p = s;
  while (is_space((unsigned char)*p))
    p++;
  _Bool minus = *p == '-';
  if (*p == '-' || *p == '+')
    p++;
  if ((base == 0 || base == 2) && p[0] == '0' && (p[1] == 'b' || p[1] == 'B') && (p[2] == '0' || p[2] == '1'))
    __certus_cut();
  if ((base == 0 || base == 16) && p[0] == '0' && (p[1] == 'x' || p[1] == 'X') && is_xdigit((unsigned char)p[2])) {
    p += 2;
    base = 16;
  } else if (base == 0)
    base = *p == '0' ? 8 : 10;
  unsigned long long most = minus ? negative : positive, value = 0;
  _Bool some_digit = 0, too_large = 0;
  for (;; p++) {
    unsigned char c = *p;
    int digit = is_digit(c) ? c - '0' : is_lower(c) ? c - 'a' + 10 : is_upper(c) ? c - 'A' + 10 : 36;
    if (digit >= base)
      break;
    some_digit = 1;
    /* value * base + digit, in two halves. */
    unsigned long long low = (value & 0xffffffff) * base + digit, high = (value >> 32) * base + (low >> 32);
    unsigned long long next = high << 32 | (low & 0xffffffff);
    if (high >> 32 || next > most)
      too_large = 1;
    else
      value = next;
  }
  if (end)
    *end = (char *)(some_digit ? p : s);
  if (!some_digit && __certus_any_bool())
    errno_object = 22;
  if (too_large) {
    errno_object = 34;
    /* Cut off in the direction of its sign. */
    return minus && negative != positive ? 0 - most : most;
  }
  return minus ? 0 - value : value;
}
long model_strtol(const char *s, char **end, int base) {
  unsigned long long most = ~0ul >> 1;
  return (long)read_number(s, end, base, most, most + 1);
}
unsigned long model_strtoul(const char *s, char **end, int base) {
  return (unsigned long)read_number(s, end, base, ~0ul, ~0ul);
}
long long model_strtoll(const char *s, char **end, int base) {
  return (long long)read_number(s, end, base, ~0ull >> 1, (~0ull >> 1) + 1);
}
unsigned long long model_strtoull(const char *s, char **end, int base) {
  return read_number(s, end, base, ~0ull, ~0ull);
}
long long model_strtoimax(const char *s, char **end, int base) { return model_strtoll(s, end, base); }
unsigned long long model_strtoumax(const char *s, char **end, int base) { return model_strtoull(s, end, base); }
/* What does not fit is undefined. */
int model_atoi(const char *s) {
  long value = model_strtol(s, 0, 10);
  return value < -2147483647 - 1 || value > 2147483647 ? __certus_some_int() : (int)value;
}
long model_atol(const char *s) { return model_strtol(s, 0, 10); }
long long model_atoll(const char *s) { return model_strtoll(s, 0, 10); }

/* How much of a string is a number with a point, as 7.22.1.3 has it. */
static size_t length_of_decimal(const char *s) {
  size_t i = 0, digits = 0;
  while (is_space((unsigned char)s[i]))
    i++;
  if (s[i] == '-' || s[i] == '+')
    i++;
  if ((s[i] == 'i' || s[i] == 'I' || s[i] == 'n' || s[i] == 'N') || (s[i] == '0' && (s[i + 1] == 'x' || s[i + 1] == 'X')))
    return (size_t)-1;
  for (; is_digit((unsigned char)s[i]); i++)
    digits++;
  if (s[i] == '.')
    for (i++; is_digit((unsigned char)s[i]); i++)
      digits++;
  if (digits == 0)
    return 0;
  if (s[i] == 'e' || s[i] == 'E') {
    size_t j = i + 1;
    if (s[j] == '-' || s[j] == '+')
      j++;
    if (is_digit((unsigned char)s[j])) {
      while (is_digit((unsigned char)s[j]))
        j++;
      i = j;
    }
  }
  return i;
}
static size_t set_decimal_end(const char *s, char **end) {
  size_t used = length_of_decimal(s);
  /* Words and hexadecimal numbers: somewhere in the string. */
  if (used == (size_t)-1) {
    size_t all = model_strlen(s), some = __certus_some_size();
    used = some < all ? some : all;
    if (end)
      *end = (char *)s + used;
    return (size_t)-1;
  }
  if (end)
    *end = (char *)s + used;
  return used;
}
double model_strtod(const char *s, char **end) {
  size_t used = set_decimal_end(s, end);
  if (used == 0)
    return 0.0;
  double value = __certus_some_double();
  return used != (size_t)-1 && __builtin_isnan(value) ? 0.0 : value;
}
float model_strtof(const char *s, char **end) {
  size_t used = set_decimal_end(s, end);
  if (used == 0)
    return 0.0f;
  float value = __certus_some_float();
  return used != (size_t)-1 && __builtin_isnan(value) ? 0.0f : value;
}
double model_atof(const char *s) { return model_strtod(s, 0); }

/* Searching: any element that is equal may be found, since the order of the comparisons is not said. What the
   comparison must not do (7.22.5) is to change the array; what else it does is done for each element looked at. */
void *model_bsearch(const void *key, const void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
  const char *low = base;
  size_t all = count;
  while (count > 0) {
    size_t middle = count / 2;
    const char *at = low + middle * size;
    int order = compare(key, at);
    if (order == 0) {
      size_t other = __certus_any_size();
      if (other > 0 && other <= all && compare(key, (const char *)base + (other - 1) * size) == 0)
        return (char *)base + (other - 1) * size;
      return (void *)at;
    }
    if (order > 0) {
      low = at + size;
      count -= middle + 1;
    } else
      count = middle;
  }
  return 0;
}
static void swap_bytes(char *a, char *b, size_t size) {
  for (size_t i = 0; i < size; i++) {
    char byte = a[i];
    a[i] = b[i];
    b[i] = byte;
  }
}
/* Sorting by insertion: the order of equal elements is left open. */
void model_qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
  char *a = base;
  for (size_t i = 1; i < count; i++)
    for (size_t j = i; j > 0; j--) {
      char *at = a + j * size;
      int order = compare(at - size, at);
      if (order < 0 || (order == 0 && __certus_any_bool()))
        break;
      swap_bytes(at - size, at, size);
    }
}

char *model_strtok_r(char *s, const char *set, char **rest) {
  if (!s)
    s = *rest;
  if (!s)
    return 0;
  s += model_strspn(s, set);
  if (!*s) {
    *rest = s;
    return 0;
  }
  char *end = s + model_strcspn(s, set);
  if (*end)
    *end++ = 0;
  *rest = end;
  return s;
}
char *model___strtok_r(char *s, const char *set, char **rest) { return model_strtok_r(s, set, rest); }
char *model_strsep(char **rest, const char *set) {
  char *s = *rest;
  if (!s)
    return 0;
  char *end = s + model_strcspn(s, set);
  if (*end) {
    *end = 0;
    *rest = end + 1;
  } else
    *rest = 0;
  return s;
}
void *model_memccpy(void *to, const void *from, int c, size_t count) {
  unsigned char *a = to;
  const unsigned char *b = from;
  for (size_t i = 0; i < count; i++) {
    a[i] = b[i];
    if (b[i] == (unsigned char)c)
      return a + i + 1;
  }
  return 0;
}
void *model_memmem(const void *in, size_t room, const void *part, size_t count) {
  const unsigned char *a = in, *b = part;
  if (count > room)
    return 0;
  for (size_t at = 0; at <= room - count; at++) {
    size_t i = 0;
    while (i < count && a[at + i] == b[i])
      i++;
    if (i == count)
      return (void *)(a + at);
  }
  return 0;
}
void *model_rawmemchr(const void *from, int c) {
  const unsigned char *p = from;
  while (*p != (unsigned char)c)
    p++;
  return (void *)p;
}
char *model_strcasestr(const char *s, const char *part) {
  for (;; s++) {
    size_t i = 0;
    for (; part[i]; i++) {
      unsigned char x = s[i], y = part[i];
      if ((is_upper(x) ? x + 32 : x) != (is_upper(y) ? y + 32 : y))
        break;
    }
    if (!part[i])
      return (char *)s;
    if (!*s)
      return 0;
  }
}
char *model_stpncpy(char *to, const char *from, size_t count) {
  no_overlap_of(to, from, count);
  size_t i = 0;
  for (; i < count && from[i]; i++)
    to[i] = from[i];
  char *end = to + i;
  for (; i < count; i++)
    to[i] = 0;
  return end;
}
size_t model_strlcpy(char *to, const char *from, size_t room) {
  size_t n = model_strlen(from);
  if (room > 0) {
    size_t copied = n < room - 1 ? n : room - 1;
    memcpy(to, from, copied);
    to[copied] = 0;
  }
  return n;
}
size_t model_strlcat(char *to, const char *from, size_t room) {
  size_t used = model_strnlen(to, room);
  return used == room ? room + model_strlen(from) : used + model_strlcpy(to + used, from, room - used);
}
/* The "C" locale is the only one: others are not set. */
int model_strcoll(const char *a, const char *b) { return model_strcmp(a, b); }
size_t model_strxfrm(char *to, const char *from, size_t room) { return model_strlcpy(to, from, room); }
static char locale_name[2] = "C";
char *model_setlocale(int category, const char *name) {
  if (name && !(name[0] == 'C' && !name[1]))
    __certus_cut();
  return locale_name;
}
void model_swab(const void *from, void *to, long count) {
  const char *a = from;
  char *b = to;
  for (long i = 0; i + 1 < count; i += 2) {
    char first = a[i], second = a[i + 1];
    b[i] = second;
    b[i + 1] = first;
  }
}

/* What -D_FORTIFY_SOURCE makes of calls; the room behind a pointer is known here anyway. */
void *model___memmove_chk(void *to, const void *from, size_t count, size_t room) { return memmove(to, from, count); }
void *model___mempcpy_chk(void *to, const void *from, size_t count, size_t room) { return model_mempcpy(to, from, count); }
void *model___memset_chk(void *to, int byte, size_t count, size_t room) { return memset(to, byte, count); }
char *model___strcpy_chk(char *to, const char *from, size_t room) { return model_strcpy(to, from); }
char *model___stpcpy_chk(char *to, const char *from, size_t room) { return model_stpcpy(to, from); }
char *model___strcat_chk(char *to, const char *from, size_t room) { return model_strcat(to, from); }
char *model___strncpy_chk(char *to, const char *from, size_t count, size_t room) { return model_strncpy(to, from, count); }
char *model___strncat_chk(char *to, const char *from, size_t count, size_t room) { return model_strncat(to, from, count); }

/* Memory with an alignment that malloc gives anyway; others are not followed. */
void *model_aligned_alloc(size_t align, size_t size) {
  if (align == 0 || (align & (align - 1)) || align > 16)
    __certus_cut();
  return malloc(size);
}
void *model_memalign(size_t align, size_t size) { return model_aligned_alloc(align, size); }
