//! Mutated programs: what the front end accepts is lowered to a well-formed program or refused with a
//! message, and the interpreter runs it without a panic.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, and says so when it is skipped")]

mod common;

use certus_c::DataModel;
use certus_c::interp::{Config, Interpreter, RandomInputs};
use certus_c::lower::lower;
use certus_c::program::{Property, add_uninitialised_checks, check};
use common::mutate::{first_seed, mutant, seeds};
use std::panic::{AssertUnwindSafe, catch_unwind};

fn lower_and_run(text: &[u8], model: DataModel) {
    let Ok(unit) = certus_c::parse_source(text, "fuzz.i", &common::options(model)) else { return };
    let mut program = match lower(&unit) {
        Ok(lowered) => lowered.program,
        Err(diagnostics) => return assert!(!diagnostics.render().is_empty()),
    };
    for asked in [
        vec![Property::Reach],
        vec![Property::Overflow, Property::Shift, Property::Deref],
        vec![Property::Uninitialised],
    ] {
        if asked.contains(&Property::Uninitialised) {
            add_uninitialised_checks(&mut program);
        }
        let violations = check::check(&program);
        assert!(violations.is_empty(), "{violations:#?}");
        let interpreter = Interpreter::new(&program, Config { check: asked, max_steps: 2_000 });
        interpreter.run(&mut RandomInputs::new(1));
    }
}

#[test]
fn mutated_programs_are_lowered_or_refused() {
    let (seeds, snippets) = seeds();
    let rounds = (2_000.0 * common::scale()) as u64;
    let first = first_seed();
    for seed in first..first + rounds {
        let (text, model) = mutant(seed, &seeds, snippets);
        if catch_unwind(AssertUnwindSafe(|| lower_and_run(text.as_ref(), model))).is_err() {
            let path = std::env::temp_dir().join(format!("certus-lower-fuzz-{seed}.i"));
            std::fs::write(&path, &text).unwrap();
            panic!("seed {seed} ({model:?}): the program is in {}", path.display());
        }
    }
}
