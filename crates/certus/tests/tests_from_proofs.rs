//! `--tests`: runs to states that an engine found to be reached, as files that others can run.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::{Assignment, Terms, Value};
use certus_testing::need::{Need, skip};
use common::{certus, ended, example, folder};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The files of a folder, in order.
fn files(dir: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// Stimuli of a counter lead to states in which it has counted.
#[test]
fn stimuli_of_a_circuit_are_its_runs() {
    let dir = folder("tests-of-a-circuit").join("new");
    let model = example("counter.btor2");
    let (code, _, err) = ended(
        certus()
            .arg("check")
            .arg(&model)
            .args(["--property", "above", "--engine", "ic4", "--tests"])
            .arg(&dir),
    );
    assert_eq!(code, 0, "{err}");
    let written = files(&dir);
    assert!(!written.is_empty(), "{err}");
    assert!(err.contains(&format!("certus: tests in {}: {}\n", dir.display(), written.len())), "{err}");
    let mut terms = Terms::new();
    let content = std::fs::read(&model).unwrap();
    let certus_formats::Source::System(ts) =
        certus_formats::read(&mut terms, certus_formats::Format::Btor2, &content).unwrap()
    else {
        panic!("it is a system")
    };
    let (count, button) = (ts.vars[0].term, ts.inputs[0].term);
    let mut farthest = 0;
    for file in written {
        assert_eq!(file.extension().unwrap(), "stim");
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.starts_with("#0\n0 00000000 count#0\n@0\n") && text.ends_with(".\n"), "{text}");
        let mut state = terms.eval(count, &Assignment::new());
        let pressed = text.lines().filter(|line| line.starts_with("0 ") && line.contains('@'));
        for line in pressed {
            let mut position = Assignment::new();
            position.set(terms.as_var(count).unwrap(), state.clone());
            let value = line.split(' ').nth(1).unwrap();
            let value = terms.bv(1, u128::from(value == "1"));
            position.set(terms.as_var(button).unwrap(), terms.value_of(value).unwrap());
            state = terms.eval(ts.next[&count], &position);
        }
        if let Value::Bv(word) = &state {
            farthest = farthest.max(word.to_u128().unwrap());
        }
    }
    assert!(farthest > 0 && farthest <= 10, "it counts: {farthest}");
}

/// C files compile, run, and end without an error.
#[test]
fn tests_of_a_program_run() {
    let dir = folder("tests-of-a-program");
    let (code, _, err) = ended(
        certus()
            .arg("check")
            .arg(example("gates.c"))
            .args(["--64", "--engine", "ic3cfa", "-o", "new-push=heuristic", "--tests"])
            .arg(&dir),
    );
    assert_eq!(code, 0, "{err}");
    let written = files(&dir);
    assert!(!written.is_empty(), "{err}");
    if Command::new("cc").arg("--version").output().is_err() {
        skip(Need::Compiler, "tests are not compiled");
        return;
    }
    for file in written {
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.starts_with("/* A test: a program with inputs on which it does not fail."), "{text}");
        let command = text.lines().nth(1).unwrap().trim();
        let (code, _, err) = ended(Command::new("sh").arg("-c").arg(command).current_dir(&dir));
        assert_eq!(code, 0, "{command}: {err}");
    }
}

#[test]
fn engines_without_reachable_states_say_so() {
    let dir = folder("no-tests").join("none");
    for (file, engine, told) in [
        ("gates.c", "kinduction", "the engine kept no states that it found to be reached"),
        ("counter.vmt", "kinduction", "the engine kept no states that it found to be reached"),
        ("clauses.smt2", "ic3cfa", "these are Horn clauses"),
    ] {
        let (_, _, err) =
            ended(certus().arg("check").arg(example(file)).args(["--engine", engine, "--tests"]).arg(&dir));
        assert!(err.contains("certus: no tests: ") && err.contains(told), "{file}: {err}");
        assert!(!dir.exists(), "{file}: nothing is made");
    }
}
