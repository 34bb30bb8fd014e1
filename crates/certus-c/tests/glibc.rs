//! Models of library functions against the C library, on random and boundary arguments. What a model computes is what
//! the library gives; where it only gives some number, the library's is among those that it may give.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_c::DataModel;
use certus_c::interp::{Config, Inputs, Interpreter, Outcome};
use certus_c::program::Source;
use certus_testing::{Rng, need, scale};
use std::fmt::Write as _;
use std::process::Command;

/// Calls of each function.
const CALLS: usize = 200;

/// Functions of one number.
const ONE: &str = "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 expm1 log log2 log10 log1p cbrt \
                   erf erfc logb floor ceil trunc round rint fabs sqrt";

/// Functions of two numbers.
const TWO: &str = "atan2 hypot pow nextafter remainder fmod copysign fdim";

/// What both sides see. An input comes in front of every call.
const COMMON: &str = "
typedef unsigned long long u64;
typedef unsigned long size_t;
void __certus_out(u64);
int __VERIFIER_nondet_int(void);
int *__errno_location(void);
static double value(u64 bits) { union { u64 b; double d; } u; u.b = bits; return u.d; }
static void out(double x) {
  union { double d; u64 b; } u; u.d = x;
  __certus_out(x != x ? 0x7ff8000000000000ULL : u.b);
}
";

