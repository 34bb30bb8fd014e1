//! Recursive programs: proofs at every depth rest on what is guessed of calls and then shown, so each has a twin that differs in
//! little and must never be called safe.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::PathBuf;
use std::process::Command;

const CERTUS: &str = env!("CARGO_BIN_EXE_certus");

/// What every program begins with.
const BEGIN: &str = "extern void reach_error(void); extern int __VERIFIER_nondet_int(void);\n";

/// Whether a program is found safe.
fn is_safe(name: &str, text: &str, property: &str) -> bool {
    let folder = std::env::temp_dir().join(format!("recursion-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file: PathBuf = folder.join(format!("{name}.c"));
    std::fs::write(&file, format!("{BEGIN}{text}")).unwrap();
    let arguments = ["check", "--time-limit", "20s", "--property", property];
    let output = Command::new(CERTUS).args(arguments).arg(&file).output().unwrap();
    let _ = std::fs::remove_file(&file);
    let told = String::from_utf8_lossy(&output.stdout);
    let last = told.lines().last().unwrap_or_default();
    assert!(last.starts_with("VERDICT: "), "{name}: {told}");
    last == "VERDICT: SAFE"
}

/// A program that is safe, and the same with one text replaced by another, which is not.
fn pair(name: &str, property: &str, text: &str, (right, wrong): (&str, &str)) {
    assert!(text.contains(right), "{name}");
    assert!(is_safe(name, text, property), "{name} is safe");
    assert!(!is_safe(name, &text.replace(right, wrong), property), "{name} with {wrong} is not safe");
}

#[test]
fn results_are_told_by_their_arguments() {
    let mccarthy = "int f(int x) { if (x > 100) return x - 10; return f(f(x + 11)); }
        int main(void) { int x = __VERIFIER_nondet_int(); int r = f(x);
        if (!(r == 91 || (x > 101 && r == x - 10))) reach_error(); return 0; }";
    pair("mccarthy", "unreach-call", mccarthy, ("x > 101 &&", "x > 102 &&"));
    let sum = "int add(int m, int n) { if (n == 0) return m; if (n > 0) return add(m + 1, n - 1); return add(m - 1, n + 1); }
        int main(void) { int m = __VERIFIER_nondet_int(), n = __VERIFIER_nondet_int();
        if (m < 0 || m > 1000000 || n < 0 || n > 1000000) return 0; if (add(m, n) != m + n) reach_error(); return 0; }";
    pair("sum", "unreach-call", sum, ("n == 0) return m", "n == 0) return m + (m == 12345)"));
}

#[test]
fn procedures_call_each_other() {
    let even = "int odd(int n); int even(int n) { if (n == 0) return 1; return odd(n - 1); }
        int odd(int n) { if (n == 0) return 0; return even(n - 1); }
        int main(void) { int n = __VERIFIER_nondet_int(); if (n < 0) return 0;
        if (even(n) != (n % 2 == 0)) reach_error(); return 0; }";
    pair("even", "unreach-call", even, ("return odd(n - 1)", "return odd(n - 1 - (n == 7))"));
}

/// What holds of all calls that were seen need not hold of all calls.
#[test]
fn what_was_seen_is_not_what_is() {
    let differs = "int id(int x) { if (x == 12345) return 7; if (x <= 0) return 0; return id(x - 1) * 0 + x; }
        int main(void) { int x = __VERIFIER_nondet_int(); if (x < 0) return 0; if (id(x) != x) reach_error(); return 0; }";
    let counted =
        "int g; void up(int n) { if (n <= 0) return; g = g + 1; if (n == 60000) g = g + 1; up(n - 1); }
        int main(void) { int n = __VERIFIER_nondet_int(); if (n < 0 || n > 100000) return 0; up(n);
        if (g != n) reach_error(); return 0; }";
    let inside = "int f(int n) { if (n == 54321) reach_error(); if (n <= 0) return 0; return f(n - 1); }
        int main(void) { int n = __VERIFIER_nondet_int(); if (f(n) != 0) reach_error(); return 0; }";
    let pointer = "int f(int n); int (*p)(int) = f; int f(int n) { if (n <= 0) return n == -77777 ? 1 : 0; return p(n - 1); }
        int main(void) { int n = __VERIFIER_nondet_int(); if (f(n) != 0) reach_error(); return 0; }";
    let address = "int f(int n, int *q) { int x = 0; if (n <= 0) { *q = n == -77777; return 0; } f(n - 1, &x); *q = x; return 0; }
        int main(void) { int n = __VERIFIER_nondet_int(); int r = 0; f(n, &r); if (r) reach_error(); return 0; }";
    for (name, text) in [
        ("differs", differs),
        ("counted", counted),
        ("inside", inside),
        ("pointer", pointer),
        ("address", address),
    ] {
        assert!(!is_safe(name, text, "unreach-call"), "{name} is not safe");
    }
}
