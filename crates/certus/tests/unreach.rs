//! What `unreach-call` means by name and by a property file, and what answers assume.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{certus, ended, folder, write};
use std::path::Path;

fn verdict(path: &Path, options: &[&str]) -> (String, String) {
    let (_, out, err) = ended(certus().arg("check").arg(path).args(options));
    (out.lines().last().unwrap_or("").to_owned(), err)
}

const DECLARE: &str = "#include <assert.h>
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern void other(void);
";

/// A failed assertion, a call, a label; each in a program that names the error function elsewhere too.
const BODIES: [(&str, &str); 3] = [
    (
        "assertion",
        "void f(void) { reach_error(); } int main(void) { int x = __VERIFIER_nondet_int(); assert(x != 5); return 0; }",
    ),
    ("function", "int main(void) { if (__VERIFIER_nondet_int() == 5) reach_error(); return 0; }"),
    (
        "label",
        "void f(void) { reach_error(); } int main(void) { if (__VERIFIER_nondet_int() == 5) goto ERROR; return 0; ERROR: return 1; }",
    ),
];

#[test]
fn by_name_all_errors_count_and_a_file_narrows_it() {
    let dir = folder("unreach");
    let call = write(&dir, "call.prp", "CHECK( init(main()), LTL(G ! call(reach_error())) )\n");
    let label = write(&dir, "label.prp", "CHECK( init(main()), LTL(G ! label(ERROR)) )\n");
    let own = write(&dir, "own.prp", "CHECK( init(main()), LTL(G ! call(other())) )\n");
    for engine in ["auto", "ic3cfa"] {
        for (kind, body) in BODIES {
            let path = write(&dir, &format!("{kind}.c"), &format!("{DECLARE}{body}"));
            let says = |options: &[&str]| verdict(&path, &[&["--engine", engine], options].concat()).0;
            assert_eq!(says(&[]), "VERDICT: UNSAFE (unreach-call)", "{kind}");
            assert_eq!(says(&["--property", "unreach-call"]), "VERDICT: UNSAFE (unreach-call)", "{kind}");
            let narrowed = says(&["--property", call.to_str().unwrap()]);
            let wanted = if kind == "function" { "VERDICT: UNSAFE (unreach-call)" } else { "VERDICT: SAFE" };
            assert_eq!(narrowed, wanted, "{kind}");
            if kind == "label" {
                assert_eq!(says(&["--property", label.to_str().unwrap()]), "VERDICT: UNSAFE (unreach-call)");
            }
        }
        let text = format!(
            "{DECLARE} void g(void) {{ reach_error(); }}
            int main(void) {{ int x = __VERIFIER_nondet_int(); if (x == 5) assert(0); if (x == 6) other(); return 0; }}"
        );
        let path = write(&dir, "own.c", &text);
        let options = ["--engine", engine, "--property", own.to_str().unwrap()];
        let (last, _) = verdict(&path, &options);
        assert_eq!(last, "VERDICT: UNSAFE (unreach-call)");
        let (_, out, _) = ended(certus().arg("check").arg(&path).args(options).arg("--json"));
        let answer: serde_json::Value = serde_json::from_str(out.lines().next().unwrap()).unwrap();
        assert_eq!(answer["inputs"][0]["value"], "6", "{answer}");
    }
}

#[test]
fn an_error_function_with_a_body_is_the_error() {
    let dir = folder("unreach-body");
    for body in ["{}", "{ assert(0); }", "{ abort(); }", "{ __VERIFIER_nondet_int(); }"] {
        let text = format!(
            "#include <assert.h>\n#include <stdlib.h>\nextern int __VERIFIER_nondet_int(void);
            void reach_error(void) {body}
            int main(void) {{ void (*f)(void) = reach_error; if (__VERIFIER_nondet_int() == 5) f(); return 0; }}"
        );
        let path = write(&dir, "body.c", &text);
        assert_eq!(verdict(&path, &[]).0, "VERDICT: UNSAFE (unreach-call)", "{body}");
    }
}

#[test]
fn a_witness_of_a_failed_assertion_names_it() {
    let dir = folder("unreach-witness");
    let path = write(&dir, "a.c", &format!("{DECLARE}{}", BODIES[0].1));
    let witness = dir.join("w.yml");
    let (last, err) = verdict(&path, &["--witness", witness.to_str().unwrap()]);
    assert_eq!(last, "VERDICT: UNSAFE (unreach-call)", "{err}");
    assert!(std::fs::read_to_string(&witness).unwrap().contains("call(__assert_fail())"));
    let (code, out, err) = ended(certus().arg("validate").arg(&path).arg(&witness));
    assert_eq!(code, 10, "{out}{err}");
}

