//! What is known of functions of the C library, POSIX and glibc that have no model.

/// What a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum Effect {
    /// Returns some value of its type; of the program's state it can only change `errno`.
    Nothing,
    /// The same, and these arguments are strings that are read.
    Reads(&'static [usize]),
    /// Writes by a format, which is this argument.
    Printf(usize),
    /// Writes to the memory that the first argument points to: the format, and the limit if there is one.
    PrintTo(usize, Option<usize>),
    /// Stores by a format, which is this argument.
    Scanf(usize),
    /// What it does is not known.
    Unknown,
}

/// What a function does; nothing if it is no library function that is known.
pub(in crate::lower) fn effect(name: &str) -> Option<Effect> {
    use Effect::{Nothing, PrintTo, Printf, Reads, Scanf, Unknown};
    if name.starts_with("pthread_") || name.starts_with("sem_") && name.len() > 4 || is_wide(name) {
        return Some(Unknown);
    }
    let double = name.strip_suffix('f').or(name.strip_suffix('l')).unwrap_or(name);
    if among(MATHEMATICS, name) || among(MATHEMATICS, double) || among(EXTENDED, name) {
        return Some(Nothing);
    }
    if name.starts_with("__sync_") || name.starts_with("__atomic_") {
        return Some(Unknown);
    }
    if among(NOTHING, name) {
        return Some(Nothing);
    }
    if among(UNKNOWN, name) {
        return Some(Unknown);
    }
    Some(match name {
        "htons" | "htonl" | "ntohs" | "ntohl" | "difftime" => Nothing,
        "rand" | "random" | "lrand48" => Nothing,
        "getchar" | "getchar_unlocked" | "getc" | "getc_unlocked" | "fgetc" | "_IO_getc" => Nothing,
        "putchar" | "putchar_unlocked" | "putc" | "putc_unlocked" | "fputc" | "_IO_putc" | "ungetc" => {
            Nothing
        }
        "puts" | "fputs" | "perror" | "atoi" | "atol" | "atoll" | "atof" | "remove" | "unlink" | "system"
        | "rmdir" | "chdir" | "chmod" | "chown" | "mkdir" | "access" | "open" | "open64" | "creat"
        | "unsetenv" | "puts_unlocked" | "fputs_unlocked" | "inet_addr" => Reads(&[0]),
        "fopen" | "fopen64" | "freopen" | "popen" | "rename" | "link" | "symlink" | "setenv" => {
            Reads(&[0, 1])
        }
        "fdopen" | "syslog" => Reads(&[1]),
        "printf" | "printf_unlocked" => Printf(0),
        "fprintf" | "dprintf" | "__printf_chk" => Printf(1),
        "__fprintf_chk" => Printf(2),
        "sprintf" => PrintTo(1, None),
        "snprintf" => PrintTo(2, Some(1)),
        "scanf" => Scanf(0),
        "fscanf" | "sscanf" => Scanf(1),
        _ => return None,
    })
}

/// What a function returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum Outcome {
    /// Any value in this range may come.
    Within(i64, i64),
    /// It may fail, with -1 or a null pointer; what it gives otherwise is not known, but not that.
    Handle,
    /// It may fail, with -1; otherwise it gives this argument as an `unsigned char`.
    Echo(usize),
    /// One value is right, but it is not known which.
    Determined,
}

/// What a function without a model returns. Only where the whole range of values may come, at each call another one,
/// it is the range; all else depends on what the function does outside, or did before.
pub(in crate::lower) fn outcome(name: &str) -> Outcome {
    const RANDOM: Outcome = Outcome::Within(0, 0x7fff_ffff);
    match name {
        "rand" | "random" | "lrand48" => RANDOM,
        "mrand48" => Outcome::Within(-0x8000_0000, 0x7fff_ffff),
        "getchar" | "getchar_unlocked" | "getc" | "getc_unlocked" | "fgetc" | "_IO_getc" => {
            Outcome::Within(-1, 255)
        }
        "putchar" | "putchar_unlocked" | "putc" | "putc_unlocked" | "fputc" | "_IO_putc" | "ungetc" => {
            Outcome::Echo(0)
        }
        "puts" | "fputs" | "puts_unlocked" | "fputs_unlocked" => Outcome::Within(-1, 0x7fff_ffff),
        _ if among(STATUS, name) => Outcome::Within(-1, 0),
        _ if among(HANDLE, name) => Outcome::Handle,
        _ => Outcome::Determined,
    }
}

