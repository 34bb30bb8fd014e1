//! Traces of small programs, as text. `UPDATE_EXPECT=1 cargo test -p certus-witness --test trace` writes them anew.
#![allow(clippy::needless_pass_by_value, reason = "what is expected is written where it is used")]

mod common;

use certus_c::DataModel;
use certus_c::program::Property;
use certus_witness::trace::{TraceKind, long, record, short};
use expect_test::{Expect, expect};

fn traced(text: &str, inputs: &[u128]) -> String {
    let (unit, program) = common::program(text, DataModel::Ilp32);
    let run = common::failing(&program, &[Property::Reach], inputs);
    let trace = record(&unit, &program, &[Property::Reach], &run);
    assert!(matches!(trace.failure().map(|step| &step.kind), Some(TraceKind::Failure { .. })));
    let width = |kind: &TraceKind| match kind {
        TraceKind::Input { width, .. } | TraceKind::Undefined { width, .. } => *width,
        _ => 0,
    };
    let told: u32 = trace.inputs().map(|step| width(&step.kind)).sum();
    assert_eq!(told, run.draws.iter().map(|draw| draw.width).sum::<u32>());
    assert!(short(&trace).lines().count() <= 20 + 20 + 6);
    long(&trace)
}

/// Compares with what is expected; `UPDATE_EXPECT=1` writes what is shown instead.
fn check(text: &str, inputs: &[u128], expected: Expect) {
    expected.assert_eq(&traced(text, inputs));
}

