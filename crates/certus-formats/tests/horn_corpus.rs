//! All Horn clauses of the benchmark folder are read.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_formats::horn;
use certus_logic::Terms;
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
    let (mut bytes, start) = (0, Instant::now());
    for file in &files {
        let content = std::fs::read(file).unwrap();
        bytes += content.len();
        let mut terms = Terms::new();
        let clauses =
            horn::read(&mut terms, &content).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        clauses.validate(&mut terms).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        // A start, steps and a query, over one predicate.
        assert_eq!(clauses.predicates.len(), 1, "{}", file.display());
        let shapes: Vec<_> = clauses.clauses.iter().map(|clause| (clause.body, clause.head)).collect();
        assert_eq!(shapes, [(None, Some(0)), (Some(0), Some(0)), (Some(0), None)], "{}", file.display());
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{:.1} MB in {seconds:.2} s: {:.1} MB/s", bytes as f64 / 1e6, bytes as f64 / 1e6 / seconds);
}
