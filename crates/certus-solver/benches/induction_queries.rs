//! `cargo bench -p certus-solver --bench induction_queries`: the recorded load (see `load/mod.rs`) on the
//! embedded solver with each SAT side and on Z3 over a pipe, in one run and on one thread.
//!
//! Times are CPU times of this process and its child, where the system tells them, so that other load on
//! the machine disturbs less. Prints queries per second for each, without reading models and with it, and one line `native/z3 ratio: N`. Z3 is taken from `CERTUS_Z3`, the
//! project's `.tools/bin` (`scripts/install-z3.sh` puts it there) or the path.

#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

mod load;

use certus_solver::{SolverError, registry};
use load::Load;
use std::path::Path;
use std::time::{Duration, Instant};

/// Queries of each of the eight loads.
const QUERIES: usize = 500;

/// A point in CPU time, of this process and of its children that have ended; in wall time where `/proc` does not
/// tell.
fn now(start: Instant) -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name of the program, in brackets, may hold anything; utime is the twelfth field behind it.
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks: Option<u64> = fields.get(11..15).and_then(|f| f.iter().map(|t| t.parse::<u64>().ok()).sum());
    match ticks {
        Some(t) => Duration::from_millis(10 * t),
        None => start.elapsed(),
    }
}

/// The time the loads with cubes of bits take, and those with cubes of words.
fn run(name: &str, loads: &[Load], models: bool, times: u32) -> Result<(Duration, Duration), SolverError> {
    let begin = Instant::now();
    let mut spent = [Duration::ZERO; 2];
    for (kind, spent) in spent.iter_mut().enumerate() {
        let start = now(begin);
        for _ in 0..times {
            for load in loads.iter().skip(kind).step_by(2) {
                let mut solver = registry::make(name)?;
                std::hint::black_box(load.replay(&mut *solver, models));
            }
        }
        *spent = (now(begin) - start) / times;
    }
    Ok((spent[0], spent[1]))
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
    for (label, name, times) in [
        ("native", "native".to_owned(), 5),
        ("native-cadical", "native-cadical".to_owned(), 2),
        ("z3", z3(), 1),
    ] {
        let measured =
            run(&name, &loads, false, times).and_then(|a| Ok((a, run(&name, &loads, true, times)?)));
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