/// Functions that return 0, or -1 if they fail.
const STATUS: &str = "\
    fclose fflush fseek fseeko close fsync fdatasync ftruncate truncate fchmod fchown fchdir usleep setuid \
    setgid shutdown listen remove unlink rmdir chdir chmod chown mkdir access unsetenv rename link symlink \
    setenv";

/// Functions that return something to work with, or -1 or a null pointer if they fail.
const HANDLE: &str = "\
    fopen fopen64 freopen fdopen popen tmpfile open open64 creat socket dup dup2 ftell ftello lseek lseek64 \
    pclose system";

/// Whether a word is in a list.
fn among(list: &str, name: &str) -> bool {
    list.split(' ').any(|word| word == name)
}

/// Whether this is the name of a header of the C standard or of POSIX.
pub(super) fn is_header(name: &str) -> bool {
    among(HEADERS, name)
}

const HEADERS: &str = "\
    assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg \
    stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string strings tgmath threads time uchar wchar \
    wctype alloca dirent dlfcn fcntl fnmatch ftw glob grp iconv langinfo libgen malloc memory monetary mqueue \
    netdb nl_types poll pthread pwd regex sched search semaphore spawn syslog termios ulimit unistd utime \
    utmpx wordexp";

/// Functions on wide and multibyte characters.
fn is_wide(name: &str) -> bool {
    ["wcs", "wmem", "mbs", "mbr", "wcr", "isw", "tow"].iter().any(|prefix| name.starts_with(prefix))
        && among(WIDE, name)
}

const WIDE: &str = "\
    wcscpy wcsncpy wcscat wcsncat wcscmp wcsncmp wcslen wcsnlen wcschr wcsrchr wcsspn wcscspn wcspbrk wcsstr \
    wcstok wcscoll wcsxfrm wcsftime wcstol wcstoul wcstoll wcstoull wcstod wcstof wcstold wcsdup wcscasecmp \
    wcsncasecmp wmemcpy wmemmove wmemset wmemcmp wmemchr mbstowcs wcstombs mbrtowc wcrtomb mbrlen mbsrtowcs \
    wcsrtombs mbsinit iswalnum iswalpha iswdigit iswspace iswupper iswlower iswpunct iswprint iswgraph \
    iswcntrl iswxdigit iswblank iswctype towlower towupper towctrans";

/// Functions of floating-point numbers that give some number.
const MATHEMATICS: &str = "\
    sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 \
    log1p logb ilogb pow cbrt hypot erf erfc tgamma lgamma gamma ldexp scalb scalbn scalbln nextafter \
    nexttoward remainder drem fma j0 j1 jn y0 y1 yn significand";

/// Functions of `long double`, whose values are not followed.
const EXTENDED: &str = "\
    ceill floorl fabsl fmodl sqrtl roundl rintl truncl nearbyintl copysignl fmaxl fminl fdiml lroundl \
    llroundl lrintl llrintl __isnanl __isinfl __finitel __signbitl __fpclassifyl";

/// Functions that change nothing but the world outside.
const NOTHING: &str = "\
    fclose fflush feof ferror clearerr rewind fseek fseeko ftell ftello fileno tmpfile close lseek lseek64 \
    isatty dup dup2 fsync fdatasync sync ftruncate truncate fchmod fchown fchdir sleep usleep getpid getppid \
    getuid geteuid getgid getegid getpgrp getpgid getsid setsid setuid setgid umask sysconf clock srand \
    srandom srand48 nice sched_yield mrand48 arc4random arc4random_uniform closelog openlog flockfile \
    funlockfile shutdown listen socket getpagesize prefetch ia32_pause extract_return_addr frame_address \
    return_address __clear_cache gnu_get_libc_version pclose fegetround feclearexcept \
    feraiseexcept fetestexcept getdtablesize";

