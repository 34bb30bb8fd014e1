//! Running small programs with the interpreter.

use certus_c::DataModel;
use certus_c::interp::{Config, Interpreter, ListInputs, Outcome, Run};
use certus_c::lower::lower;
use certus_c::program::{Program, Property, add_uninitialised_checks, check, print};

fn well_formed(program: &Program, text: &str) {
    let violations = check::check(program);
    assert!(violations.is_empty(), "{violations:#?}\n{text}\n{}", print::program(program));
}

/// The program, without the checks that are made on request.
pub(crate) fn program(text: &str, model: DataModel) -> Program {
    let unit = super::accept(text, model);
    let lowered = lower(&unit).unwrap_or_else(|error| panic!("{}\n{text}", error.render()));
    well_formed(&lowered.program, text);
    lowered.program
}

pub(crate) fn run(text: &str, model: DataModel, inputs: &[u128], properties: &[Property]) -> Run {
    let mut program = program(text, model);
    if properties.contains(&Property::Uninitialised) {
        add_uninitialised_checks(&mut program);
        well_formed(&program, text);
    }
    let config = Config { check: properties.to_vec(), max_steps: 1_000_000 };
    Interpreter::new(&program, config).run(&mut ListInputs::new(inputs.iter().copied()))
}

/// `main` returns this in both data models, and violates nothing.
pub(crate) fn returns(text: &str, value: u128) {
    for model in [DataModel::Ilp32, DataModel::Lp64] {
        let run = run(text, model, &[], &Property::ALL);
        assert_eq!(run.outcome, Outcome::Returned(value), "{model:?}\n{text}");
    }
}

fn violates_in(text: &str, model: DataModel, inputs: &[u128], property: Property) {
    match run(text, model, inputs, &[property]).outcome {
        Outcome::Violation { property: found, .. } if found == property => {}
        other => panic!("{model:?} {other:?}\n{text}"),
    }
}

/// A run with these inputs violates the property in both data models.
pub(crate) fn violates(text: &str, inputs: &[u128], property: Property) {
    for model in [DataModel::Ilp32, DataModel::Lp64] {
        violates_in(text, model, inputs, property);
    }
}

/// The same for programs with types that only LP64 has.
pub(crate) fn violates_64(text: &str, property: Property) {
    violates_in(text, DataModel::Lp64, &[], property);
}
