/* What Certus adds to a program to run it on many pseudo-random inputs. A child process makes each run. Nothing of
   the C library is used, for the program may define the same names. */
typedef unsigned long long certus_word;

static long certus_call(long number, long a, long b, long c, long d) {
    long result;
#if CERTUS_WIDE
    register long fourth __asm__("r10") = d;
    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "0"(number), "D"(a), "S"(b), "d"(c), "r"(fourth)
                     : "rcx", "r11", "memory");
#else
    __asm__ volatile("int $0x80" : "=a"(result) : "0"(number), "b"(a), "c"(b), "d"(c), "S"(d) : "memory");
#endif
    return result;
}

#if CERTUS_WIDE
enum { CERTUS_WRITE = 1, CERTUS_SEEK = 8, CERTUS_SLEEP = 35, CERTUS_TIMER = 38, CERTUS_FORK = 57, CERTUS_EXIT = 231,
       CERTUS_WAIT = 61, CERTUS_CONTROL = 157 };
#else
enum { CERTUS_WRITE = 4, CERTUS_SEEK = 19, CERTUS_SLEEP = 162, CERTUS_TIMER = 104, CERTUS_FORK = 2, CERTUS_EXIT = 252,
       CERTUS_WAIT = 114, CERTUS_CONTROL = 172 };
#endif

/* What a run drew: its seed, how many values, then for each the number of its function and its bits. It is shared with the
   process that made the child, so that it stays when the child is ended. */
struct certus_shared {
    certus_word reached, seed, count, draws[CERTUS_MOST][2];
    /* Up to which draw a run has come to places where no run was before it, and which places those are. */
    certus_word fresh;
    unsigned char places[1 << 16];
};
static volatile struct certus_shared *certus_shared;

#if CERTUS_GUIDED
/* The compiler calls this wherever control goes. */
__attribute__((no_sanitize_coverage)) void __sanitizer_cov_trace_pc(void) {
    static unsigned long before;
    unsigned long here = (unsigned long)__builtin_return_address(0);
    volatile unsigned char *place;
    if (!certus_shared) return;
    here = (here ^ here >> 16) * 0x9E3779B1u;
    place = &certus_shared->places[(here ^ before) >> 4 & 0xffff];
    before = here >> 1;
    if (!*place) {
        *place = 1;
        certus_shared->fresh = certus_shared->count;
    }
}
#endif

/* The beginnings of runs that came to new places; other runs begin as they do. */
static unsigned long long certus_pool[CERTUS_GUIDED ? 1 << 20 : 1];
static struct { unsigned from, length; } certus_kept[CERTUS_GUIDED ? 4096 : 1];
static unsigned certus_pooled, certus_keeps, certus_at, certus_length, certus_longest, certus_changes;

static void certus_map(void) {
#if CERTUS_WIDE
    long result;
    register long flags __asm__("r10") = 0x21;
    register long file __asm__("r8") = -1;
    register long offset __asm__("r9") = 0;
    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "0"(9L), "D"(0L), "S"(sizeof *certus_shared), "d"(3L), "r"(flags), "r"(file), "r"(offset)
                     : "rcx", "r11", "memory");
#else
    long asked[6] = { 0, sizeof *certus_shared, 3, 0x21, -1, 0 };
    long result = certus_call(90, (long)asked, 0, 0, 0);
#endif
    if ((unsigned long)result >= -4095ul) certus_call(CERTUS_EXIT, 116, 0, 0, 0);
    certus_shared = (void *)result;
}

static void certus_exit(int status) { for (;;) certus_call(CERTUS_EXIT, status, 0, 0, 0); }

void __certus_reached(void) {
#if CERTUS_REACH
    certus_shared->reached = 1;
    certus_exit(0);
#endif
}
static void certus_assume(int holds) { if (!holds) certus_exit(0); }
static void certus_failed(void) {
#if CERTUS_ASSERTS
    __certus_reached();
#endif
    certus_exit(0);
}
static void certus_assert(int holds) { if (!holds) certus_failed(); }
static void certus_other(void) { certus_exit(0); }
static void certus_nothing(void) { }