#[test]
fn assumptions_are_told_and_strict_takes_none() {
    let dir = folder("assumptions");
    let cases = [
        (
            "extern int get(void); extern void put(int); int main(void) { int x = 1; put(get()); assert(x == 1); return 0; }",
            "functions without a body change nothing (get, put)",
            "changes-nothing",
        ),
        (
            "#include <stdlib.h>\nint main(void) { int *p = malloc(4); if (p) { *p = 1; free(p); } int x = 1; assert(x == 1); return 0; }",
            "malloc never fails",
            "malloc-succeeds",
        ),
        (
            "int main(void) { int n = __VERIFIER_nondet_int(); double d = n; d = d / 3; assert(d == d); return 0; }",
            "floating point has the precision of its types",
            "float-evaluation",
        ),
        (
            "int main(void) { int x = 3; __asm__(\"nop\"); assert(x == 3); return 0; }",
            "assembler text changes only its outputs (line 3)",
            "assembler",
        ),
    ];
    for (body, words, kind) in cases {
        let path = write(&dir, &format!("{kind}.c"), &format!("{DECLARE}{body}"));
        // Only the instructions of 32 bits may compute with more digits than types have.
        let model = if kind == "float-evaluation" { "--32" } else { "--64" };
        let (code, out, err) = ended(certus().arg("check").arg(&path).args(["--json", model]));
        assert_eq!(code, 0, "{kind}: {out}{err}");
        assert!(err.contains(&format!("certus: assumes: {words}")), "{err}");
        let answer: serde_json::Value = serde_json::from_str(out.lines().next().unwrap()).unwrap();
        assert_eq!(answer["assumptions"][0]["kind"], kind, "{answer}");
        let (code, out, err) = ended(certus().arg("check").arg(&path).args(["--strict", model]));
        // `malloc` that may fail harms this program not.
        assert_eq!(code, if kind == "malloc-succeeds" { 0 } else { 20 }, "{kind}: {out}{err}");
        assert!(!err.contains("certus: assumes"), "{err}");
    }
    let plain = write(
        &dir,
        "plain.c",
        &format!("{DECLARE} int main(void) {{ int x = 1; assert(x == 1); return 0; }}"),
    );
    assert!(!verdict(&plain, &[]).1.contains("assumes"));
    let fails = "#include <stdlib.h>\nint main(void) { int *p = malloc(4); assert(p); free(p); return 0; }";
    let path = write(&dir, "fails.c", &format!("{DECLARE}{fails}"));
    assert_eq!(verdict(&path, &[]).0, "VERDICT: SAFE");
    assert_eq!(verdict(&path, &["--strict"]).0, "VERDICT: UNSAFE (unreach-call)");
}

#[test]
fn a_run_that_no_machine_makes_is_no_answer() {
    let dir = folder("undefined");
    let text = "extern void reach_error(void); extern int __VERIFIER_nondet_int(void);\n";
    let cases = [
        // Every run that reaches the error divides by zero first, which ends it.
        (
            "int main(void) { int d = __VERIFIER_nondet_int(); int q = 100 / d; if (d == 0) reach_error(); return q; }",
            "VERDICT: UNKNOWN (the run that was found divides by zero at line 2, which C leaves undefined)",
        ),
        (
            "int main(void) { int *p = 0; *p = 3; if (*p == 3) reach_error(); return 0; }",
            "VERDICT: UNKNOWN (the run that was found uses an invalid pointer at line 2, which C leaves undefined)",
        ),
        // Some do, but others do not.
        (
            "int main(void) { int d = __VERIFIER_nondet_int(), e = __VERIFIER_nondet_int(); int q = e / d; \
          if (e > 5) reach_error(); return q; }",
            "VERDICT: UNSAFE (unreach-call)",
        ),
        (
            "int main(void) { int x, *p = __VERIFIER_nondet_int() ? &x : 0; *p = 3; \
          if (*p == 3) reach_error(); return 0; }",
            "VERDICT: UNSAFE (unreach-call)",
        ),
    ];
    for (index, (body, wanted)) in cases.iter().enumerate() {
        let path = write(&dir, &format!("{index}.c"), &format!("{text}{body}"));
        for engine in ["auto", "ic3cfa"] {
            for native in [&[][..], &["--no-native"]] {
                let (last, err) = verdict(&path, &[&["--engine", engine], native].concat());
                assert_eq!(&last, wanted, "{engine} {native:?} {body}\n{err}");
            }
        }
    }
}
