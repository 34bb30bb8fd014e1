//! Small programs, one per construct, run by the interpreter.

mod common;

use certus_c::DataModel;
use certus_c::interp::Outcome;
use certus_c::lower::lower;
use certus_c::program::Property;
use common::run::{returns, run, violates};

fn refuses(text: &str, reason: &str) {
    let unit = common::accept(text, DataModel::Lp64);
    let error = lower(&unit).expect_err(text).render();
    assert!(error.starts_with("test.i:") && error.contains(reason), "{error}");
}

#[test]
fn control_flow() {
    returns(
        "int main(void) { int s = 0; for (int i = 0; i < 10; i++) { if (i == 3) continue; if (i == 8) break; s += i; } return s; }",
        25,
    );
    returns(
        "int main(void) { int i = 0, s = 0; do { s += i; } while (++i < 5); while (i) s += i--; return s; }",
        25,
    );
    returns("int f(int n) { return n < 2 ? 1 : n * f(n - 1); } int main(void) { return f(5); }", 120);
    returns(
        "int main(void) { int n = 7, s = 0; switch (n % 4) { case 0: do { s++; case 3: s++; case 2: s++; case 1: s++; } while ((n -= 4) > 0); } return s; }",
        7,
    );
    returns(
        "int main(void) { int r = 0; for (int i = -3; i <= 3; i++) switch (i) { case -2 ... 1: r += 10; break; case 3: r += 1; default: r += 100; } return r; }",
        341,
    );
    returns(
        "int main(void) { int n = 0; again: { int a[2] = {n, 1}; n += a[1]; if (n < 5) goto again; } return n; }",
        5,
    );
    returns(
        "int main(void) { int n = 1; goto in; { int a[2]; n = 9; in: a[0] = n; n = a[0] + 1; } return n; }",
        2,
    );
    returns(
        "int main(void) { int x = 3; switch (x) { int a[3]; case 3: a[2] = 4; return a[2]; } return 0; }",
        4,
    );
    returns(
        "int g; int f(void) { return ++g; } int main(void) { int r = 0; if (f() && f() > 5 || f() == 3) r = g; return r; }",
        3,
    );
    returns("int main(void) { int k = 7; int i = ({ int t = k; t;;; }); return i; }", 7);
    returns("int main(void) { return ({ int a = 4; int b[2] = {a, 2}; b[0] * b[1]; }); }", 8);
}

#[test]
fn a_declaration_that_is_passed_again_forgets_the_value() {
    for (declared, used) in [("int x", "x"), ("int a[100]", "a[7]"), ("struct { char c; int i; } s", "s.i")] {
        let text = format!(
            "int main(void) {{ int n = 0, *p = 0; again: ; {declared}; if (n) return (p == &{used}) + 2 * ({used} == 5); p = &{used}; {used} = 5; n = 1; goto again; }}"
        );
        for model in [DataModel::Ilp32, DataModel::Lp64] {
            let outcome = run(&text, model, &[], &[Property::Reach]).outcome;
            assert_eq!(outcome, Outcome::Returned(1), "{text}");
        }
    }
    // Not in the way of the value: the label is behind the declaration, or in another block.
    returns("int main(void) { int x, *p = &x; *p = 0; again: if (++x < 5) goto again; return x; }", 5);
    returns(
        "int main(void) { int n = 0, s = 0; again: { int x, *p = &x; *p = n; s += x; } if (++n < 4) goto again; return s; }",
        6,
    );
}

#[test]
fn order_of_evaluation_is_left_to_right() {
    returns("int g = 1; int f(void) { g = 10; return 1; } int main(void) { return g + f(); }", 2);
    returns(
        "int g = 1; int f(void) { return g++; } int h(int a, int b, int c) { return a * 100 + b * 10 + c; } int main(void) { return h(g, f(), f()) ; }",
        112,
    );
    returns("int main(void) { int a[3] = {0}, i = 0; a[i++] = i; return a[0]; }", 1);
}

#[test]
fn integers() {
    returns(
        "int main(void) { unsigned char c = 250; c += 10; signed char d = (signed char)200; return c == 4 && d == -56; }",
        1,
    );
    returns(
        "int main(void) { long long x = -7; return x / 2 == -3 && x % 2 == -1 && x >> 1 == -4 && (unsigned)x >> 28 == 15; }",
        1,
    );
    let wide = "int main(void) { __int128 x = 1; x <<= 100; x += 5; return (int)(x >> 98) + (int)x; }";
    assert_eq!(run(wide, DataModel::Lp64, &[], &Property::ALL).outcome, Outcome::Returned(9));
    // Pointers are extended by their sign, also in constants.
    let extend = "long long a = (long long)(char *)0xfffffff0u; int main(void) { char *p = (char *)0xfffffff0u; return a == (long long)p && a == -16 && (unsigned long long)(char *)0x80000000u == (unsigned long long)a - 0x7ffffff0; }";
    assert_eq!(run(extend, DataModel::Ilp32, &[], &Property::ALL).outcome, Outcome::Returned(1));
    returns("int main(void) { _Bool b = 4; b += 7; return b + !b + !!3; }", 2);
    returns("int main(void) { int x = 5; int y = x++ + ++x; return y * 10 + x; }", 127);
    returns("enum e { A = 3, B }; int main(void) { enum e x = B; return x + A; }", 7);
    returns(
        "int main(void) { int r; unsigned char c; return __builtin_add_overflow(2147483647, 1, &r) + 2 * __builtin_mul_overflow(10, 20, &c) + (c == 200); }",
        2,
    );
}

