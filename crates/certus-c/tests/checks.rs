//! What C leaves undefined is reported when it is asked about, and nothing else is.

mod common;

use certus_c::DataModel;
use certus_c::interp::Outcome;
use certus_c::program::Property;
use common::run::{returns, run, violates, violates_64};

#[test]
fn undefined_behaviour_is_checked() {
    violates("int main(void) { int x = 2147483647; x++; return x; }", &[], Property::Overflow);
    violates("int main(void) { int x = -2147483647 - 1; return -x; }", &[], Property::Overflow);
    violates("int main(void) { int x = 65536; return x * x; }", &[], Property::Overflow);
    violates("int main(void) { int x = 0; return 5 / x; }", &[], Property::DivByZero);
    violates("int main(void) { int x = -1; return 5 << x; }", &[], Property::Shift);
    violates("int main(void) { int a[3], i = 3; a[i] = 0; return 0; }", &[], Property::Deref);
    violates("int main(void) { int *p = 0; return *p; }", &[], Property::Deref);
    violates(
        "int *g; void f(void) { int x = 1; g = &x; } int main(void) { f(); return *g; }",
        &[],
        Property::Deref,
    );
    violates(
        "void *malloc(unsigned long); void free(void *); int main(void) { char *p = malloc(4); free(p); return p[0]; }",
        &[],
        Property::Deref,
    );
    violates(
        "void *malloc(unsigned long); void free(void *); int main(void) { char *p = malloc(4); free(p + 1); return 0; }",
        &[],
        Property::Free,
    );
    violates(
        "unsigned long strlen(const char *); int main(void) { char a[2] = {1, 1}; return strlen(a); }",
        &[],
        Property::Deref,
    );
}

#[test]
fn left_shifts() {
    violates("int main(void) { int x = 1; return x << 31; }", &[], Property::Overflow);
    violates("int main(void) { long long x = 3; return x << 62 > 0; }", &[], Property::Overflow);
    violates("int main(void) { int x = -1; return x << 1; }", &[], Property::Shift);
    violates("int main(void) { int x = 1; x <<= 31; return x; }", &[], Property::Overflow);
    violates(
        "int main(void) { int x = 1073741824, y = 0; return y || x << 1 ? 1 : 2; }",
        &[],
        Property::Overflow,
    );
    returns("int main(void) { int x = 1; return (x << 30) + (0 << 31); }", 1 << 30);
    returns("int main(void) { unsigned x = 3; return x << 31 == 0x80000000u; }", 1);
    returns("int main(void) { int y = 0; return y && 1 << 31 ? 1 : 2; }", 2);
    // The amount is wrong, not the result.
    let wrong = "int main(void) { int n = -1; return 1 << n; }";
    let outcome = run(wrong, DataModel::Lp64, &[], &[Property::Overflow]).outcome;
    assert_eq!(outcome, Outcome::Returned(0));
}

#[test]
fn wide_arithmetic() {
    let with = |body: &str| {
        format!(
            "int main(void) {{ __int128 most = (__int128)((unsigned __int128)-1 >> 1), least = -most - 1, m = -1, big = (__int128)1 << 64; {body} }}"
        )
    };
    for bad in [
        "big * (big / 2)",
        "big * -big",
        "least * m",
        "m * least",
        "most * 2",
        "most + 1",
        "least - 1",
        "0 - least",
        "-least",
        "least + m",
    ] {
        violates_64(&with(&format!("return {bad} == 0;")), Property::Overflow);
    }
    let fine = with(
        "return big * (big / 4) + big * -(big / 2) == -big * (big / 4) && most * m == least + 1 && least * 1 == least && 0 * least == 0 && least * 0 == 0 && m - least == most && least / 2 * 2 == least && most + least == m;",
    );
    assert_eq!(run(&fine, DataModel::Lp64, &[], &Property::ALL).outcome, Outcome::Returned(1));
}

#[test]
fn calls_through_pointers() {
    violates("int main(void) { int (*f)(void) = 0; return f(); }", &[], Property::Deref);
    violates(
        "int g; int main(void) { int (*f)(void) = (int (*)(void))&g; return f(); }",
        &[],
        Property::Deref,
    );
    violates(
        "int f(int a, int b) { return a; } int main(void) { int (*p)(int) = (int (*)(int))f; return p(1); }",
        &[],
        Property::Deref,
    );
    returns(
        "struct s { int a, b; }; struct s f(int a, ...) { struct s x = {a, 2}; return x; } int g(void); int main(void) { struct s (*p)(int, ...) = f; int (*q)(void) = g; return p(1, 2, 3).b + 0 * q(); }",
        2,
    );
    returns("int f(a, b) int a, b; { return a - b; } int main(void) { int (*p)() = f; return p(5, 3); }", 2);
}

#[test]
fn read_only_objects() {
    violates("int main(void) { char *s = \"abc\"; s[0] = 'x'; return 0; }", &[], Property::Deref);
    violates("const int c = 1; int main(void) { *(int *)&c = 2; return c; }", &[], Property::Deref);
    violates("const int a[2] = {1}; int main(void) { ((int *)a)[1] = 2; return 0; }", &[], Property::Deref);
    violates(
        "typedef struct { int x[2]; } s; const s a = {{1}}; int main(void) { s b = {{2}}; *(s *)&a = b; return 0; }",
        &[],
        Property::Deref,
    );
    violates(
        "void *memset(void *, int, unsigned long); int main(void) { memset(\"abc\", 0, 2); return 0; }",
        &[],
        Property::Deref,
    );
    returns("int main(void) { char s[] = \"abc\"; s[0] = 'x'; return s[0] == 'x'; }", 1);
    returns("const int c = 1; int main(void) { int *p = (int *)&c; return *p; }", 1);
    returns("const char *s = \"ab\"; int main(void) { s = s + 1; return *s; }", 98);
}