/* splitmix64 */
static certus_word certus_state;
static certus_word certus_random(void) {
    certus_word z = certus_state += 0x9E3779B97F4A7C15ull;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

/* Constants of the program. */
static const certus_word certus_words[] = { CERTUS_WORDS };
static const certus_word certus_reals[] = { CERTUS_REALS };
#define CERTUS_ANY(list) (list)[certus_random() % (sizeof (list) / sizeof *(list))]

/* How a run draws: some runs take few different values, or only small ones, or only constants of the program. */
static unsigned certus_style, certus_values, certus_first;
static certus_word certus_alphabet[6];

static certus_word certus_mixed(unsigned width) {
    certus_word random = certus_random();
    switch (certus_random() % 16) {
    case 0: return 0;
    case 1: return 1;
    case 2: case 3: return random % 8;
    case 4: return -(random % 8);
    case 5: return 1ull << random % width;
    case 6: return (1ull << (width - 1)) - (random & 1);
    case 7: return random % 128;
    case 8: case 9: return random >> (64 - width) >> certus_random() % width;
    case 10: case 11: case 12: return CERTUS_ANY(certus_words);
    case 13: return CERTUS_ANY(certus_words) + (random & 1 ? 1 : -1);
    case 14: return random % (CERTUS_ANY(certus_words) + 1 ?: 1);
    default: return random;
    }
}

static certus_word certus_integer(unsigned width) {
    certus_word random = certus_random();
    switch (certus_style) {
    case 0: case 1: return certus_alphabet[random % certus_values];
    case 2: return certus_alphabet[certus_shared->count < certus_values ? certus_shared->count : certus_values - 1];
    case 3: case 4: return certus_first + random % (2 * certus_values);
    case 5: return CERTUS_ANY(certus_words);
    case 6: return random >> (64 - width) >> certus_random() % width;
    case 7: return random % 256;
    default: return certus_mixed(width);
    }
}

static double certus_some_real(void) {
    union { certus_word bits; double value; } both;
    both.bits = CERTUS_ANY(certus_reals);
    return both.value;
}

static double certus_real(void) {
    certus_word random = certus_random();
    double unit = (double)(long long)random / 9223372036854775808.0;
    union { certus_word bits; double value; } both;
    switch (certus_random() % 8) {
    case 0: return (double)(int)(random % 33) - 16;
    case 1: return unit;
    case 2: case 3: return unit * certus_some_real();
    case 4: return certus_some_real();
    case 5: return unit * (double)(1ull << certus_random() % 63);
    case 6: return certus_some_real() + unit;
    default: both.bits = certus_random(); return both.value;
    }
}

static certus_word certus_draw(unsigned function, unsigned width, int real) {
    union { double value; certus_word bits; float narrow; unsigned half; } both;
    certus_word count = certus_shared->count;
    if (count < certus_length && !(certus_changes && certus_random() % certus_changes == 0)) {
        both.bits = certus_pool[certus_at + count];
        if (width < 64) both.bits &= (1ull << width) - 1;
    } else if (!real) {
        both.bits = certus_integer(width);
        if (width < 64) both.bits &= (1ull << width) - 1;
    } else {
        double value = certus_real();
        both.bits = 0;
        if (width == 32) both.narrow = value; else both.value = value;
        if (width == 32) both.bits = both.half;
    }
    if (count >= certus_longest) certus_exit(0);
    certus_shared->draws[count][0] = function;
    certus_shared->draws[count][1] = both.bits;
    certus_shared->count = count + 1;
    return both.bits;
}

static void certus_begin(certus_word seed) {
    unsigned index;
    certus_state = seed * 0xD1B54A32D192ED03ull;
    certus_style = seed % 10;
    certus_values = certus_style == 0 ? 1 : 2 + certus_random() % 5;
    certus_first = certus_random() % 2;
    for (index = 0; index < certus_values; index++) certus_alphabet[index] = certus_mixed(32);
    if (seed == 0) certus_alphabet[0] = 0;
    certus_longest = CERTUS_MOST;
    certus_length = 0;
    if (certus_keeps && certus_random() % 8) {
        unsigned recent = certus_keeps < 16 ? certus_keeps : 16;
        unsigned kept = certus_random() % 2 ? certus_random() % certus_keeps : certus_keeps - 1 - certus_random() % recent;
        certus_at = certus_kept[kept].from;
        certus_length = certus_kept[kept].length;
        /* The last draw of a run need not be what brought it there, and may lead nowhere. */
        if (certus_random() % 4 == 0) certus_length = certus_random() % (certus_length + 1);
        else if (certus_random() % 2) certus_length--;
        certus_changes = certus_random() % 4 ? 0 : 2 + certus_random() % 64;
        certus_longest = certus_length + (16u << certus_random() % 8);
    }
}

/* Keeps the beginning of a run that came to a new place. */
static void certus_keep(void) {
    unsigned length = certus_shared->fresh, index;
    certus_shared->fresh = 0;
    if (length == 0 || length > 1 << 14) return;
    if (certus_keeps >= sizeof certus_kept / sizeof *certus_kept) return;
    if (certus_pooled + length > sizeof certus_pool / sizeof *certus_pool) return;
    certus_kept[certus_keeps].from = certus_pooled;
    certus_kept[certus_keeps++].length = length;
    for (index = 0; index < length; index++) certus_pool[certus_pooled++] = certus_shared->draws[index][1];
}

/* Ends this process after so many microseconds of its own work, or four times as long altogether. */
static void certus_limit(certus_word time) {
    long timer[4] = { 0, 0, time / 1000000, time % 1000000 };
    certus_call(CERTUS_TIMER, 2, (long)timer, 0, 0);
    time *= 4;
    timer[2] = time / 1000000;
    timer[3] = time % 1000000;
    certus_call(CERTUS_TIMER, 0, (long)timer, 0, 0);
}

/* Runs for longer and longer, fewer and fewer of them; then all over again. */
static const unsigned certus_often[] = { 400, 100, 40, 20, 10 };

/* What a run drew is written to the file that is the standard input. */
static void certus_found(void) {
    const char *from = (const char *)&certus_shared->seed;
    unsigned long left = sizeof(certus_word) * (2 + 2 * certus_shared->count);
    certus_call(CERTUS_SEEK, 0, 0, 0, 0);
    while (left) {
        long done = certus_call(CERTUS_WRITE, 0, (long)from, left, 0);
        if (done <= 0) certus_exit(117);
        from += done;
        left -= done;
    }
    certus_exit(110);
}

/* A number among the arguments, which is gone afterwards. */
static certus_word certus_number(volatile char *text) {
    certus_word number = 0;
    for (; *text; *text++ = 0) number = 10 * number + (*text - '0');
    return number;
}

/* Who has the key may make processes: this file, not the tests. */
static volatile certus_word certus_key;
static long certus_fork(void) {
    long child = certus_call(CERTUS_FORK, (unsigned)certus_key, certus_key >> 32, 0, 0);
    if (child == 0) certus_key = 0;
    return child;
}

/* Before `main` and what else the program does first. The child goes on to it. */
__attribute__((constructor(0))) static void certus_start(int argc, char **argv) {
    certus_word seed = argc > 1 ? certus_number(argv[1]) : 0;
    unsigned level = 0, runs = 0, tries;
    certus_key = argc > 2 ? certus_number(argv[2]) : 0;
    certus_call(CERTUS_CONTROL, 1, 9, 0, 0);
    certus_map();
    for (;; seed++) {
        int status = 0;
        long child;
        certus_shared->reached = 0;
        certus_shared->seed = seed;
        certus_shared->count = 0;
        child = certus_fork();
        for (tries = 0; child < 0; tries++) {
            /* Others of the same user may have too many processes just now. */
            static const long moment[2] = { 0, 10000000 };
            if (tries >= 200) certus_exit(118);
            certus_call(CERTUS_SLEEP, (long)moment, 0, 0, 0);
            child = certus_fork();
        }
        if (child == 0) {
            certus_call(CERTUS_CONTROL, 1, 9, 0, 0);
            certus_limit(4000ull << 2 * level);
            certus_begin(seed);
            return;
        }
        certus_call(CERTUS_WAIT, child, (long)&status, 0, 0);
        if (certus_shared->reached || CERTUS_SUSPECT(status)) certus_found();
        if (CERTUS_GUIDED && certus_shared->fresh) certus_keep();
        /* Without inputs every run is the same. */
        if (certus_shared->count == 0) {
            int late = (status & 127) == 14 || (status & 127) == 27;
            if (!late) certus_exit(111);
            level++;
        } else if (++runs >= certus_often[level]) {
            runs = 0;
            level = (level + 1) % (sizeof certus_often / sizeof *certus_often);
        }
    }
}