#[test]
fn memory() {
    returns("int main(void) { int x = 1, *p = &x; *p = 5; return x; }", 5);
    returns(
        "struct s { int a; struct { short b[3]; } c; }; struct s f(struct s x) { x.c.b[2] += 2; return x; } int main(void) { struct s y = {1, {{2, 3, 4}}}; struct s z = f(y); return z.c.b[2] * 10 + y.c.b[2]; }",
        64,
    );
    returns(
        "struct b { unsigned a : 3; int b : 5; unsigned long long c : 40; }; int main(void) { struct b x = {7, -3, 1}; x.a++; x.c = -1; x.b -= 20; return x.a == 0 && x.b == 9 && x.c == 0xffffffffffULL; }",
        1,
    );
    returns(
        "union u { unsigned i; unsigned char c[4]; }; int main(void) { union u x; x.i = 0x01020304; return x.c[0] * 16 + x.c[3]; }",
        65,
    );
    returns(
        "int a[3][4] = {{1}, [2] = {[3] = 7}}; int *p = &a[2][3]; int main(void) { int (*q)[4] = a; return *p + q[2][3] + a[0][0] + (int)(p - &a[0][0]); }",
        26,
    );
    returns(
        "struct l { struct l *next; int v; } *h; void *malloc(unsigned long); void free(void *); int main(void) { for (int i = 0; i < 4; i++) { struct l *n = malloc(sizeof *n); n->next = h; n->v = i; h = n; } int s = 0; while (h) { struct l *n = h->next; s = s * 4 + h->v; free(h); h = n; } return s; }",
        228,
    );
    returns(
        "int f(int n) { int a[n]; for (int i = 0; i < n; i++) a[i] = i; return a[n - 1] + (int)sizeof a; } int main(void) { int s = 0; for (int i = 1; i < 4; i++) s += f(i); return s; }",
        27,
    );
    returns("int *f(int *p) { return p; } int main(void) { return *f((int[]){1, 2, 3} + 1); }", 2);
    returns(
        "char *s = \"abc\"; int main(void) { char t[] = \"hello, this is a longer text\"; char u[5] = \"x\"; return s[1] + t[27] + u[4] - 'b' - 't'; }",
        0,
    );
    returns(
        "static int f(void) { static int n = 3; return n++; } int main(void) { f(); f(); return f(); }",
        5,
    );
    returns(
        "int add(int a, int b) { return a + b; } int sub(int a, int b) { return a - b; } int (*t[])(int, int) = {add, sub}; int main(void) { return t[0](5, 3) * t[1](5, 3); }",
        16,
    );
    returns(
        "struct s { char c; struct s *self; }; int main(void) { struct s x = {1, &x}; struct s y[2] = {x, {.c = 3}}; y[1] = *y[0].self; return y[1].c + y[0].self->c; }",
        2,
    );
}

#[test]
fn variadic_functions() {
    // A cast to its own type makes a bit-field as wide as its type.
    returns(
        "struct { long long b : 22; } x; int f(int n, ...) { __builtin_va_list l; __builtin_va_start(l, n); return __builtin_va_arg(l, long long) == -5; } int main(void) { x.b = -5; return f(1, (long long)(3, x.b)) + 2 * f(1, (long long)x.b); }",
        3,
    );
    returns(
        "int f(int n, ...) { __builtin_va_list l, m; __builtin_va_start(l, n); __builtin_va_copy(m, l); int s = 0; for (int i = 0; i < n; i++) s += __builtin_va_arg(l, int); s += __builtin_va_arg(l, long long) == 1LL << 40; s += __builtin_va_arg(l, double) == 2.5; s += __builtin_va_arg(m, int); __builtin_va_end(l); return s; } int main(void) { return f(2, 10, 20, 1LL << 40, 2.5); }",
        42,
    );
}

#[test]
fn floating_point() {
    returns(
        "int main(void) { int i = 0; return __builtin_signbit(0.0 - (double)i) + 2 * !!__builtin_signbit(-(double)i) + 4 * !!__builtin_signbit((0.0 - (double)i) * -0.0f); }",
        6,
    );
    returns(
        "int main(void) { float x = 0.1f; double y = 0.1; return (x == y) + 2 * (x + x == 0.2f) + 4 * ((int)(y * 30) == 3) + 8 * (-0.0 == 0.0); }",
        14,
    );
    returns(
        "int main(void) { double z = 0, n = z / z; return (n != n) + 2 * (1 / z > 1e308) + 4 * !!n + 8 * __builtin_isnan(n); }",
        15,
    );
    returns(
        "double sqrt(double); double floor(double); int main(void) { return sqrt(2.0) * sqrt(2.0) != 2.0 && floor(-1.5) == -2; }",
        1,
    );
    returns(
        "int main(void) { unsigned long long u = 0xffffffffffffffffULL; float f = u; return f == 18446744073709551616.0f && (unsigned char)200.7f == 200; }",
        1,
    );
}