#[test]
fn calls_structs_and_pointers() {
    let text = r#"extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct S { int a; short b[3]; };
int g;
static int twice(int x) {
    int y = x + x;
    return y;
}
int main(void) {
    struct S s = {1, {2, 3, 4}};
    int n = __VERIFIER_nondet_int();
    unsigned i;
    double d = 0.5;
    int *p = &n;
    for (i = 0; i < 10; i++) {
        g += 2;
        s.b[i % 3] = g;
    }
    if (n > 3 && g == 20)
        d = d * 2;
    *p = twice(n);
    if (*p == 10)
        reach_error();
    return 0;
}
"#;
    check(
        text,
        &[5],
        expect![[r#"
            a run fails at program.c:23:9
              `reach_error` is called
              reach_error();
              where n = 10
                 10  struct S s = {1, {2, 3, 4}};                 s.a = 1, s.b[0] = 2, s.b[1] = 3, s.b[2] = 4
                 11  int n = __VERIFIER_nondet_int();             __VERIFIER_nondet_int() gives 5, n = 5
                 13  double d = 0.5;                              d = 0.5
                 14  int *p = &n;                                 p = &n
                 15  for (i = 0; i < 10; i++) {                   i = 0, yes
                 16  g += 2;                                      g = 2
                 17  s.b[i % 3] = g;
                 15  for (i = 0; i < 10; i++) {                   i = 1, yes
                 16  g += 2;                                      g = 4
                 17  s.b[i % 3] = g;                              s.b[1] = 4
                     … 7 more rounds like this one
                 15  for (i = 0; i < 10; i++) {                   i = 9, yes
                 16  g += 2;                                      g = 20
                 17  s.b[i % 3] = g;                              s.b[0] = 20
                 15  for (i = 0; i < 10; i++) {                   i = 10, no
                 19  if (n > 3 && g == 20)                        yes
                 20  d = d * 2;                                   d = 1.0
                 21  *p = twice(n);                               calls twice(x = 5)
                  6    int y = x + x;                             y = 10
                  6    back from twice with 10
                 21  *p = twice(n);                               n = 10
                 22  if (*p == 10)                                yes
                 23  reach_error();                               FAILS with n = 10
        "#]],
    );
}

#[test]
fn checks() {
    let text = r#"extern int __VERIFIER_nondet_int(void);
extern char __VERIFIER_nondet_char(void);
extern float __VERIFIER_nondet_float(void);
extern void *malloc(unsigned);
void reach_error(void) { }
void __VERIFIER_assert(int cond) { if (!cond) { ERROR: { reach_error(); } } }
struct node { struct node *next; int value; };
int fac(int n) { return n <= 1 ? 1 : n * fac(n - 1); }
int main(int argc, char **argv) {
    struct node *list = 0;
    for (int i = 0; i < 2; i++) {
        struct node *node = malloc(sizeof(struct node));
        node->next = list;
        node->value = i;
        list = node;
    }
    char c = __VERIFIER_nondet_char();
    float f = __VERIFIER_nondet_float();
    int u;
    int a[4];
    if (a[2] > u) c++;
    char *s = "hello";
    int k = fac(3);
    __VERIFIER_assert(k != 6 || list->value != 1 || c == 'z');
    return 0;
}
"#;
    check(
        text,
        &[1, 0, 0x61, 0x3FC0_0000, 1, 2, 3, 4],
        expect![[r#"
            a run fails at program.c:6:58
              the assertion `__VERIFIER_assert(k != 6 || list->value != 1 || c == 'z')` fails
              void __VERIFIER_assert(int cond) { if (!cond) { ERROR: { reach_error(); } } }
              where cond = 0, c = 98 'b'
                  9  int main(int argc, char **argv) {            the argument argc of main is 1, argc = 1, the argument argv of main is NULL, argv = NULL
                 10  struct node *list = 0;                       list = NULL
                 11  for (int i = 0; i < 2; i++) {                i = 0, yes
                 12  struct node *node = malloc(sizeof(struct node));  node = the address of heap object 1
                 13  node->next = list;                           node->next = NULL
                 14  node->value = i;                             node->value = 0
                 15  list = node;                                 list = the address of heap object 1
                 11  for (int i = 0; i < 2; i++) {                i = 1, yes
                 12  struct node *node = malloc(sizeof(struct node));  node = the address of heap object 2
                 13  node->next = list;                           node->next = the address of heap object 1
                 14  node->value = i;                             node->value = 1
                 15  list = node;                                 list = the address of heap object 2
                 11  for (int i = 0; i < 2; i++) {                i = 2, no
                 17  char c = __VERIFIER_nondet_char();           __VERIFIER_nondet_char() gives 97 'a', c = 97 'a'
                 18  float f = __VERIFIER_nondet_float();         __VERIFIER_nondet_float() gives 1.5f, f = 1.5f
                 21  if (a[2] > u) c++;                           u has no value, and holds 1, a[2] has no value, and holds 262914, yes, c = 98 'b'
                 22  char *s = "hello";                           s = "hello"
                 23  int k = fac(3);                              calls fac(n = 3)
                  8    int fac(int n) { return n <= 1 ? 1 : n * fac(n - 1); }  no, calls fac(n = 2)
                  8      int fac(int n) { return n <= 1 ? 1 : n * fac(n - 1); }  no, calls fac(n = 1)
                  8        int fac(int n) { return n <= 1 ? 1 : n * fac(n - 1); }  yes
                  8        back from fac with 1
                  8      back from fac with 2
                  8    back from fac with 6
                 23  int k = fac(3);                              k = 6
                 24  __VERIFIER_assert(k != 6 || list->value != 1 || c == 'z');  no
                 24  __VERIFIER_assert(k != 6 || list->value != 1 || c == 'z');  no
                 24  __VERIFIER_assert(k != 6 || list->value != 1 || c == 'z');  calls __VERIFIER_assert(cond = 0)
                  6    void __VERIFIER_assert(int cond) { if (!cond) { ERROR: { reach_error(); } } }  yes, calls reach_error()
                  6    void __VERIFIER_assert(int cond) { if (!cond) { ERROR: { reach_error(); } } }  FAILS with cond = 0, c = 98 'b'
        "#]],
    );
}

#[test]
fn loops_in_loops() {
    let text = r#"extern unsigned __VERIFIER_nondet_uint(void);
extern void __assert_fail(const char *, const char *, unsigned, const char *);
int main(void) {
    unsigned total = 0;
    for (int i = 0; i < 50; i++) {
        unsigned step = __VERIFIER_nondet_uint();
        for (int k = 0; k < 20; k++)
            total += step;
    }
    total == 0 ? (void)0 : __assert_fail("total == 0", "program.c", 10, "main");
    return 0;
}
"#;
    check(
        text,
        &[0, 3],
        expect![[r#"
            a run fails at program.c:10:28
              the assertion `total == 0` fails
              total == 0 ? (void)0 : __assert_fail("total == 0", "program.c", 10, "main");
              where total = 60
                  4  unsigned total = 0;                          total = 0
                  5  for (int i = 0; i < 50; i++) {               i = 0, yes
                  6  unsigned step = __VERIFIER_nondet_uint();    __VERIFIER_nondet_uint() gives 0, step = 0
                  7  for (int k = 0; k < 20; k++)                 k = 0, yes
                  8  total += step;
                  7  for (int k = 0; k < 20; k++)                 k = 1, yes
                     … 17 more rounds like this one
                  8  total += step;
                  7  for (int k = 0; k < 20; k++)                 k = 19, yes
                  8  total += step;
                  7  for (int k = 0; k < 20; k++)                 k = 20, no
                  5  for (int i = 0; i < 50; i++) {               i = 1, yes
                  6  unsigned step = __VERIFIER_nondet_uint();    __VERIFIER_nondet_uint() gives 3, step = 3
                  7  for (int k = 0; k < 20; k++)                 k = 0, yes
                  8  total += step;                               total = 3
                  7  for (int k = 0; k < 20; k++)                 k = 1, yes
                     … 17 more rounds like this one
                  8  total += step;                               total = 57
                  7  for (int k = 0; k < 20; k++)                 k = 19, yes
                  8  total += step;                               total = 60
                  7  for (int k = 0; k < 20; k++)                 k = 20, no
                  5  for (int i = 0; i < 50; i++) {               i = 2, yes
                  6  unsigned step = __VERIFIER_nondet_uint();    __VERIFIER_nondet_uint() gives 0, step = 0
                  7  for (int k = 0; k < 20; k++)                 k = 0, yes
                  8  total += step;
                  7  for (int k = 0; k < 20; k++)                 k = 1, yes
                     … 17 more rounds like this one
                  8  total += step;
                  7  for (int k = 0; k < 20; k++)                 k = 19, yes
                  8  total += step;
                  7  for (int k = 0; k < 20; k++)                 k = 20, no
                  5  for (int i = 0; i < 50; i++) {               i = 3, yes
                  6  unsigned step = __VERIFIER_nondet_uint();    __VERIFIER_nondet_uint() gives 0
                     … 45 more rounds like this one
                  7  for (int k = 0; k < 20; k++)                 k = 0, yes
                  8  total += step;
                  7  for (int k = 0; k < 20; k++)                 k = 1, yes
                     … 17 more rounds like this one
                  8  total += step;
                  7  for (int k = 0; k < 20; k++)                 k = 19, yes
                  8  total += step;
                  7  for (int k = 0; k < 20; k++)                 k = 20, no
                  5  for (int i = 0; i < 50; i++) {               i = 49, yes
                  6  unsigned step = __VERIFIER_nondet_uint();    __VERIFIER_nondet_uint() gives 0
                  7  for (int k = 0; k < 20; k++)                 k = 0, yes
                  8  total += step;
                  7  for (int k = 0; k < 20; k++)                 k = 1, yes
                     … 17 more rounds like this one
                  8  total += step;
                  7  for (int k = 0; k < 20; k++)                 k = 19, yes
                  8  total += step;
                  7  for (int k = 0; k < 20; k++)                 k = 20, no
                  5  for (int i = 0; i < 50; i++) {               i = 50, no
                 10  total == 0 ? (void)0 : __assert_fail("total == 0", "program.c", 10, "main");  no, FAILS with total = 60
        "#]],
    );
}

#[test]
fn switches_globals_and_characters() {
    let text = r#"extern char __VERIFIER_nondet_char(void);
int state;
char word[4];
_Bool seen;
static void step(char c) {
    switch (state) {
    case 0:
        if (c == 'a')
            state = 1;
        break;
    case 1:
        word[1] = c;
        seen = c == 'b';
        state = 2;
        break;
    default:
        state = 0;
    }
}
int main(void) {
    while (1) {
        step(__VERIFIER_nondet_char());
        if (seen && state == 2)
            goto ERROR;
    }
ERROR:
    return 1;
}
"#;
    check(
        text,
        &[0x61, 0x62],
        expect![[r#"
            a run fails at program.c:26:1
              the label `ERROR` is reached
              ERROR:
              where seen = 1, state = 2
                 22  step(__VERIFIER_nondet_char());              __VERIFIER_nondet_char() gives 97 'a', calls step(c = 97 'a')
                  8    if (c == 'a')                              yes
                  9    state = 1;                                 state = 1
                  9    back from step
                 23  if (seen && state == 2)                      no
                 22  step(__VERIFIER_nondet_char());              __VERIFIER_nondet_char() gives 98 'b', calls step(c = 98 'b')
                 12    word[1] = c;                               word[1] = 98 'b'
                 13    seen = c == 'b';                           seen = 1
                 14    state = 2;                                 state = 2
                 14    back from step
                 23  if (seen && state == 2)                      yes
                 26  ERROR:                                       FAILS with seen = 1, state = 2
        "#]],
    );
}

/// What is said to go wrong in a run without inputs, or with these.
fn wrong(property: Property, text: &str, inputs: &[u128]) -> String {
    let (unit, mut program) = common::program(text, DataModel::Ilp32);
    if property == Property::Uninitialised {
        certus_c::program::add_uninitialised_checks(&mut program);
    }
    let run = common::failing(&program, &[property], inputs);
    record(&unit, &program, &[property], &run).wrong().expect("a failing run").to_owned()
}

#[test]
fn what_goes_wrong_is_a_sentence_with_numbers() {
    let head = "void *malloc(unsigned); void free(void *); int __VERIFIER_nondet_int(void);\n";
    let cases: &[(Property, &str, &[u128], &str)] = &[
        (
            Property::Deref,
            "char f(char *s, int i) { return s[i]; }\nint main(void) { char js[4] = \"abc\"; return f(js, 4); }",
            &[],
            "reads 1 byte at index 4 of `js`, which has 4 bytes (declared at program.c:3)",
        ),
        (
            Property::Deref,
            "int a[3];\nint main(void) { int i = __VERIFIER_nondet_int(); a[i] = 1; return 0; }",
            &[0xFFFF_FFFF],
            "writes 4 bytes at index -1 of `a`, which has 3 elements of 4 bytes (declared at program.c:2)",
        ),
        (
            Property::Deref,
            "int main(void) { int *p = malloc(4); *p = 3;\nfree(p);\nreturn *p; }",
            &[],
            "reads 4 bytes of heap object 1 (made at program.c:2) after it was freed at program.c:3",
        ),
        (
            Property::Deref,
            "struct s { int a, b; };\nint main(void) { struct s *p = 0; p->b = 4; return 0; }",
            &[],
            "writes 4 bytes through `p`, which is NULL, at offset 4",
        ),
        (
            Property::Deref,
            "int main(void) { char *s = \"abc\"; s[1] = 'x'; return 0; }",
            &[],
            "writes 1 byte at index 1 of the string \"abc\", which must not be written",
        ),
        (
            Property::Free,
            "int main(void) { char *p = malloc(4);\nfree(p + 1); return 0; }",
            &[],
            "frees what is at offset 1 of heap object 1 (made at program.c:2), which is not its beginning",
        ),
        (
            Property::Free,
            "int main(void) { int x; int *p = &x; free(p); return 0; }",
            &[],
            "frees `x` (declared at program.c:2), which is no heap object",
        ),
        (
            Property::Overflow,
            "int main(void) { int x = __VERIFIER_nondet_int(); return x + 1; }",
            &[0x7FFF_FFFF],
            "signed addition 2147483647 + 1 = 2147483648 does not fit `int`, which goes up to 2147483647",
        ),
        (
            Property::Overflow,
            "int main(void) { int x = __VERIFIER_nondet_int(); return -x; }",
            &[0x8000_0000],
            "negation -(-2147483648) = 2147483648 does not fit `int`, which goes up to 2147483647",
        ),
        (
            Property::Overflow,
            "int main(void) { long long x = __VERIFIER_nondet_int(); x = x * x; return x * -8 > 3; }",
            &[0x8000_0000],
            "signed multiplication 4611686018427387904 * (-8) = -36893488147419103232 does not fit `long long`, \
             which goes down to -9223372036854775808",
        ),
        (
            Property::Overflow,
            "int main(void) { int x = __VERIFIER_nondet_int(), y = -1; return x / y; }",
            &[0x8000_0000],
            "signed division -2147483648 / (-1) = 2147483648 does not fit `int`, which goes up to 2147483647",
        ),
        (
            Property::Overflow,
            "int main(void) { int x = __VERIFIER_nondet_int(); return 5 << x; }",
            &[30],
            "left shift 5 << 30 = 5368709120 does not fit `int`, which goes up to 2147483647",
        ),
        (
            Property::DivByZero,
            "int main(void) { int x = __VERIFIER_nondet_int(); return 10 / x; }",
            &[0],
            "division by zero in `10 / x`",
        ),
        (
            Property::Shift,
            "int main(void) { int x = __VERIFIER_nondet_int(); return 1 << x; }",
            &[40],
            "a shift of a number of 32 bits by 40",
        ),
        (
            Property::Shift,
            "int main(void) { int x = __VERIFIER_nondet_int(); return 1 << x; }",
            &[0xFFFF_FFFF],
            "a shift by -1, which is negative",
        ),
        (
            Property::Uninitialised,
            "int main(void) { int x; if (__VERIFIER_nondet_int()) x = 1; return x + 1; }",
            &[0],
            "uses `x`, which was never given a value (declared at program.c:2)",
        ),
    ];
    let said = |(property, text, inputs, _): &(Property, &str, &[u128], &str)| {
        wrong(*property, &format!("{head}{text}"), inputs)
    };
    let said: Vec<String> = cases.iter().map(said).collect();
    let expected: Vec<&str> = cases.iter().map(|case| case.3).collect();
    assert_eq!(said, expected);
}
