//! What a program does not decide itself: volatile objects, padding, the library, arguments, attributes.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_c::DataModel;
use certus_c::interp::{Config, Interpreter, ListInputs, Outcome, RandomInputs};
use certus_c::lower::{Meaning, lower, lower_with};
use certus_c::program::{Assumption, Property, Source};
use common::run::{program, returns, run, violates};

/// A run with these inputs ends where nothing is known, for this reason.
fn cut(text: &str, inputs: &[u128], reason: &str) {
    for model in [DataModel::Ilp32, DataModel::Lp64] {
        match run(text, model, inputs, &[Property::Reach]).outcome {
            Outcome::Cut(why) => assert!(why.to_string().contains(reason), "{why}"),
            other => panic!("{model:?} {other:?}\n{text}"),
        }
    }
}

/// The results of many random runs.
fn results(text: &str) -> Vec<u128> {
    let program = program(text, DataModel::Ilp32);
    let interpreter = Interpreter::new(&program, Config::default());
    let mut all: Vec<u128> = (1..200)
        .map(|seed| match interpreter.run(&mut RandomInputs::new(seed)).outcome {
            Outcome::Returned(value) => value,
            other => panic!("{other:?}\n{text}"),
        })
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// `main` returns more than one value.
fn varies(text: &str) {
    assert!(results(text).len() > 1, "{text}");
}

/// `main` always returns this.
fn always(text: &str, value: u128) {
    assert_eq!(results(text), [value], "{text}");
}

#[test]
fn volatile_objects_change() {
    varies("int main(void) { volatile int x = 1; return x == 1; }");
    varies("volatile int v; int main(void) { v = 1; return v == 1; }");
    varies("volatile int v; int main(void) { int a = v, b = v; return a == b; }");
    varies("struct s { int a; volatile int b; } s; int main(void) { s.b = 1; return s.b == 1; }");
    varies(
        "struct s { int a; }; volatile struct s s; int main(void) { struct s t; s.a = 1; t = s; return t.a == 1; }",
    );
    varies("volatile int a[3]; int main(void) { int i = 1; a[i] = 1; return a[i] == 1; }");
    varies(
        "volatile int v; int get(volatile int *p) { return *p; } int main(void) { v = 1; return get(&v) == 1; }",
    );
    varies("int f(volatile int x) { return x == 2; } int main(void) { return f(2); }");
    varies("struct s { volatile unsigned a : 3; } s; int main(void) { s.a = 1; return s.a == 1; }");
    varies("int main(void) { volatile int *p = (volatile int *)0x4000; int a = *p, b = *p; return a == b; }");
    // Values stay within their type, the value of an assignment is what was assigned, other members stay.
    always("struct s { volatile unsigned a : 3; } s; int main(void) { return s.a > 7; }", 0);
    always("volatile _Bool b; int main(void) { return b > 1; }", 0);
    always("volatile int v; int main(void) { return (v = 3); }", 3);
    always("struct s { int a; volatile int b; } s; int main(void) { s.a = 1; return s.a; }", 1);
}

#[test]
fn a_volatile_access_does_not_make_an_object_volatile() {
    always("int get(volatile int *p) { return *p; } int main(void) { int x = 1; return get(&x); }", 1);
    always("int main(void) { int x = 1; return *(volatile int *)&x; }", 1);
    always(
        "void *malloc(unsigned long); int main(void) { int *p = malloc(4); *p = 7; return *(volatile int *)p; }",
        7,
    );
    varies(
        "void *malloc(unsigned long); int main(void) { volatile int *p = malloc(4); *p = 7; return *p == 7; }",
    );
}

#[test]
fn reads_of_volatile_objects_are_listed() {
    let run = run("volatile int v; int main(void) { return v; }", DataModel::Ilp32, &[5], &[]);
    assert_eq!(run.outcome, Outcome::Returned(5));
    assert_eq!(run.draws[0].source, Source::Volatile);
}

#[test]
fn padding_is_open_where_bytes_are_looked_at() {
    let looks =
        "int main(void) { struct s a = {1, 2}; unsigned char *p = (unsigned char *)&a; return p[1]; }";
    varies(&format!("struct s {{ char c; int i; }}; {looks}"));
    always(&format!("struct s {{ short c; short i; }}; {looks}"), 0);
    varies(
        "struct s { unsigned a : 3; }; int main(void) { struct s a = {1}; return *(unsigned char *)&a == 1; }",
    );
    // Assigning opens the padding of the target; copying bytes does not.
    let text = "void *memcpy(void *, const void *, unsigned long); struct s { char c; int i; } a = {1, 2}, b;
        int main(void) { COPY; return ((unsigned char *)&b)[2]; }";
    varies(&text.replace("COPY", "b = a"));
    always(&text.replace("COPY", "memcpy(&b, &a, sizeof a)"), 0);
    // Storing a member opens the padding too; the bytes of a union beyond it are kept, as gcc has it.
    varies("struct s { char c; int i; } s; int main(void) { s.c = 1; return ((unsigned char *)&s)[2]; }");
    always("union u { int i; char c; } u; int main(void) { u.i = 0; u.c = 1; return u.i == 1; }", 1);
    always("union u { int i; unsigned char c[4]; } u; int main(void) { u.i = 0x0102; return u.c[1]; }", 1);
}

#[test]
fn nothing_is_done_about_padding_that_nobody_sees() {
    let text = "void *malloc(unsigned long); void free(void *); struct s { char c; int i; };
        int main(void) { struct s a = {1, 2}, *p = malloc(sizeof *p); *p = a; p->c = 3; free(p); return a.i; }";
    let run = run(text, DataModel::Ilp32, &[], &[]);
    assert_eq!(run.outcome, Outcome::Returned(2));
    assert!(run.draws.is_empty());
}

#[test]
fn models_promise_what_the_standard_does() {
    varies("int isdigit(int); int main(void) { return isdigit('5') == 1; }");
    always("int isdigit(int); int main(void) { return isdigit('5') != 0 && !isdigit('a'); }", 1);
    varies("int strcmp(const char *, const char *); int main(void) { return strcmp(\"b\", \"a\") == 1; }");
    always("int strcmp(const char *, const char *); int main(void) { return strcmp(\"b\", \"a\") > 0; }", 1);
    varies("int main(void) { return __builtin_ctz(0); }");
    varies("double fmax(double, double); int main(void) { return __builtin_signbit(fmax(0.0, -0.0)) != 0; }");
    varies("long lround(double); int main(void) { return lround(1e30); }");
    always("int rand(void); int main(void) { return rand() >= 0; }", 1);
    always("int getchar(void); int main(void) { int c = getchar(); return c >= -1 && c <= 255; }", 1);
    always(
        "void *calloc(unsigned long, unsigned long); int main(void) { unsigned long n = ~0ul; return calloc(n, 2) == 0; }",
        1,
    );
    let strtok = "char *strtok(char *, const char *); int main(void) { char s[] = \",a,,b\"; char *p = strtok(s, \",\"), *q = strtok(0, \",\");
        return p == s + 1 && q == s + 4 && !p[1] && !strtok(0, \",\"); }";
    returns(strtok, 1);
}

#[test]
fn the_program_defines_what_it_calls() {
    returns("int isdigit(int c) { return c + 1; } int main(void) { return isdigit(4); }", 5);
    returns(
        "void *memcpy(void *a, const void *b, unsigned long n) { return 0; } int main(void) { int x = 1, y = 2; memcpy(&x, &y, 4); return x; }",
        1,
    );
    cut(
        "void *malloc(unsigned long n) { return 0; } char *strdup(const char *); int main(void) { return !strdup(\"a\"); }",
        &[],
        "heap",
    );
}

#[test]
fn what_functions_write_is_written() {
    varies("int scanf(const char *, ...); int main(void) { int x = 1; scanf(\"%d\", &x); return x; }");
    always(
        "int scanf(const char *, ...); int main(void) { int x = 1; return scanf(\"%d\", &x) < 1 ? x : 1; }",
        1,
    );
    returns(
        "int printf(const char *, ...); int main(void) { int x = 0; int r = printf(\"abc%n\", &x); return r < 0 ? 3 : x; }",
        3,
    );
    varies("int printf(const char *, ...); int main(void) { int x = 0; printf(\"abc%n\", &x); return x; }");
    varies("int printf(const char *, ...); int main(void) { int x = 0; printf(\"%d%n\", 5, &x); return x; }");
    varies("long read(int, void *, unsigned long); int main(void) { int x = 0; read(0, &x, 4); return x; }");
    varies(
        "char *fgets(char *, int, void *); int main(void) { char b[4] = \"\"; fgets(b, 4, 0); return b[0]; }",
    );
    varies(
        "int sprintf(char *, const char *, ...); int main(void) { char b[20]; sprintf(b, \"%d\", 7); return b[0]; }",
    );
    varies("long time(long *); int main(void) { long t = 0; time(&t); return t == 0; }");
    returns(
        "long strtol(const char *, char **, int); int main(void) { char *e = 0, *s = \"12\"; strtol(s, &e, 10); return e - s; }",
        2,
    );
    varies(
        "void __VERIFIER_nondet_memory(void *, unsigned long); int main(void) { int x = 0; __VERIFIER_nondet_memory(&x, 4); return x; }",
    );
    let over = "int scanf(const char *, ...); int main(void) { char b[4]; scanf(\"%s\", b); return 0; }";
    violates(over, &[1, 0, 20], Property::Deref);
    let over = "int sprintf(char *, const char *, ...); int main(void) { char b[4]; sprintf(b, \"hello\"); return 0; }";
    violates(over, &[], Property::Deref);
    let bad =
        "int printf(const char *, ...); int main(void) { char b[2] = {1, 2}; printf(\"%s\", b); return 0; }";
    violates(bad, &[], Property::Deref);
    returns(
        "int printf(const char *, ...); int main(void) { char *f; f = \"%d\"; printf(f, 1); return 3; }",
        3,
    );
}

#[test]
fn what_is_not_known_cuts_runs_off() {
    cut("typedef long jb[8]; int setjmp(jb); jb b; int main(void) { return setjmp(b); }", &[], "setjmp");
    cut(
        "int pthread_create(void *, void *, void *, void *); int main(void) { return pthread_create(0, 0, 0, 0); }",
        &[],
        "pthread_create",
    );
    cut("int atexit(void (*)(void)); void h(void) {} int main(void) { return atexit(h); }", &[], "atexit");
    cut(
        "int printf(const char *, ...); int main(int argc, char **argv) { return printf(argv[0]); }",
        &[1, 2],
        "printf",
    );
    // Whether an access is inside of what another file defines is not known; its value is unknown anyway.
    let open = "extern int a[]; int main(void) { return a[1]; }";
    match run(open, DataModel::Ilp32, &[], &[Property::Deref]).outcome {
        Outcome::Cut(why) => assert!(why.to_string().contains("size of 'a'"), "{why}"),
        other => panic!("{other:?}"),
    }
    varies(open);
    cut("__attribute__((noreturn)) void f(void) {} int main(void) { f(); return 0; }", &[], "returns");
    // Only where it is reached.
    returns("int atexit(void (*)(void)); int main(void) { int x = 0; if (x) atexit(0); return 4; }", 4);
}

#[test]
fn errno_is_an_object() {
    let errno = "extern int *__errno_location(void); int close(int);";
    returns(&format!("{errno} int main(void) {{ *__errno_location() = 5; return *__errno_location(); }}"), 5);
    returns(&format!("{errno} int main(void) {{ return *__errno_location(); }}"), 0);
    varies(&format!(
        "{errno} int main(void) {{ *__errno_location() = 0; close(9); return *__errno_location(); }}"
    ));
}

#[test]
fn arguments_of_main() {
    let main = "int main(int argc, char **argv)";
    let text = format!("{main} {{ return argc == 2 && argv[argc] == 0 && argv[1] != argv[0]; }}");
    assert_eq!(run(&text, DataModel::Ilp32, &[2, 3, 3], &Property::ALL).outcome, Outcome::Returned(1));
    violates(&format!("{main} {{ return argv[argc + 1] == 0; }}"), &[1, 1], Property::Deref);
    // The string with one byte has only its end.
    violates(&format!("{main} {{ return argc == 1 ? argv[0][1] : 0; }}"), &[1, 1], Property::Deref);
    let free = format!("void free(void *); {main} {{ if (argc) free(argv[0]); return 0; }}");
    violates(&free, &[1, 1], Property::Free);
    cut(&format!("{main} {{ return argv == 0; }}"), &[9], "arguments");
    cut("int main(int argc, char **argv, char **envp) { return envp[0] == 0; }", &[1], "environment");
    assert_eq!(
        run(&format!("{main} {{ return argc; }}"), DataModel::Lp64, &[0], &[]).outcome,
        Outcome::Returned(0)
    );
}

#[test]
fn constructors_and_destructors_run() {
    let x = "int x;";
    returns(
        &format!("{x} __attribute__((constructor)) void c(void) {{ x += 1; }} __attribute__((constructor(200))) void b(void) {{ x *= 2; }}
            void a(void) __attribute__((constructor(101))); void a(void) {{ x = 5; }} int main(void) {{ return x; }}"),
        11,
    );
    let fails =
        "void reach_error(void); __attribute__((destructor)) void d(void) { if (x == 3) reach_error(); }";
    violates(&format!("{x} {fails} int main(void) {{ x = 3; return 0; }}"), &[], Property::Reach);
    violates(
        &format!("{x} void exit(int); {fails} int main(void) {{ x = 3; exit(0); }}"),
        &[],
        Property::Reach,
    );
    let ends = format!("{x} void _exit(int); {fails} int main(void) {{ x = 3; _exit(0); }}");
    assert_eq!(run(&ends, DataModel::Lp64, &[], &[Property::Reach]).outcome, Outcome::Stopped);
}

#[test]
fn names_in_the_object_file() {
    cut(
        "int x __asm__(\"one\") = 1; extern int y __asm__(\"one\"); int main(void) { return y; }",
        &[],
        "one",
    );
    cut("int f(void) __asm__(\"g\"); int g(void) { return 3; } int main(void) { return f(); }", &[], "'g'");
    cut(
        "int f(void) { return 1; } int g(void) __attribute__((alias(\"f\"))); int main(void) { return g(); }",
        &[],
        "alias",
    );
    cut("extern int w(void) __attribute__((weak)); int main(void) { return w(); }", &[], "weak");
    returns("int x __asm__(\"other\") = 4; int main(void) { return x; }", 4);
    returns("int f(int) __asm__(\"abs\"); int main(void) { return f(-3); }", 3);
    returns(
        "int f(void) { return 1; } int g(void) __attribute__((alias(\"f\"))); int main(void) { return f(); }",
        1,
    );
}

#[test]
fn assumptions_are_listed() {
    let of = |text: &str, model| program(text, model).assumptions;
    let text = "int project(void); void *malloc(unsigned long); double d;
        int main(void) { malloc(project()); __asm__(\"nop\"); d = d + 1.0; return 0; }";
    let found = of(text, DataModel::Ilp32);
    assert!(found.contains(&Assumption::ChangesNothing("project".to_owned())));
    assert!(found.contains(&Assumption::MallocSucceeds));
    assert!(found.contains(&Assumption::FloatEvaluation));
    assert!(found.iter().any(|assumption| matches!(assumption, Assumption::Assembler(_))));
    assert!(!of(text, DataModel::Lp64).contains(&Assumption::FloatEvaluation));
    assert!(of("int main(void) { return 0; }", DataModel::Ilp32).is_empty());
}

#[test]
fn a_strict_meaning_assumes_nothing() {
    let strict = |text: &str, inputs: &[u128]| {
        let unit = common::accept(text, DataModel::Ilp32);
        let meaning = Meaning { malloc_may_fail: true, strict: true, ..Meaning::default() };
        let lowered = lower_with(&unit, "main", meaning).unwrap();
        let interpreter = Interpreter::new(&lowered.program, Config::default());
        assert!(lowered.program.assumptions.is_empty(), "{:?}", lowered.program.assumptions);
        interpreter.run(&mut ListInputs::new(inputs.iter().copied())).outcome
    };
    let is_cut = |outcome: Outcome| matches!(outcome, Outcome::Cut(_));
    assert!(is_cut(strict("int project(void); int main(void) { return project(); }", &[])));
    assert!(is_cut(strict("int main(void) { __asm__(\"nop\"); return 0; }", &[])));
    assert!(is_cut(strict("double d; int main(void) { d = d + 1.0; return 0; }", &[])));
    let text =
        "void *malloc(unsigned long); char *strdup(const char *); int main(void) { return malloc(4) == 0; }";
    assert_eq!(strict(text, &[1]), Outcome::Returned(1));
    assert_eq!(strict(text, &[0]), Outcome::Returned(0));
    let text = "char *strdup(const char *); int main(void) { return strdup(\"a\") == 0; }";
    assert_eq!(strict(text, &[1]), Outcome::Returned(1));
}

#[test]
fn attributes_and_pragmas_that_change_values_are_refused() {
    for text in [
        "struct __attribute__((scalar_storage_order(\"big-endian\"))) s { int a; }; int main(void) { return 0; }",
        "__attribute__((optimize(\"fast-math\"))) int main(void) { return 0; }",
        "#pragma redefine_extname f g\nint main(void) { return 0; }",
        "#pragma weak f\nint main(void) { return 0; }",
        "#pragma scalar_storage_order big-endian\nint main(void) { return 0; }",
        "#pragma pack(push, name, 1)\nint main(void) { return 0; }",
    ] {
        let error = certus_c::parse_source(text, "test.i", &common::options(DataModel::Ilp32))
            .expect_err(text)
            .render();
        assert!(error.contains("not supported") || error.contains("not understood"), "{error}");
    }
    returns("__attribute__((optimize(\"O2\"))) int main(void) { return 2; }", 2);
    let unit =
        common::accept("void f(void); void (*p)(void) = f; int main(void) { return 0; }", DataModel::Ilp32);
    assert!(lower(&unit).is_ok());
}

#[test]
fn results_are_those_that_functions_give() {
    always("int close(int); int main(void) { int r = close(7); return r == 0 || r == -1; }", 1);
    always("int putchar(int); int main(void) { int r = putchar(353); return r == 97 || r == -1; }", 1);
    varies("int putchar(int); int main(void) { return putchar(97) == -1; }");
    always(
        "int printf(const char *, ...); int main(void) { int r = printf(\"ab%%\"); return r < 0 || r == 3; }",
        1,
    );
    varies("int printf(const char *, ...); int main(void) { return printf(\"abc\") < 0; }");
    let seed = "int rand_r(unsigned *); int main(void) { unsigned s = 1; rand_r(&s); return s == 1; }";
    varies(seed);
    always(
        "int scanf(const char *, ...); int main(void) { char b[4]; return scanf(\"%3s\", b) != 1 || b[0] != ' '; }",
        1,
    );
    always(
        "extern int *__errno_location(void); int close(int); int main(void) { return close(9) != -1 || *__errno_location() > 0; }",
        1,
    );
    // Who comes from where nothing is said of the value needs a compiled program that confirms the run.
    for call in ["getpid()", "open(\"a\", 0) + 2"] {
        let text = format!(
            "int getpid(void); int open(const char *, int, ...); int main(void) {{ return {call}; }}"
        );
        let run = run(&text, DataModel::Lp64, &[0, 5], &[]);
        assert!(run.draws.iter().any(|draw| matches!(draw.source, Source::Unmodelled(_))), "{call}");
    }
}

#[test]
fn floating_point_that_c_leaves_open() {
    let zero = "double __VERIFIER_nondet_double(void); int main(void) { double z = __VERIFIER_nondet_double(); z = 0.0 * (z == 1);";
    varies(&format!(
        "{zero} union {{ double d; unsigned char b[8]; }} u; u.d = z / z; return u.b[7] >> 7; }}"
    ));
    varies(&format!("{zero} return __builtin_signbit(z / z) != 0; }}"));
    always(&format!("{zero} return __builtin_signbit(z) != 0; }}"), 0);
    varies("int main(void) { volatile int v; double d = -1; return __builtin_signbit(d) == 1; }");
    // Numbers that do not fit an integer type.
    varies(&format!("{zero} return (unsigned char)(z + 300) == 44; }}"));
    varies(&format!("{zero} return (unsigned)(z - 1.0) == 0; }}"));
    always(&format!("{zero} return (unsigned)(z - 0.5) == 0 && (signed char)(z - 128.5) == -128; }}"), 1);
}

#[test]
fn pointers_of_other_files() {
    let text = "extern int *p; int x = 1; int main(void) { return 0; }";
    assert!(!program(text, DataModel::Ilp32).objects.iter().any(|object| object.exposed));
    let text = "extern int *p; int x = 1; int main(void) { *p = 2; return x; }";
    assert!(program(text, DataModel::Ilp32).objects.iter().any(|object| object.exposed));
}

#[test]
fn registers_and_sections_of_the_machine() {
    cut("register unsigned long sp __asm__(\"sp\"); int main(void) { return sp == 0; }", &[], "register");
    let text = "void f(void); __attribute__((section(\".init_array\"))) void (*p)(void) = f; int main(void) { return 0; }";
    assert!(certus_c::parse_source(text, "test.i", &common::options(DataModel::Ilp32)).is_err());
    always(
        "void *malloc(unsigned long); int main(void) { char *p = malloc(0), *q = malloc(0); return p != q; }",
        1,
    );
}
