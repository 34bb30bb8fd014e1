//! Mutated programs: what the front end accepts is lowered to a well-formed program or refused with a
//! message, and the interpreter runs it without a panic.
#![allow(clippy::unwrap_used)]

mod common;

use certus_c::DataModel;
use certus_c::interp::{Config, Interpreter, RandomInputs};
use certus_c::lower::lower;
use certus_c::program::{Property, check};
use common::Random;
use common::mutate::{mutate, seeds};
use std::panic::{AssertUnwindSafe, catch_unwind};

fn lower_and_run(text: &[u8], model: DataModel) {
    let Ok(unit) = certus_c::parse_source(text, "fuzz.i", &common::options(model)) else { return };
    let lowered = match lower(&unit) {
        Ok(lowered) => lowered,
        Err(diagnostics) => return assert!(!diagnostics.render().is_empty()),
    };
    let violations = check::check(&lowered.program);
    assert!(violations.is_empty(), "{violations:#?}");
    for check in [vec![Property::Reach], vec![Property::Overflow, Property::Deref]] {
        let interpreter = Interpreter::new(&lowered.program, Config { check, max_steps: 2_000 });
        interpreter.run(&mut RandomInputs::new(1));
    }
}

#[test]
fn mutated_programs_are_lowered_or_refused() {
    let (seeds, snippets) = seeds();
    let rounds = (2_000.0 * common::scale()) as u64;
    for seed in 0..rounds {
        let mut random = Random(seed);
        let pick = |random: &mut Random| {
            let count = if random.one_in(2) { snippets } else { seeds.len() };
            &seeds[random.below(count)]
        };
        let (text, other) = (pick(&mut random), pick(&mut random));
        let text = mutate(&mut random, text, other);
        let model = if random.one_in(2) { DataModel::Ilp32 } else { DataModel::Lp64 };
        if catch_unwind(AssertUnwindSafe(|| lower_and_run(text.as_ref(), model))).is_err() {
            let path = std::env::temp_dir().join(format!("certus-lower-fuzz-{seed}.i"));
            std::fs::write(&path, &text).unwrap();
            panic!("seed {seed} ({model:?}): the program is in {}", path.display());
        }
    }
}
