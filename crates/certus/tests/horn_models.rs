//! The models of Horn clauses that `certus check` prints, put into the clauses in the place of the predicates: Z3 finds every
//! clause valid.
//!
//! By default a few of the benchmarks; with `CERTUS_TEST_SCALE=10` all over bit-vectors that are answered within 10 s of CPU time.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_testing::{need, scale};
use common::{certus, ended, example};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The commands of a script.
fn commands(text: &str) -> Vec<&str> {
    let (mut all, mut depth, mut start, mut quote) = (Vec::new(), 0, 0, None);
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some('\n'), '\n') => quote = None,
            (Some(end), c) if end == c => quote = None,
            (Some(_), _) => {}
            (None, '|' | '"') => quote = Some(c),
            (None, ';') => quote = Some('\n'),
            (None, '(') => {
                if depth == 0 {
                    start = at;
                }
                depth += 1;
            }
            (None, ')') => {
                depth -= 1;
                if depth == 0 {
                    all.push(&text[start..=at]);
                }
            }
            _ => {}
        }
    }
    all
}

/// The model that is found within 10 s, if one is.
fn model(file: &Path) -> Option<String> {
    let limits = ["--cpu-limit", "10s", "--time-limit", "300s"];
    let (code, out, err) = ended(certus().args(["check", "--no-config"]).arg(file).args(limits));
    assert!([0, 10, 20].contains(&code), "{}: {err}", file.display());
    let text = out.strip_prefix("sat\n")?.strip_suffix("VERDICT: SAFE\n");
    Some(text.unwrap_or_else(|| panic!("{}: {out}", file.display())).to_owned())
}

/// What Z3 says of the opposite of each clause, with the model for the predicates.
fn opposites(z3: &Path, text: &str, model: &str) -> (usize, Vec<String>) {
    let mut script = format!("(set-logic ALL)\n{model}");
    let mut count = 0;
    for command in commands(text) {
        if let Some(clause) = command.strip_prefix("(assert").and_then(|rest| rest.strip_suffix(')')) {
            script.push_str(&format!("(push 1)\n(assert (not {clause}))\n(check-sat)\n(pop 1)\n"));
            count += 1;
        } else if command.starts_with("(define-") {
            script.push_str(command);
        }
    }
    let mut process = Command::new(z3)
        .args(["-in", "-smt2", "-T:300"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = process.stdin.take().unwrap();
    let writer = std::thread::spawn(move || input.write_all(script.as_bytes()));
    let output = process.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    (count, String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect())
}

#[test]
#[expect(clippy::print_stdout, reason = "how many there were, for whoever asks with --nocapture")]
fn z3_accepts_every_model() {
    let Some(z3) = need::z3() else { return };
    let mut files: Vec<PathBuf> = vec![example("clauses.smt2")];
    if let Some(suite) = need::benchmarks("chc") {
        let manifest = std::fs::read_to_string(suite.join("manifest.csv")).unwrap();
        let names = manifest.lines().filter_map(|line| line.split(',').next());
        let some = |name: &&str| match scale() {
            0..10 => SOME.contains(name),
            _ => name.starts_with("bv/"),
        };
        files.extend(names.filter(some).map(|name| suite.join(name)));
    }
    let mut accepted = 0;
    for file in &files {
        let Some(model) = model(file) else { continue };
        let text = std::fs::read_to_string(file).unwrap();
        let (count, said) = opposites(z3, &text, &model);
        assert!(count > 0 && said.len() == count, "{}: {said:?}", file.display());
        assert!(said.iter().all(|word| word == "unsat"), "{}: {said:?}\n{model}", file.display());
        accepted += 1;
    }
    println!("{accepted} models accepted, of {} files", files.len());
    // A model that is none is not accepted.
    let text = std::fs::read_to_string(&files[0]).unwrap();
    let none = model(&files[0]).unwrap().replace("(= s m)", "false");
    assert!(opposites(z3, &text, &none).1.contains(&"sat".to_owned()), "{none}");
}

/// Answered within a second, and satisfiable.
const SOME: [&str; 5] = [
    "bv/SpamAssassin-loop_ok.c.smt2",
    "bv/gcd_4_safe.c.smt2",
    "bv/heapsort3.c.smt2",
    "bv/nested6.c.smt2",
    "bv/up-nested.c.smt2",
];
