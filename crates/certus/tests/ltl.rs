//! Temporal logic on small C programs: what happens after the end, at writes through pointers, under assumptions and in loops that
//! change nothing.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{certus, ended, folder, write};

/// A program, and formulas that hold of all of its infinite runs, or not.
const PROGRAMS: &[(&str, &[&str], &[&str])] = &[
    // A program that ends stays in its last state for ever.
    (
        "int a; int main(void) { a = 1; return 0; }",
        &[r#"F "a == 1""#, r#"F G "a == 1""#, r#""a == 0" U "a == 1""#],
        &[r#"G "a == 0""#, r#"G F "a == 0""#],
    ),
    // A run that an assumption ends is no infinite run.
    (
        "extern int __VERIFIER_nondet_int(void); extern void __VERIFIER_assume(int); int a;
         int main(void) { int x = __VERIFIER_nondet_int(); __VERIFIER_assume(x > 0); a = x; while (1) {} }",
        &[r#"F "a > 0""#],
        &[r#"F "a == 1""#],
    ),
    // A loop that nothing can be seen of may be what never ends.
    (
        "extern int __VERIFIER_nondet_int(void); int a;
         int main(void) { while (__VERIFIER_nondet_int()) {} a = 1; while (1) {} }",
        &[r#"(G F "a == 1") || G "a == 0""#],
        &[r#"F "a == 1""#],
    ),
    // What is written by a pointer is seen, also if it is written over at once.
    (
        "int a; int main(void) { int *p = &a; *p = 1; *p = 0; *p = 2; return 0; }",
        &[r#"F "a == 1""#, r#"F G "a == 2""#],
        &[r#"G !"a == 1""#, r#"G ("a == 1" ==> G "a > 0")"#],
    ),
    (
        "extern void exit(int); int a; int main(void) { a = 1; if (a) exit(0); a = 2; return 0; }",
        &[r#"F G "a == 1""#],
        &[r#"F "a == 2""#],
    ),
    (
        "int a[3]; int i; int main(void) { for (i = 0; i < 3; i++) a[i] = 1; return 0; }",
        &[r#"F "a[2] == 1""#, r#"F "i == 3""#],
        &[r#"G "i < 3""#],
    ),
];

#[test]
fn formulas_hold_or_do_not() {
    let dir = folder("ltl-programs");
    for (n, (text, holds, fails)) in PROGRAMS.iter().enumerate() {
        let path = write(&dir, &format!("p{n}.c"), text);
        let wanted =
            holds.iter().map(|formula| (formula, 0)).chain(fails.iter().map(|formula| (formula, 10)));
        for (formula, right) in wanted {
            let mut command = certus();
            command.arg("check").arg(&path).args(["--property", &format!("ltl: {formula}")]);
            let (code, out, err) = ended(command.args(["--time-limit", "60s"]));
            assert_eq!(code, right, "{text}\n{formula}: {out}{err}");
        }
    }
}

#[test]
fn a_wrong_formula_is_told_with_its_column() {
    let dir = folder("ltl-wrong");
    let path = write(&dir, "a.c", "int a; int main(void) { a = 1; return 0; }");
    let wrong = [
        (r#"F ("a == 1""#, "column 17: an operator or `)` is expected, not the end"),
        (r#"F "zz == 1""#, "column 4: `zz == 1`: 'zz' is not declared"),
    ];
    for (formula, why) in wrong {
        let (code, _, err) =
            ended(certus().arg("check").arg(&path).args(["--property", &format!("ltl: {formula}")]));
        assert_eq!(code, 2, "{err}");
        assert!(err.contains(why), "{err}");
    }
}

/// Some value of `sin` would violate each of these, but not the one that it has.
#[test]
fn a_value_that_no_model_computes_is_no_counterexample() {
    let dir = folder("ltl-library");
    let text = "double sin(double); int a; int main(void) { if (sin(1.0) > 0.5) a = 1; while (sin(1.0) < 0.5) {} return 0; }";
    let path = write(&dir, "sin.c", text);
    for property in [r#"ltl: F "a == 1""#, "termination"] {
        let (code, out, err) =
            ended(certus().arg("check").arg(&path).args(["--property", property, "--time-limit", "10s"]));
        assert_eq!(code, 20, "{property}: {out}{err}");
        assert!(out.contains("has no model"), "{property}: {out}");
    }
}
