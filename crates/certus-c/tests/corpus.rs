//! The programs of the benchmark sets, if they are there: all parse and type, all but a few that say why lower
//! to well-formed programs, and a short random search finds no error run of one that is known to have none.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says so when it is skipped"
)]

mod common;

use certus_c::interp::{Config, Interpreter, Outcome, RandomInputs};
use certus_c::lower::lower;
use certus_c::parse_file;
use certus_c::program::{add_uninitialised_checks, check};
use common::manifest;

fn all_programs_are_accepted(set: &str, expected: usize) {
    let Some(benchmarks) = common::benchmarks() else { return };
    let folder = benchmarks.join(set);
    let rows = manifest::read(&folder).unwrap();
    assert_eq!(rows.len(), expected);
    let mut failures = Vec::new();
    for row in rows {
        match parse_file(&folder.join(&row.file), &common::options(row.data_model)) {
            Err(diagnostics) => failures.push(diagnostics.render()),
            Ok(unit) => {
                let violations = common::violations(&unit);
                if !violations.is_empty() {
                    failures.push(format!("{}: {violations:#?}", row.file.display()));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{} failures, the first:\n{}", failures.len(), failures[0]);
}

fn programs_agree_with_their_verdicts(set: &str, most_refused: usize) {
    let Some(benchmarks) = common::benchmarks() else { return };
    let folder = benchmarks.join(set);
    let mut refused = 0;
    for row in manifest::read(&folder).unwrap() {
        let file = row.file.display();
        let unit = parse_file(&folder.join(&row.file), &common::options(row.data_model)).unwrap();
        let Ok(mut lowered) = lower(&unit) else {
            refused += 1;
            continue;
        };
        let violations = check::check(&lowered.program);
        assert!(violations.is_empty(), "{file}: {violations:#?}");
        if row.safe && !row.check.is_empty() {
            let config = Config { check: row.check, max_steps: 2_000 };
            let interpreter = Interpreter::new(&lowered.program, config);
            for seed in 0..10 {
                let run = interpreter.run(&mut RandomInputs::new(seed));
                let wrong = matches!(run.outcome, Outcome::Violation { .. });
                assert!(!wrong, "{file} reaches an error with seed {seed}");
            }
        }
        add_uninitialised_checks(&mut lowered.program);
        let violations = check::check(&lowered.program);
        assert!(violations.is_empty(), "{file}: {violations:#?}");
    }
    assert!(refused <= most_refused, "{set}: {refused} programs are refused");
}

#[test]
fn seed150() {
    all_programs_are_accepted("seed150", 116);
    programs_agree_with_their_verdicts("seed150", 0);
}

#[test]
fn svcomp_dev() {
    all_programs_are_accepted("svcomp-dev", 500);
    programs_agree_with_their_verdicts("svcomp-dev", 4);
}