#[test]
fn library_models() {
    returns(
        "typedef unsigned long size_t; size_t strlen(const char *); char *strcpy(char *, const char *); int strcmp(const char *, const char *); char *strcat(char *, const char *); int memcmp(const void *, const void *, size_t); int main(void) { char b[20]; strcpy(b, \"abc\"); strcat(b, \"de\"); return strlen(b) + 10 * (strcmp(b, \"abcdf\") < 0) + 100 * (memcmp(b, \"abc\", 3) == 0); }",
        115,
    );
    returns(
        "typedef unsigned long size_t; void *realloc(void *, size_t); void *calloc(size_t, size_t); void free(void *); int main(void) { int *p = calloc(2, sizeof *p); p[1] = 4; p = realloc(p, 4 * sizeof *p); p[3] = 5; int r = p[0] + p[1] + p[3]; free(p); return r; }",
        9,
    );
    returns(
        "void *memset(void *, int, unsigned long); void *memcpy(void *, const void *, unsigned long); int main(void) { int a[4], b[4]; memset(a, 1, sizeof a); memcpy(b, a, 8); return b[1] == 0x01010101; }",
        1,
    );
    returns(
        "int abs(int); int main(void) { return abs(-4) + __builtin_clz(1) + __builtin_ctzll(8) + __builtin_popcount(255); }",
        46,
    );
    returns("int printf(const char *, ...); int main(void) { int i = 1; printf(\"%d\", i++); return i; }", 2);
}

#[test]
fn the_verification_interface() {
    let text = "extern int __VERIFIER_nondet_int(void); extern void reach_error(void); void __VERIFIER_assume(int); int main(void) { int x = __VERIFIER_nondet_int(); __VERIFIER_assume(x > 3); if (x == 77) reach_error(); return 0; }";
    violates(text, &[77], Property::Reach);
    let outcome = |inputs: &[u128]| run(text, DataModel::Ilp32, inputs, &[Property::Reach]).outcome;
    assert_eq!(outcome(&[2]), Outcome::AssumptionFailed);
    assert_eq!(outcome(&[5]), Outcome::Returned(0));
    violates("int main(void) { int x; if (x == 3) { ERROR: return 1; } return 0; }", &[3], Property::Reach);
    violates(
        "void __assert_fail(const char *, const char *, unsigned, const char *) __attribute__((noreturn)); int main(int argc, char **argv) { argc == 2 ? (void)0 : __assert_fail(\"\", \"\", 1, \"\"); return 0; }",
        &[1, 0],
        Property::Reach,
    );
    violates(
        "extern void abort(void); void reach_error(void) {} int main(void) { reach_error(); abort(); }",
        &[],
        Property::Reach,
    );
}

#[test]
fn what_is_not_asked_about_has_one_meaning() {
    let reach = [Property::Reach];
    let wrap = "int main(void) { int x = 2147483647; return x + 1 < 0; }";
    assert_eq!(run(wrap, DataModel::Ilp32, &[], &reach).outcome, Outcome::Returned(1));
    let shift = "int main(void) { int n = 32; return (1 << n) + (-8 >> n); }";
    assert_eq!(run(shift, DataModel::Ilp32, &[], &reach).outcome, Outcome::Returned(0xffff_ffff));
    let divide = "int main(void) { int n = 0; return 1 / n; }";
    assert_eq!(run(divide, DataModel::Ilp32, &[9], &reach).outcome, Outcome::Returned(9));
    let wild = "int *f(void); int main(void) { int *p = f(), a[2]; int r = *p - *p; *p = 5; a[1] = r + *p; return a[1]; }";
    assert_eq!(run(wild, DataModel::Ilp32, &[8, 1, 2, 3], &reach).outcome, Outcome::Returned(5));
    let unknown = "int main(void) { int x, *p = &x; return *p - x; }";
    assert_eq!(run(unknown, DataModel::Ilp32, &[1, 2, 3, 4], &reach).outcome, Outcome::Returned(0));
}

#[test]
fn what_is_not_supported_is_refused() {
    refuses("int main(void) { long double x = 1; x += 2; return x > 1; }", "long double");
    refuses("int main(void) { void *p = &&l; goto *p; l: return 0; }", "label");
}

#[test]
fn deep_expressions_are_cut() {
    let sum = vec!["x"; 3_000].join(" + ");
    let quotient = vec!["x"; 200].join(" / (") + &")".repeat(199);
    returns(&format!("int main(void) {{ int x = 1; return {sum} + {quotient}; }}"), 3001);
}

#[test]
fn undefined_functions_are_named_once() {
    let unit = common::accept("int f(int); int main(void) { return f(1) + f(2); }", DataModel::Ilp32);
    let lowered = lower(&unit).unwrap();
    assert_eq!(lowered.warnings.len(), 1);
    assert!(lowered.warnings[0].message.contains("'f'"));
}
