//! Every program of the benchmark sets parses and types, and the result is well-formed.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod common;

fn all_programs_are_accepted(set: &str, expected: usize) {
    let Some(benchmarks) = common::benchmarks() else { return };
    let programs = common::programs(&benchmarks.join(set));
    assert_eq!(programs.len(), expected);
    let mut failures = Vec::new();
    for (path, model) in programs {
        match certus_c::parse_file(&path, &common::options(model)) {
            Err(diagnostics) => failures.push(diagnostics.render()),
            Ok(unit) => {
                let violations = common::violations(&unit);
                if !violations.is_empty() {
                    failures.push(format!("{}: {violations:#?}", path.display()));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{} failures, the first:\n{}", failures.len(), failures[0]);
}

#[test]
fn seed150() {
    all_programs_are_accepted("seed150", 116);
}

#[test]
fn svcomp_dev() {
    all_programs_are_accepted("svcomp-dev", 500);
}
