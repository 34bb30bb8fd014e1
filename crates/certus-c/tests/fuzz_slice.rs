//! Mutated programs: the front end must accept or reject them, never panic; what it accepts is well-formed.
//!
//! `CERTUS_TEST_SCALE=70 cargo test --release --test fuzz_slice` runs for about ten minutes. The seed of a
//! failure is printed; `CERTUS_FUZZ_SEED` starts elsewhere. With `CERTUS_FUZZ_TRACE` each program is written
//! to the temporary directory before it is tried, so that a hang can be looked at.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says so when it is skipped"
)]

mod common;

use common::mutate::{first_seed, mutant, seeds};
use std::panic::{AssertUnwindSafe, catch_unwind};

#[test]
fn mutated_programs_do_not_panic() {
    let (seeds, snippets) = seeds();
    let first = first_seed();
    let rounds = (12_000.0 * common::scale()) as u64;
    let (mut accepted, mut slow) = (0, std::time::Duration::ZERO);
    for seed in first..first + rounds {
        let (text, model) = mutant(seed, &seeds, snippets);
        if std::env::var_os("CERTUS_FUZZ_TRACE").is_some() {
            std::fs::write(std::env::temp_dir().join("certus-fuzz-current.i"), &text).unwrap();
            println!("seed {seed}");
        }
        let start = std::time::Instant::now();
        let result = catch_unwind(AssertUnwindSafe(|| {
            match certus_c::parse_source(&text, "fuzz.i", &common::options(model)) {
                Ok(unit) => {
                    let violations = common::violations(&unit);
                    assert!(violations.is_empty(), "{violations:#?}");
                    true
                }
                Err(diagnostics) => {
                    assert!(!diagnostics.render().is_empty());
                    false
                }
            }
        }));
        slow = slow.max(start.elapsed());
        match result {
            Ok(ok) => accepted += u64::from(ok),
            Err(_) => {
                let path = std::env::temp_dir().join(format!("certus-fuzz-{seed}.i"));
                std::fs::write(&path, &text).unwrap();
                panic!("seed {seed} ({model:?}): the program is in {}", path.display());
            }
        }
    }
    println!("{rounds} programs, {accepted} accepted, the slowest took {slow:?}");
    assert!(slow < std::time::Duration::from_secs(20), "a small program took {slow:?}");
}
