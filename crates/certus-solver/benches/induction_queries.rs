//! `cargo bench -p certus-solver --bench induction_queries`: the recorded load (see `load/mod.rs`) on the
//! embedded solver with each SAT side and on Z3 over a pipe, in one run and on one thread.
//!
//! Prints queries per second for each, without reading models and with it, and one line `native/z3 ratio: N`. Z3 is taken from `CERTUS_Z3`, the
//! project's `.tools/bin` (`scripts/install-z3.sh` puts it there) or the path.

#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

mod load;

use certus_solver::{SolverError, registry};
use load::Load;
use std::path::Path;
use std::time::{Duration, Instant};

/// Queries of each of the eight loads.
const QUERIES: usize = 700;

/// The time the loads with cubes of bits take, and those with cubes of words.
fn run(name: &str, loads: &[Load], models: bool, times: u32) -> Result<(Duration, Duration), SolverError> {
    let (mut bits, mut words) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..times {
        for (i, load) in loads.iter().enumerate() {
            let start = Instant::now();
            let mut solver = registry::make(name)?;
            std::hint::black_box(load.replay(&mut *solver, models));
            *(if i % 2 == 0 { &mut bits } else { &mut words }) += start.elapsed();
        }
    }
    Ok((bits / times, words / times))
}

/// A `--solver` name for Z3 that does not depend on the current folder.
fn z3() -> String {
    let local = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.tools/bin/z3");
    match std::env::var("CERTUS_Z3") {
        Ok(path) => format!("process:{path} -in -smt2"),
        Err(_) if local.exists() => format!("process:{} -in -smt2", local.display()),
        Err(_) => "z3".to_owned(),
    }
}

fn main() {
    let start = Instant::now();
    let loads = load::loads(QUERIES);
    let (mut queries, mut sat) = ([0, 0], 0);
    for (i, l) in loads.iter().enumerate() {
        let (n, s) = l.queries();
        queries[i % 2] += n;
        sat += s;
    }
    let total = queries[0] + queries[1];
    println!(
        "{total} queries on {} relations ({} with cubes of bits, {} with cubes of words), {} % satisfiable; recorded in {:.1} s",
        loads.len(),
        queries[0],
        queries[1],
        100 * sat / total,
        start.elapsed().as_secs_f64()
    );
    let per_second = |n: usize, d: Duration| n as f64 / d.as_secs_f64();
    println!("{:<16} {:>10} {:>10} {:>10} {:>12}", "queries/s", "bits", "words", "all", "with models");
    let mut speeds = Vec::new();
    for (label, name, times) in
        [("native", "native".to_owned(), 5), ("native-cadical", "native-cadical".to_owned(), 2), ("z3", z3(), 1)]
    {
        let measured = run(&name, &loads, false, times).and_then(|a| Ok((a, run(&name, &loads, true, times)?)));
        let ((bits, words), (b, w)) = match measured {
            Ok(times) => times,
            Err(e) => {
                println!("{label}: {e}");
                continue;
            }
        };
        let (all, models) = (per_second(total, bits + words), per_second(total, b + w));
        println!(
            "{label:<16} {:>10.0} {:>10.0} {all:>10.0} {models:>12.0}",
            per_second(queries[0], bits),
            per_second(queries[1], words),
        );
        speeds.push((label, all, models));
    }
    let of = |name: &str| speeds.iter().find(|(l, ..)| *l == name);
    if let (Some(a), Some(b)) = (of("native"), of("native-cadical")) {
        println!("ic3 core/cadical ratio: {:.1} (with models {:.1})", a.1 / b.1, a.2 / b.2);
    }
    match (of("native"), of("z3")) {
        (Some(a), Some(b)) => {
            println!("native/z3 ratio with models: {:.1}", a.2 / b.2);
            println!("native/z3 ratio: {:.1}", a.1 / b.1);
        }
        _ => println!("native/z3 ratio: not measured, there is no z3 (scripts/install-z3.sh brings it)"),
    }
}
