//! `certus solve` as a user runs it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs `certus` with this standard input.
fn certus(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_certus"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A run that ends at its arguments does not read its input, and then writing to it may fail.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// The script's answers on both embedded solvers.
fn check(script: &str, expected: &str) {
    for solver in ["native", "native-cadical"] {
        let run = certus(&["solve", "-", "--solver", solver], script);
        let err = String::from_utf8_lossy(&run.stderr);
        assert_eq!(String::from_utf8_lossy(&run.stdout), expected, "on {solver}: {err}");
        assert_eq!(run.status.code(), Some(0), "on {solver}: {err}");
    }
}

/// A script that is refused with exit code 2 and this message.
fn refused(args: &[&str], script: &str, message: &str) {
    let run = certus(args, script);
    let err = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(2), "{err}");
    assert!(err.contains(message), "`{message}` is not in `{err}`");
}

#[test]
fn values_of_the_only_solution() {
    check(
        "(declare-const x (_ BitVec 8)) (assert (= (bvmul x #x03) #x0f)) (check-sat) (get-value (x (bvadd x x)))
         (get-model)",
        "sat\n((x #x05) ((bvadd x x) #x0a))\n(\n  (define-fun x () (_ BitVec 8) #x05)\n)\n",
    );
}

#[test]
fn cores_name_assertions_and_assumptions() {
    check(
        "(declare-const p Bool) (declare-const q Bool)
         (assert (! p :named a)) (assert (! q :named b)) (assert (! (not p) :named c))
         (check-sat) (get-unsat-core)
         (push 1) (pop 1)",
        "unsat\n(a c)\n",
    );
    check(
        "(declare-const p Bool) (declare-const q Bool) (assert (or p q))
         (check-sat-assuming ((not p) (not q))) (get-unsat-assumptions) (check-sat-assuming ((not p)))",
        "unsat\n((not p) (not q))\nsat\n",
    );
}

#[test]
fn levels_come_and_go() {
    check(
        "(declare-const x (_ BitVec 4)) (assert (bvult x #x4)) (check-sat)
         (push 1) (assert (bvugt x #x8)) (check-sat) (push 2) (check-sat) (pop 3) (check-sat)
         (echo \"done\") (exit) (assert false)",
        "sat\nunsat\nunsat\nsat\ndone\n",
    );
}

#[test]
fn models_of_arrays_and_functions() {
    check(
        "(declare-const a (Array (_ BitVec 2) (_ BitVec 4))) (declare-fun f ((_ BitVec 2)) (_ BitVec 2))
         (assert (= a (store ((as const (Array (_ BitVec 2) (_ BitVec 4))) #x0) #b01 #x7)))
         (assert (= (f #b00) #b11)) (assert (= (f #b11) #b00))
         (check-sat) (get-value ((select a #b01) (select a #b10) (f (f #b00))))",
        "sat\n(((select a #b01) #x7) ((select a #b10) #x0) ((f (f #b00)) #b00))\n",
    );
}

#[test]
fn bad_input_is_told_with_its_place() {
    refused(&["solve", "-"], "(assert (bvadd #x1 #b1))", "1:20: argument 2 of `bvadd`");
    refused(&["solve", "-"], "(declare-const x Int)\n(assert (> (* x x) 2))\n(check-sat)", "--solver z3");
    refused(&["solve", "-"], "(check-sat", "1:1");
    refused(&["solve", "-"], "", "no command");
    refused(&["solve", "-"], "(push 1)(pop 2)", "1:9: cannot pop 2 of 1 levels");
    refused(&["solve", "-"], "(get-model)", "right after an answer `sat`");
    refused(&["solve", "no-such-file.smt2"], "", "no-such-file.smt2");
    refused(&["solve", "."], "", "directory");
    refused(&["solve", "-", "--solver", "z4"], "(check-sat)", "native-cadical");
    refused(&["solve", "-", "--time-limit", "soon"], "(check-sat)", "no time");
}

#[test]
fn a_time_limit_gives_unknown() {
    // Factoring: far more than a moment for any solver.
    let script = "(declare-const x (_ BitVec 64)) (declare-const y (_ BitVec 64))
        (assert (bvult #x0000000000000001 x)) (assert (bvult x y)) (assert (bvult y #x0000000100000000))
        (assert (= (bvmul x y) #x7fffffff7fffffc3)) (check-sat)";
    for solver in ["native", "native-cadical"] {
        let start = std::time::Instant::now();
        let run = certus(&["solve", "-", "--solver", solver, "--time-limit", "200ms"], script);
        assert_eq!(String::from_utf8_lossy(&run.stdout), "unknown\n");
        assert_eq!(run.status.code(), Some(20));
        assert!(String::from_utf8_lossy(&run.stderr).contains("time limit"));
        assert!(start.elapsed().as_secs() < 5, "{solver} took {:?}", start.elapsed());
    }
}

#[test]
fn help_and_version() {
    let run = certus(&["--version"], "");
    assert_eq!(run.status.code(), Some(0));
    assert!(run.stderr.is_empty() && String::from_utf8_lossy(&run.stdout).starts_with("certus "));
    let alone = certus(&[], "");
    assert_eq!(alone.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&alone.stderr).contains("certus check"));
    let list = certus(&["solvers"], "");
    for name in ["native", "native-cadical", "z3", "process:COMMAND"] {
        assert!(String::from_utf8_lossy(&list.stdout).contains(name));
    }
}

#[test]
fn interpolants_between_named_assertions_and_groups() {
    let script = "(set-option :produce-interpolants true)
         (declare-const x (_ BitVec 8)) (declare-const y (_ BitVec 8)) (declare-const z (_ BitVec 8))
         (assert (! (= x #x05) :named a)) (assert (! (= y (bvadd x #x01)) :named b)) (assert (! (= z y) :named c))
         (assert (! (not (= z #x06)) :named d))
         (check-sat) (get-interpolants a b (and c d)) (get-interpolant a (and b c d))";
    for solver in ["native", "native-cadical"] {
        // What is said of `y` depends on the proof.
        let out = String::from_utf8(certus(&["solve", "-", "--solver", solver], script).stdout).unwrap();
        assert!(out.starts_with("unsat\n((= x #x05)\n ") && out.ends_with("\n(= x #x05)\n"), "{out}");
        assert!(out.lines().nth(2).is_some_and(|line| line.contains('y') && !line.contains('z')), "{out}");
    }
    check(
        "(declare-const p Bool) (declare-const q Bool)
         (assert (! (and p q) :interpolation-group g)) (assert (! q :interpolation-group h)) (assert (not p))
         (check-sat) (get-interpolant (g h))",
        "unsat\np\n",
    );
    check(
        "(set-logic QF_LRA) (declare-const x Real) (declare-const y Real)
         (assert (! (and (< 0 x) (< x y)) :named a)) (assert (! (< y 0) :named b)) (check-sat) (get-interpolants a b)",
        "unsat\n((>= y 0.0))\n",
    );
    let declared = "(declare-const p Bool) (assert (! p :named a)) (assert (! (not p) :named b))";
    let with = |rest: &str| format!("{declared} {rest}");
    refused(&["solve", "-"], &with("(check-sat) (get-interpolants a c)"), "no assertion has the name `c`");
    refused(&["solve", "-"], &with("(get-interpolants a b)"), "right after an answer `unsat`");
    refused(
        &["solve", "-"],
        &with("(check-sat) (get-interpolants a (b))"),
        "expected a name or `(and NAMES)`",
    );
    refused(
        &["solve", "-", "--interpolation", "proof"],
        "(check-sat)",
        "there is no interpolation method `proof`",
    );
}
