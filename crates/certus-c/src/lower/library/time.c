/* Time: what clocks say is unknown, and dates are within their ranges. */

struct model_tm {
  int sec, min, hour, mday, mon, year, wday, yday, isdst;
  long gmtoff;
  const char *zone;
};
struct model_timespec { long sec, fraction; };
static char zone_name[4] = "UTC";
static struct model_tm date_object;
static char date_text[26];

static int some_between(int least, int most) {
  int x = __certus_some_int();
  return x >= least && x <= most ? x : least;
}
static void set_date(struct model_tm *to) {
  to->sec = some_between(0, 60);
  to->min = some_between(0, 59);
  to->hour = some_between(0, 23);
  to->mday = some_between(1, 31);
  to->mon = some_between(0, 11);
  to->year = __certus_some_int();
  to->wday = some_between(0, 6);
  to->yday = some_between(0, 365);
  to->isdst = some_between(-1, 1);
  to->gmtoff = __certus_some_long();
  to->zone = zone_name;
}
struct model_tm *model_gmtime_r(const long *time, struct model_tm *to) {
  long read = *time;
  if (__certus_some_bool())
    return 0;
  set_date(to);
  return to;
}
struct model_tm *model_localtime_r(const long *time, struct model_tm *to) { return model_gmtime_r(time, to); }
struct model_tm *model_gmtime(const long *time) { return model_gmtime_r(time, &date_object); }
struct model_tm *model_localtime(const long *time) { return model_gmtime_r(time, &date_object); }
long model_mktime(struct model_tm *date) {
  int read = date->sec | date->min | date->hour | date->mday | date->mon | date->year | date->isdst;
  if (__certus_some_bool())
    return -1;
  set_date(date);
  return __certus_some_long();
}
long model_timegm(struct model_tm *date) { return model_mktime(date); }
size_t model_strftime(char *to, size_t room, const char *format, const struct model_tm *date) {
  struct model_tm read = *date;
  size_t formatted = model_strlen(format), count = __certus_some_size();
  if (room == 0)
    return 0;
  if (count >= room) {
    /* What is written then is left open. */
    for (size_t i = 0; i < room; i++)
      to[i] = __certus_some_byte();
    return 0;
  }
  for (size_t i = 0; i < count; i++) {
    unsigned char c = __certus_some_byte();
    to[i] = c ? c : ' ';
  }
  to[count] = 0;
  return count;
}
char *model_asctime(const struct model_tm *date) {
  struct model_tm read = *date;
  if (__certus_some_bool())
    return 0;
  for (int i = 0; i < 25; i++) {
    unsigned char c = __certus_some_byte();
    date_text[i] = c ? c : ' ';
  }
  date_text[25] = 0;
  return date_text;
}
char *model_ctime(const long *time) {
  long read = *time;
  return model_asctime(&date_object);
}
double model_difftime(long a, long b) {
  if (a >= -0x10000000000000ll && a <= 0x10000000000000ll && b >= -0x10000000000000ll && b <= 0x10000000000000ll)
    return (double)a - (double)b;
  return __certus_some_double();
}
long model_clock(void) { return __certus_any_long(); }
int model_clock_gettime(int clock, struct model_timespec *to) {
  if (__certus_any_bool()) {
    errno_object = any_positive();
    return -1;
  }
  to->sec = __certus_any_long();
  to->fraction = any_up_to(999999999);
  return 0;
}
int model_clock_getres(int clock, struct model_timespec *to) {
  if (!to)
    return -(int)__certus_any_bool();
  return model_clock_gettime(clock, to);
}
int model_timespec_get(struct model_timespec *to, int base) {
  if (__certus_any_bool())
    return 0;
  to->sec = __certus_any_long();
  to->fraction = any_up_to(999999999);
  return base;
}
int model_gettimeofday(struct model_timespec *to, void *zone) {
  if (zone)
    __certus_cut();
  if (to) {
    to->sec = __certus_any_long();
    to->fraction = any_up_to(999999);
  }
  return 0;
}
