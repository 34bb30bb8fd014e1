//! The same command gives the same verdict, whichever engine of `auto` is first.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{certus, ended, folder, write};
use std::collections::BTreeSet;

const DECLARE: &str = "#include <assert.h>\n#include <stdlib.h>\n#include <string.h>
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern int *get(void);
";

/// Small programs in which something is undefined, unknown or open, with the property that is asked.
const PROGRAMS: [(&str, &str, &str); 14] = [
    (
        "wild",
        "unreach-call",
        "int main(void) { int *p = get(), *q = get(); if (p != q) { *p = 1; *q = 2; if (*p != 1) reach_error(); } return 0; }",
    ),
    (
        "division",
        "unreach-call",
        "int main(void) { int d = __VERIFIER_nondet_int(); int q = 7 / d; assert(d != 0); return q; }",
    ),
    (
        "bounds",
        "unreach-call",
        "int a[4], b; int main(void) { int i = __VERIFIER_nondet_int(); a[i] = 1; assert(b == 0); return 0; }",
    ),
    (
        "freed",
        "unreach-call",
        "int main(void) { int *p = malloc(4); *p = 5; free(p); int *q = malloc(4); *q = 7; assert(*p == 5 || *p == 7); return 0; }",
    ),
    ("unset", "unreach-call", "int main(void) { int x, y = x; assert(y != 12345); return 0; }"),
    ("same", "unreach-call", "int main(void) { int x; int y = x; assert(y == x); return 0; }"),
    (
        "shift",
        "unreach-call",
        "int main(void) { int s = __VERIFIER_nondet_int(); unsigned r = 1u << s; assert(r != 0); return 0; }",
    ),
    (
        "order",
        "unreach-call",
        "int g; int f(void) { return g = 1; } int h(void) { return g = 2; } int main(void) { int x = f() + h(); assert(g == 2); return x; }",
    ),
    (
        "loop",
        "unreach-call",
        "int main(void) { int n = __VERIFIER_nondet_int(), i = 0; while (i < n && i < 1000) i++; assert(i <= 1000); return 0; }",
    ),
    (
        "number",
        "unreach-call",
        "int x = 1; int main(void) { int *p = (int *)__VERIFIER_nondet_int(); *p = 2; assert(x == 1); return 0; }",
    ),
    (
        "overrun",
        "valid-deref",
        "int main(void) { int a[3]; int n = __VERIFIER_nondet_int(); for (int i = 0; i < n; i++) a[i] = i; return 0; }",
    ),
    (
        "sum",
        "no-overflow",
        "int main(void) { int n = __VERIFIER_nondet_int(), s = 0; for (int i = 0; i < 10; i++) s += n; return s; }",
    ),
    (
        "copy",
        "unreach-call",
        "int main(void) { char a[4], b[4]; memcpy(b, a, 4); assert(b[0] == a[0]); return 0; }",
    ),
    (
        "literal",
        "unreach-call",
        "int main(void) { char *s = \"abc\"; s[0] = 'x'; if (s[0] == 'x') reach_error(); return 0; }",
    ),
];

#[test]
fn twenty_runs_agree() {
    let dir = folder("same-verdict");
    let rounds = if std::env::var_os("CERTUS_TEST_SCALE").is_some() { 100 } else { 20 };
    for (name, property, body) in PROGRAMS {
        let path = write(&dir, &format!("{name}.c"), &format!("{DECLARE}{body}"));
        let mut verdicts = BTreeSet::new();
        for _ in 0..rounds {
            let mut command = certus();
            command.arg("check").arg(&path).args(["--property", property, "--time-limit", "60s"]);
            let (_, out, err) = ended(&mut command);
            let last = out.lines().last().unwrap_or("").to_owned();
            let word = last.split_whitespace().nth(1).unwrap_or("none").to_owned();
            assert!(!last.contains("limit"), "{name}: {out}{err}");
            verdicts.insert(word);
        }
        assert_eq!(verdicts.len(), 1, "{name}: {verdicts:?}");
    }
}
