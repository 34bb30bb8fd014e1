//! `cargo bench -p certus-solver --bench induction_instructions`: how many instructions the embedded solver
//! takes to replay a part of the recorded load (see `load/mod.rs`), counted by valgrind.
//!
//! Instructions are steady where wall times are not, so the count guards against regressions: the run fails
//! if it is more than [`TOLERANCE`] percent above the recorded one. `-- --record` records the count anew; a
//! commit that does so says why. `-- --compare` counts the CaDiCaL side as well.

#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

mod load;

use certus_solver::registry;
use load::Load;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

/// Queries of each of the eight loads.
const QUERIES: usize = 100;

/// Percent above the recorded count at which the run fails.
const TOLERANCE: f64 = 5.0;

/// What valgrind counts: the replay alone, not the recording of the load.
#[inline(never)]
fn measured_replay(loads: &[Load], name: &str) -> usize {
    let solver = || registry::make(name).expect("the embedded solvers are always there");
    loads.iter().map(|l| l.replay(&mut *solver(), true)).sum()
}

fn recorded_file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches/induction_instructions.txt")
}

/// The instructions of [`measured_replay`] on a solver, in a run of this program under valgrind.
fn count(solver: &str) -> Result<u64, String> {
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*measured_replay*"])
        .arg(program)
        .args(["--replay", solver])
        .output()
        .map_err(|e| format!("valgrind cannot be started: {e}"))?;
    let said = String::from_utf8_lossy(&run.stderr);
    let collected = said.lines().find_map(|l| l.split("Collected :").nth(1));
    collected.and_then(|n| n.trim().parse().ok()).ok_or_else(|| format!("valgrind counted nothing:\n{said}"))
}

fn main() -> ExitCode {
    let has = |flag: &str| std::env::args().any(|a| a == flag);
    if let Some(solver) = std::env::args().skip_while(|a| a != "--replay").nth(1) {
        std::hint::black_box(measured_replay(&load::loads(QUERIES), &solver));
        return ExitCode::SUCCESS;
    }
    let queries: usize = load::loads(QUERIES).iter().map(|l| l.queries().0).sum();
    let now = match count(registry::DEFAULT) {
        Ok(n) if n > 0 => n,
        Ok(_) => {
            println!("instructions: valgrind saw none of the replay");
            return ExitCode::FAILURE;
        }
        Err(e) => {
            println!("instructions: skipped, {e}");
            return ExitCode::SUCCESS;
        }
    };
    println!("instructions: {now} for {queries} queries, {} each", now / queries as u64);
    if has("--compare") {
        match count("native-cadical") {
            Ok(n) => {
                println!("instructions: {:.2} times as many with the CaDiCaL side", n as f64 / now as f64);
            }
            Err(e) => println!("instructions: {e}"),
        }
    }
    if has("--record") {
        return match std::fs::write(recorded_file(), format!("{now}\n")) {
            Ok(()) => ExitCode::SUCCESS,
            Err(e) => {
                println!("instructions: cannot be recorded: {e}");
                ExitCode::FAILURE
            }
        };
    }
    let recorded: Option<u64> =
        std::fs::read_to_string(recorded_file()).ok().and_then(|t| t.trim().parse().ok());
    let Some(recorded) = recorded else {
        println!("instructions: none are recorded; `-- --record` does it");
        return ExitCode::FAILURE;
    };
    let change = 100.0 * (now as f64 / recorded as f64 - 1.0);
    println!("instructions: {change:+.1} % against the recorded {recorded}, {TOLERANCE} % more are allowed");
    if change > TOLERANCE { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
