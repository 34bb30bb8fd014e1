//! The programs of the benchmark sets, if they are there: all parse and type, all but a few that say why lower
//! to well-formed programs, and short random runs under random layouts of memory find no error in one that is known to
//! have none.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says so when it is skipped"
)]

mod common;

use certus_c::interp::{Config, Interpreter, Layout, Outcome, RandomInputs};
use certus_c::lower::lower;
use certus_c::parse_file;
use certus_c::program::{Property, add_uninitialised_checks, check};
use common::manifest;

fn all_programs_are_accepted(set: &str, expected: usize) {
    let Some(folder) = certus_testing::need::benchmarks(set) else { return };
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
    let Some(folder) = certus_testing::need::benchmarks(set) else { return };
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
            // What a run does after it has used an invalid pointer or divided by zero is nobody's promise.
            let undefined = [Property::Deref, Property::Free, Property::DivByZero];
            let check = [row.check.as_slice(), &undefined].concat();
            let interpreter = Interpreter::new(&lowered.program, Config { check, max_steps: 2_000 });
            for seed in 0..10 * certus_testing::scale() {
                let layout = if seed % 2 == 0 { Layout::default() } else { Layout::random(seed) };
                let run = interpreter.clone().under(layout).run(&mut RandomInputs::new(seed));
                if let Outcome::Violation { property, .. } = run.outcome {
                    assert!(!row.check.contains(&property), "{file} reaches an error with seed {seed}");
                }
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
