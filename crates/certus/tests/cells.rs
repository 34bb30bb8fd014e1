//! Programs about all elements of large arrays: proofs by cells, with all that a verdict brings along.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::PathBuf;
use std::process::Command;

const HEAD: &str = "extern void reach_error(void); extern int __VERIFIER_nondet_int(void);\n\
    extern unsigned __VERIFIER_nondet_uint(void);\n\
    #define assert(c) do { if (!(c)) reach_error(); } while (0)\n\
    #define N 20000\n";

fn program(name: &str, text: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("certus-cells-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let path = dir.join(format!("{name}.c"));
    std::fs::write(&path, format!("{HEAD}{text}\n")).unwrap();
    path
}

/// Standard output and standard error of a check.
fn checked(path: &PathBuf, options: &[&str]) -> (String, String) {
    let run = Command::new(env!("CARGO_BIN_EXE_certus"))
        .args(["check", "--engine", "ic3cfa"])
        .arg(path)
        .args(options)
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&run.stdout), text(&run.stderr))
}

/// Each with its name; all of them hold.
const SAFE: &[(&str, &str)] = &[
    (
        "fill",
        "int main(void) { int a[N]; int i; for (i = 0; i < N; i++) a[i] = 7;
        for (i = 0; i < N; i++) assert(a[i] == 7); return 0; }",
    ),
    (
        "copy",
        "int main(void) { int a[N]; int b[N]; int i;
        for (i = 0; i < N; i++) a[i] = __VERIFIER_nondet_int();
        for (i = 0; i < N; i++) b[i] = a[i];
        for (i = 0; i < N; i++) assert(a[i] == b[i]); return 0; }",
    ),
    (
        "maximum",
        "int main(void) { int a[N]; int i, m;
        for (i = 0; i < N; i++) a[i] = __VERIFIER_nondet_int();
        m = a[0]; for (i = 1; i < N; i++) if (a[i] > m) m = a[i];
        for (i = 0; i < N; i++) assert(a[i] <= m); return 0; }",
    ),
    (
        "change",
        "int main(void) { int a[N]; int i; for (i = 0; i < N; i++) a[i] = i;
        for (i = 0; i < N; i++) a[i] = a[i] + 1;
        for (i = 0; i < N; i++) assert(a[i] == i + 1); return 0; }",
    ),
    (
        "two-widths",
        "int main(void) { int a[1000]; char b[3000]; int i; for (i = 0; i < 1000; i++) a[i] = 7;
        for (i = 0; i < 3000; i++) b[i] = 5;
        for (i = 0; i < 1000; i++) assert(a[i] == 7 && b[i] == 5); return 0; }",
    ),
    (
        "but-one",
        "int main(void) { int a[N]; int i; for (i = 0; i < N; i++) a[i] = 0; a[13] = 1;
        for (i = 0; i < N; i++) assert(a[i] == 0 || i == 13); return 0; }",
    ),
    (
        "sorted",
        "int main(void) { int a[N]; int i; for (i = 0; i < N; i++) a[i] = i * 2;
        for (i = 0; i < N - 1; i++) assert(a[i] < a[i + 1]); return 0; }",
    ),
    (
        "members",
        "struct p { int x; int y; }; int main(void) { struct p a[N]; int i;
        for (i = 0; i < N; i++) { a[i].x = i; a[i].y = i + 1; }
        for (i = 0; i < N; i++) assert(a[i].x < a[i].y); return 0; }",
    ),
    (
        "nested",
        "int main(void) { int a[100][100]; int i, j;
        for (i = 0; i < 100; i++) for (j = 0; j < 100; j++) a[i][j] = 3;
        for (i = 0; i < 100; i++) for (j = 0; j < 100; j++) assert(a[i][j] == 3); return 0; }",
    ),
    (
        "unknown-size",
        "int a[N]; int main(void) { unsigned n = __VERIFIER_nondet_uint(), i; if (n > N) return 0;
        for (i = 0; i < n; i++) a[i] = i; for (i = 0; i < n; i++) assert(a[i] == i); return 0; }",
    ),
];

/// The same with one cell wrong, in a size in which the error can be reached.
const UNSAFE: &[(&str, &str)] = &[
    (
        "one-wrong",
        "int main(void) { int a[20]; int i; for (i = 0; i < 20; i++) a[i] = 7; a[13] = 8;
        for (i = 0; i < 20; i++) assert(a[i] == 7); return 0; }",
    ),
    (
        "one-left",
        "int main(void) { int a[20]; int i; for (i = 0; i < 19; i++) a[i] = 7;
        for (i = 0; i < 20; i++) assert(a[i] == 7); return 0; }",
    ),
    (
        "not-copied",
        "int main(void) { int a[20]; int b[20]; int i;
        for (i = 0; i < 20; i++) a[i] = __VERIFIER_nondet_int();
        for (i = 0; i < 20; i++) if (i != 5) b[i] = a[i]; else b[i] = 0;
        for (i = 0; i < 20; i++) assert(a[i] == b[i]); return 0; }",
    ),
];

#[test]
fn all_elements_of_large_arrays() {
    for (name, text) in SAFE {
        let (out, err) = checked(&program(name, text), &["--time-limit", "100s"]);
        assert_eq!(out, "VERDICT: SAFE\n", "{name}: {err}");
        assert!(err.contains("the proof was checked by native-cadical"), "{name}: {err}");
    }
}

#[test]
fn one_wrong_element_is_found() {
    for (name, text) in UNSAFE {
        let (out, err) = checked(&program(name, text), &["--time-limit", "100s"]);
        assert_eq!(out, "VERDICT: UNSAFE (unreach-call)\n", "{name}: {err}");
    }
}

#[test]
fn what_c_cannot_say_is_left_out_of_witnesses_and_explanations() {
    let path = program("witness", SAFE[0].1);
    let witness = path.with_extension("yml");
    let name = witness.display().to_string();
    let (out, err) = checked(&path, &["--explain", "--witness", &name]);
    assert_eq!(out, "VERDICT: SAFE\n", "{err}");
    assert!(err.contains("all elements of arrays at once"), "{err}");
    assert!(err.contains("more that C has no words for"), "{err}");
    let text = std::fs::read_to_string(&witness).unwrap();
    assert!(!text.contains("ghost"), "{text}");
    let (out, _) = checked(&path, &["--json"]);
    assert!(out.contains("inductive invariant, for all elements of arrays"), "{out}");
}

#[test]
fn cells_can_be_switched_off() {
    let (out, err) = checked(&program("off", SAFE[0].1), &["-o", "cells=off", "--time-limit", "2s"]);
    assert!(out.starts_with("VERDICT: UNKNOWN"), "{out}{err}");
}