/// What the compiled side has beside the library.
const RUNTIME: &str = "
int printf(const char *, ...);
void __certus_out(u64 x) { printf(\"%llx\\n\", x); }
int __VERIFIER_nondet_int(void) { return 0; }
";

/// The numbers that the library gave, as if models knew them.
struct Oracle {
    given: Vec<u128>,
    calls: usize,
    /// The results are rounded to `float`.
    narrow: bool,
}

impl Inputs for Oracle {
    fn next(&mut self, source: &Source, _: u32) -> u128 {
        match source {
            Source::Input(_) => {
                self.calls += 1;
                0
            }
            Source::Unmodelled(_) => {
                let real = self.given.get(self.calls - 1).copied().unwrap_or(0);
                let number = f64::from_bits(real as u64);
                // What is finite may be too large for a `float`.
                match self.narrow && number.is_infinite() {
                    true => f64::MAX.copysign(number).to_bits().into(),
                    false => real,
                }
            }
            _ => 0,
        }
    }
}

/// What the program prints when it is compiled; nothing without a compiler.
fn compiled(text: &str, what: &str) -> Option<Vec<u128>> {
    let word: String = what.chars().filter(char::is_ascii_alphanumeric).collect();
    let dir = std::env::temp_dir().join(format!("certus-glibc-{}-{word}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let (source, binary) = (dir.join("a.c"), dir.join("a"));
    std::fs::write(&source, format!("{text}{RUNTIME}")).unwrap();
    let options = ["-m64", "-O0", "-w", "-fno-builtin", "-std=gnu11", "-o"];
    let made = Command::new("gcc").args(options).arg(&binary).arg(&source).arg("-lm").output();
    let Ok(made) = made else {
        need::skip(common::compiler(DataModel::Lp64), format_args!("gcc"));
        return None;
    };
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let output = Command::new(&binary).output().unwrap();
    let _ = std::fs::remove_dir_all(&dir);
    let text = String::from_utf8(output.stdout).unwrap();
    Some(text.lines().map(|line| u128::from_str_radix(line, 16).unwrap()).collect())
}

/// Interpreted and compiled, a program prints the same.
fn agrees(text: &str, what: &str) {
    agrees_as(text, what, false);
}

fn agrees_as(text: &str, what: &str, narrow: bool) {
    let Some(given) = compiled(text, what) else { return };
    let program = common::run::program(text, DataModel::Lp64);
    let config = Config { check: Vec::new(), max_steps: 200_000_000 };
    let run = Interpreter::new(&program, config).run(&mut Oracle { given: given.clone(), calls: 0, narrow });
    assert!(matches!(run.outcome, Outcome::Returned(_)), "{what}: {:?}", run.outcome);
    assert_eq!(run.output.len(), given.len(), "{what}");
    for (call, (model, real)) in run.output.iter().zip(&given).enumerate() {
        assert_eq!(model, real, "{what}: call {call}: {model:x}, the library gives {real:x}");
    }
}

/// Numbers of every kind, as bits.
fn numbers(rng: &mut Rng, count: usize) -> Vec<u64> {
    let special = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        -0.5,
        2.0,
        3.0,
        10.0,
        1e-300,
        1e300,
        -1e300,
        709.0,
        710.0,
        -745.0,
        -746.0,
        1023.0,
        1024.0,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        f64::MIN_POSITIVE,
        f64::MAX,
        f64::MIN,
        f64::EPSILON,
        5e-324,
    ];
    let mut all: Vec<u64> = special.iter().map(|number: &f64| number.to_bits()).collect();
    while all.len() < count {
        all.push(match rng.below(4) {
            0 => rng.next(),
            1 => ((rng.next() as i64 >> 40) as f64 / 1024.0).to_bits(),
            2 => ((rng.next() >> 11) as f64 / 9_007_199_254_740_992.0).to_bits(),
            _ => ((rng.below(200) as f64) - 100.0).to_bits(),
        });
    }
    all
}

fn array(name: &str, numbers: &[u64]) -> String {
    let list: Vec<String> = numbers.iter().map(|number| format!("{number}ULL")).collect();
    format!("static u64 {name}[] = {{{}}};\n", list.join(","))
}

#[test]
fn functions_of_numbers() {
    let mut rng = Rng::new(21);
    let count = CALLS * scale() as usize;
    let (xs, ys) = (numbers(&mut rng, count), numbers(&mut rng, count + 7)[7..].to_vec());
    for name in ONE.split_whitespace() {
        for (ty, end) in [("double", ""), ("float", "f")] {
            let text = format!(
                "{COMMON}{}{ty} {name}{end}({ty});
int main(void) {{
  for (int i = 0; i < {count}; i++) {{ __VERIFIER_nondet_int(); out({name}{end}(({ty})value(x[i]))); }}
  return 0;
}}",
                array("x", &xs)
            );
            agrees_as(&text, &format!("{name}{end}"), ty == "float");
        }
    }
    for name in TWO.split_whitespace() {
        let text = format!(
            "{COMMON}{}{}double {name}(double, double);
int main(void) {{
  for (int i = 0; i < {count}; i++) {{ __VERIFIER_nondet_int(); out({name}(value(x[i]), value(y[i]))); }}
  return 0;
}}",
            array("x", &xs),
            array("y", &ys)
        );
        agrees(&text, name);
    }
}

#[test]
fn parts_of_numbers() {
    let mut rng = Rng::new(22);
    let count = CALLS * scale() as usize;
    let finite = |bits: &u64| f64::from_bits(*bits).is_finite();
    let xs: Vec<u64> = numbers(&mut rng, 2 * count).into_iter().filter(finite).take(count).collect();
    let powers: Vec<String> = xs.iter().map(|_| (rng.below(4400) as i64 - 2200).to_string()).collect();
    let text = format!(
        "{COMMON}{}static int n[] = {{{}}};
double ldexp(double, int); double scalbn(double, int); double frexp(double, int *); double modf(double, double *);
int ilogb(double);
int main(void) {{
  for (int i = 0; i < {}; i++) {{
    double v = value(x[i]), whole; int e;
    __VERIFIER_nondet_int(); out(ldexp(v, n[i])); __VERIFIER_nondet_int(); out(scalbn(v, n[i] / 2));
    __VERIFIER_nondet_int(); out(frexp(v, &e)); __VERIFIER_nondet_int(); __certus_out(e);
    __VERIFIER_nondet_int(); out(modf(v, &whole)); __VERIFIER_nondet_int(); out(whole);
    __VERIFIER_nondet_int(); __certus_out(ilogb(v));
  }}
  return 0;
}}",
        array("x", &xs),
        powers.join(","),
        xs.len()
    );
    agrees(&text, "ldexp, frexp, modf, ilogb");
}

/// Strings of these characters, as initialisers.
fn strings(rng: &mut Rng, letters: &[u8], count: usize, most: usize) -> String {
    let mut list = String::new();
    for _ in 0..count {
        let length = rng.below(most as u64 + 1);
        let text: String =
            (0..length).map(|_| letters[rng.below(letters.len() as u64) as usize] as char).collect();
        let _ = write!(list, "\"{text}\",");
    }
    list
}

#[test]
fn numbers_in_strings() {
    let mut rng = Rng::new(23);
    let count = CALLS * scale() as usize;
    let edges = "\"9223372036854775807\",\"9223372036854775808\",\"-9223372036854775808\",\"-9223372036854775809\",\
                 \"18446744073709551615\",\"18446744073709551616\",\"-1\",\"0x\",\"0xg\",\"+ 1\",\"00x1\",\"-0x8000000000000000\",";
    let list = strings(&mut rng, b" +-00x19aZz_7\t", count, 24);
    let total = count + 12;
    let text = format!(
        "{COMMON}static const char *s[] = {{{edges}{list}}};
long strtol(const char *, char **, int); unsigned long strtoul(const char *, char **, int);
long long strtoll(const char *, char **, int); unsigned long long strtoull(const char *, char **, int);
long atol(const char *); double strtod(const char *, char **);
static const int bases[] = {{0, 2, 8, 10, 16, 36}};
int main(void) {{
  for (int i = 0; i < {total}; i++) {{
    char *end = 0; int base = bases[i % 6];
    *__errno_location() = 0;
    __VERIFIER_nondet_int(); __certus_out(strtol(s[i], &end, base));
    __VERIFIER_nondet_int(); __certus_out(end - s[i]);
    __VERIFIER_nondet_int(); __certus_out(*__errno_location());
    *__errno_location() = 0;
    __VERIFIER_nondet_int(); __certus_out(strtoul(s[i], &end, base));
    __VERIFIER_nondet_int(); __certus_out(end - s[i]);
    __VERIFIER_nondet_int(); __certus_out(*__errno_location());
    __VERIFIER_nondet_int(); __certus_out(strtoull(s[i], &end, base));
    __VERIFIER_nondet_int(); __certus_out(strtoll(s[i], &end, base));
    __VERIFIER_nondet_int(); __certus_out(atol(s[i]));
  }}
  return 0;
}}"
    );
    agrees(&text, "strtol");
    let list = strings(&mut rng, b" +-019.e5z", count, 12);
    let text = format!(
        "{COMMON}static const char *s[] = {{{list}}};
double strtod(const char *, char **);
int main(void) {{
  for (int i = 0; i < {count}; i++) {{
    char *end = 0;
    __VERIFIER_nondet_int(); out(strtod(s[i], &end));
    __VERIFIER_nondet_int(); __certus_out(end - s[i]);
  }}
  return 0;
}}"
    );
    agrees(&text, "strtod");
}

#[test]
fn strings_and_sorting() {
    let mut rng = Rng::new(24);
    let count = CALLS * scale() as usize;
    let list = strings(&mut rng, b"aAbB,; ", count, 14);
    let parts = strings(&mut rng, b"aAbB,", count, 2);
    let text = format!(
        "{COMMON}static const char *s[] = {{{list}}}; static const char *part[] = {{{parts}}};
size_t strlen(const char *); char *strcpy(char *, const char *); char *strtok_r(char *, const char *, char **);
char *strsep(char **, const char *); void *memmem(const void *, size_t, const void *, size_t);
char *strcasestr(const char *, const char *); char *stpncpy(char *, const char *, size_t);
void *memccpy(void *, const void *, int, size_t); char *strpbrk(const char *, const char *);
void *rawmemchr(const void *, int); void swab(const void *, void *, long);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
void *bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));
const int **__ctype_tolower_loc(void); const int **__ctype_toupper_loc(void);
const unsigned short **__ctype_b_loc(void);
static int order(const void *a, const void *b) {{ return *(const char *)a - *(const char *)b; }}
static void at(const void *base, const void *found) {{
  __VERIFIER_nondet_int();
  __certus_out(found ? (const char *)found - (const char *)base : -1);
}}
static void all(const char *b, int n) {{ for (int i = 0; i < n; i++) {{ __VERIFIER_nondet_int(); __certus_out(b[i]); }} }}
int main(void) {{
  for (int i = 0; i < {count}; i++) {{
    char b[32] = {{0}}, c[32] = {{0}}, *rest = 0, *token, *first = b;
    size_t n = strlen(s[i]);
    strcpy(b, s[i]);
    for (token = strtok_r(b, \",;\", &rest); token; token = strtok_r(0, \",;\", &rest)) at(b, token);
    strcpy(b, s[i]);
    while ((token = strsep(&first, \",; \"))) at(b, token);
    at(s[i], memmem(s[i], n, part[i], strlen(part[i])));
    at(s[i], strcasestr(s[i], part[i]));
    at(s[i], strpbrk(s[i], \";b\"));
    at(c, stpncpy(c, s[i], 8)); all(c, 12);
    at(c, memccpy(c, s[i], 'b', n)); all(c, 16);
    at(s[i], rawmemchr(s[i], 0));
    swab(s[i], c, n & ~1ul); all(c, 16);
    strcpy(b, s[i]); qsort(b, n, 1, order); all(b, n);
    char key = 'b'; void *found = bsearch(&key, b, n, 1, order); at(b, found);
  }}
  for (int i = -128; i < 256; i++) {{
    __VERIFIER_nondet_int(); __certus_out((*__ctype_tolower_loc())[i]);
    __VERIFIER_nondet_int(); __certus_out((*__ctype_toupper_loc())[i]);
    __VERIFIER_nondet_int(); __certus_out((*__ctype_b_loc())[i]);
  }}
  return 0;
}}"
    );
    agrees(&text, "strings");
}
