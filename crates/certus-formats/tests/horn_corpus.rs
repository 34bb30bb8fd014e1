//! All Horn clauses of the benchmark folder are read.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_formats::horn;
use certus_logic::Terms;
use certus_model::{Clause, Clauses};
use certus_testing::need;
use std::path::PathBuf;
use std::time::Instant;

#[test]
#[expect(clippy::print_stdout, reason = "the speed, for whoever asks with --nocapture")]
fn every_file_is_read() {
    let Some(folder) = need::benchmarks("chc") else { return };
    let mut files: Vec<PathBuf> = Vec::new();
    for kind in std::fs::read_dir(&folder).unwrap() {
        let kind = kind.unwrap().path();
        if kind.is_dir() {
            files.extend(std::fs::read_dir(kind).unwrap().map(|file| file.unwrap().path()));
        }
    }
    files.sort();
    let (mut bytes, mut seconds) = (0, 0.0);
    for (number, file) in files.iter().enumerate() {
        let content = std::fs::read(file).unwrap();
        bytes += content.len();
        let mut terms = Terms::new();
        let start = Instant::now();
        let clauses =
            horn::read(&mut terms, &content).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        seconds += start.elapsed().as_secs_f64();
        clauses.validate(&mut terms).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        // A start, steps and a query, over one predicate.
        assert_eq!(clauses.predicates.len(), 1, "{}", file.display());
        let shapes: Vec<_> = clauses.clauses.iter().map(|clause| (clause.body, clause.head)).collect();
        assert_eq!(shapes, [(None, Some(0)), (Some(0), Some(0)), (Some(0), None)], "{}", file.display());
        if number % 8 == 0 {
            written_again(&mut terms, &clauses).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        }
    }
    println!("{:.1} MB in {seconds:.2} s: {:.1} MB/s", bytes as f64 / 1e6, bytes as f64 / 1e6 / seconds);
}

/// What is written is read again, with as many variables.
fn written_again(terms: &mut Terms, clauses: &Clauses) -> Result<(), String> {
    let text = horn::write(terms, clauses)?;
    let mut terms = Terms::new();
    let again = horn::read(&mut terms, text.as_bytes()).map_err(|why| why.to_string())?;
    again.validate(&mut terms)?;
    let size = |clauses: &Clauses| -> Vec<usize> {
        let ends = |clause: &Clause| clauses.before(clause).len() + clauses.after(clause).len();
        clauses.clauses.iter().flat_map(|clause| [ends(clause), clause.locals.len()]).collect()
    };
    if size(&again) == size(clauses) {
        Ok(())
    } else {
        Err(format!("{:?}, not {:?}", size(&again), size(clauses)))
    }
}