/// Functions that change memory, call back, or end in a way that is not followed.
const UNKNOWN: &str = "\
    setjmp _setjmp sigsetjmp __sigsetjmp longjmp _longjmp siglongjmp fork vfork clone execve execv execvp \
    execl execlp execle wait waitpid wait3 wait4 waitid thrd_create thrd_join thrd_exit mtx_lock mtx_unlock \
    mtx_init cnd_wait call_once getcontext setcontext makecontext swapcontext posix_spawn daemon ptrace \
    signal sigaction raise kill killpg alarm ualarm setitimer getitimer pause sigprocmask sigsuspend \
    sigpending sigwait sigwaitinfo sigaltstack sigqueue sigset bsd_signal sysv_signal timer_create \
    timer_settime qsort qsort_r bsearch lfind lsearch tsearch tfind tdelete twalk hsearch hcreate hdestroy \
    atexit on_exit at_quick_exit quick_exit __cxa_atexit ftw nftw glob scandir dl_iterate_phdr heapsort \
    mergesort fesetround fesetenv feupdateenv feholdexcept fegetenv fesetexceptflag fegetexceptflag \
    feenableexcept fedisableexcept setlocale localeconv newlocale uselocale nl_langinfo frexp frexpf remquo \
    remquof sincos sincosf nan nanf lgamma_r strfmon setbuf setbuffer setvbuf setlinebuf getline getdelim \
    __getdelim fgetpos fsetpos tmpnam tempnam mkstemp mkdtemp fmemopen open_memstream fopencookie asprintf \
    vasprintf vsprintf vsnprintf vscanf vfscanf vsscanf vprintf vfprintf vdprintf __sprintf_chk \
    __snprintf_chk __vsnprintf_chk __vsprintf_chk __vprintf_chk __vfprintf_chk __asprintf_chk fwscanf wscanf \
    swscanf wprintf fwprintf swprintf vwprintf vfwprintf vswprintf fgetws fputws getwc fgetwc getwchar putwc \
    fputwc putwchar fwide ungetwc btowc wctob wctype wctrans mblen mbtowc wctomb readv writev preadv pwritev \
    sendfile splice stat fstat lstat fstatat stat64 fstat64 lstat64 __xstat __fxstat __lxstat statvfs \
    fstatvfs statfs fstatfs getcwd getwd get_current_dir_name readlink readlinkat realpath opendir fdopendir \
    readdir readdir_r closedir rewinddir seekdir telldir pipe pipe2 select pselect poll ppoll epoll_create \
    epoll_ctl epoll_wait fcntl ioctl flock lockf tcgetattr tcsetattr getdents utime utimes ttyname ttyname_r \
    ctermid accept accept4 bind connect getsockname getpeername getsockopt setsockopt socketpair recvfrom \
    recvmsg sendmsg sendto getaddrinfo freeaddrinfo gai_strerror getnameinfo gethostbyname gethostbyaddr \
    getservbyname inet_ntoa inet_ntop inet_pton inet_aton gethostname sethostname getdomainname uname \
    getlogin getlogin_r getpwnam getpwuid getpwnam_r getpwuid_r getgrnam getgrgid getgroups initgroups crypt \
    getpass getrlimit setrlimit getrusage times sysinfo getpriority setpriority gettimeofday settimeofday \
    clock_gettime clock_settime clock_getres clock_nanosleep nanosleep mktime timegm timelocal localtime \
    gmtime localtime_r gmtime_r asctime asctime_r ctime ctime_r strftime strptime ftime timespec_get tzset \
    stime strcoll strxfrm strerror strerror_r __xpg_strerror_r strsignal strtok_r __strtok_r strsep \
    strverscmp strcasestr memmem memccpy memfrob strfry swab stpncpy basename __xpg_basename dirname strlcpy \
    strlcat a64l l64a ecvt fcvt gcvt strtold strtoimax strtoumax rawmemchr getsubopt fnmatch wordexp \
    wordfree posix_memalign aligned_alloc memalign valloc pvalloc malloc_usable_size mallinfo mallopt \
    malloc_trim mmap mmap64 munmap mprotect mremap msync madvise mlock munlock brk sbrk shm_open shmget \
    shmat shmdt shmctl semget semop semctl msgget msgsnd msgrcv msgctl obstack_free free_sized __libc_malloc \
    __libc_free getenv secure_getenv putenv clearenv confstr getopt getopt_long getopt_long_only dlopen \
    dlsym dlclose dlerror dladdr backtrace backtrace_symbols syscall div ldiv lldiv imaxdiv drand48 erand48 \
    nrand48 jrand48 seed48 lcong48 initstate setstate random_r getrandom getentropy arc4random_buf regcomp \
    regexec regfree regerror iconv iconv_open iconv_close error err errx warn warnx verr vwarn psignal \
    assert_perror __fdelt_chk __stack_chk_fail __memset_chk __strcpy_chk __strncpy_chk __strcat_chk \
    __strncat_chk __memmove_chk __stpcpy_chk __fgets_chk __read_chk __fread_chk __realpath_chk __getcwd_chk";
