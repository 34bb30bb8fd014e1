/* Input and output: bytes come from outside. */

void model___certus_put_bytes(char *to, size_t count) {
  for (size_t i = 0; i < count; i++)
    to[i] = __certus_any_byte();
}
/* What "%s" reads: something, without white space. */
void model___certus_put_word(char *to, size_t most) {
  if (most == 0)
    most = 1;
  size_t count = 1 + any_up_to(most - 1);
  for (size_t i = 0; i < count; i++) {
    unsigned char c = __certus_any_byte();
    to[i] = is_space(c) ? 'a' : c;
  }
  to[count] = 0;
}
/* What "%[" reads: something, but only some bytes may come. */
void model___certus_put_chosen(char *to, size_t most) {
  if (most == 0)
    most = 1;
  size_t count = 1 + any_up_to(most - 1);
  for (size_t i = 0; i < count; i++)
    to[i] = __certus_some_byte();
  to[count] = 0;
}
/* Text of some length between two bounds. Where only the length decides whether there is room, nothing is known. */
size_t model___certus_print(char *to, size_t least, size_t most, size_t limit) {
  size_t span = most - least, more = __certus_some_size();
  size_t count = least + (more < span ? more : span);
  if (limit == 0)
    return count;
  size_t last = limit - 1, first = least < last ? least : last, end = most < last ? most : last;
  size_t room = __certus_room(to);
  if (first < room && end >= room)
    __certus_cut();
  size_t shown = count < last ? count : last;
  for (size_t i = 0; i < shown; i++)
    to[i] = __certus_some_byte();
  to[shown] = 0;
  return count;
}

char *model_fgets(char *to, int size, void *stream) {
  if (size <= 0)
    return 0;
  if (size == 1) {
    to[0] = 0;
    return __certus_any_bool() ? to : (char *)0;
  }
  size_t count = any_up_to((size_t)size - 1);
  for (size_t i = 0; i < count; i++) {
    unsigned char c = __certus_any_byte();
    to[i] = c == '\n' && i + 1 < count ? ' ' : c;
  }
  if (count == 0)
    return 0;
  to[count] = 0;
  return __certus_any_bool() ? to : (char *)0;
}
char *model_gets(char *to) {
  if (__certus_any_bool())
    return 0;
  size_t count = any_up_to((size_t)-2);
  for (size_t i = 0; i < count; i++) {
    unsigned char c = __certus_any_byte();
    to[i] = c == '\n' ? ' ' : c;
  }
  to[count] = 0;
  return to;
}
/* -1, or how many bytes went over. */
static long any_count(size_t most) {
  if (__certus_any_bool()) {
    errno_object = any_positive();
    return -1;
  }
  size_t limit = ~0ul >> 1;
  return any_up_to(most < limit ? most : limit);
}
long model_read(int from, void *to, size_t size) {
  long count = any_count(size);
  if (count > 0)
    model___certus_put_bytes(to, count);
  return count;
}
long model_pread(int from, void *to, size_t size) { return model_read(from, to, size); }
long model_recv(int from, void *to, size_t size) { return model_read(from, to, size); }
size_t model_fread(void *to, size_t size, size_t count, void *stream) {
  size_t done = any_up_to(count);
  if (size == 0 || count == 0)
    return 0;
  size_t bytes = done * size;
  if (done < count) {
    /* An element may be there in part. */
    bytes += any_up_to(size - 1);
  }
  model___certus_put_bytes(to, bytes);
  return done;
}
static void look_at(const unsigned char *from, size_t count) {
  unsigned char seen = 0;
  for (size_t i = 0; i < count; i++)
    seen |= from[i];
}
long model_write(int to, const void *from, size_t size) {
  look_at(from, size);
  long count = any_count(size);
  return count;
}
long model_pwrite(int to, const void *from, size_t size) { return model_write(to, from, size); }
long model_send(int to, const void *from, size_t size) { return model_write(to, from, size); }
size_t model_fwrite(const void *from, size_t size, size_t count, void *stream) {
  if (size == 0 || count == 0)
    return 0;
  look_at(from, size * count);
  size_t done = any_up_to(count);
  return done;
}

int model_rand_r(unsigned *seed) {
  *seed = (unsigned)__certus_some_ulong();
  return (int)(__certus_some_ulong() & 0x7fffffff);
}

long model_time(long *to) {
  long now = __certus_any_long();
  if (to)
    *to = now;
  return now;
}
