//! Programs and their runs.
#![allow(dead_code, reason = "each test uses some of it")]

use certus_c::interp::{Config, Interpreter, ListInputs, Outcome, Run};
use certus_c::program::{Program, Property};
use certus_c::{DataModel, Options, TranslationUnit, lower, parse_source};
use certus_testing::need::{Need, skip};

/// Reads a program.
pub(crate) fn program(text: &str, data_model: DataModel) -> (TranslationUnit, Program) {
    certus_sandbox::set_runner(env!("CARGO_BIN_EXE_certus-confined").into());
    let options = Options { data_model, ..Options::default() };
    let unit = parse_source(text, "program.c", &options).unwrap_or_else(|error| panic!("{}", error.render()));
    let lowered = lower::lower(&unit).unwrap_or_else(|error| panic!("{}", error.render()));
    (unit, lowered.program)
}

/// Skips a test because a program was not compiled, which only the lack of a compiler excuses.
pub(crate) fn not_compiled(why: &str) {
    let need = if why.contains("lacks libraries") { Need::Compiler32 } else { Need::Compiler };
    assert!(need == Need::Compiler32 || why.contains("no C compiler"), "{why}");
    skip(need, why);
}

/// The run on these inputs, which must fail.
pub(crate) fn failing(program: &Program, properties: &[Property], inputs: &[u128]) -> Run {
    let config = Config { check: properties.to_vec(), max_steps: 1_000_000 };
    let run = Interpreter::new(program, config).run(&mut ListInputs::new(inputs.iter().copied()));
    assert!(matches!(run.outcome, Outcome::Violation { .. }), "{:?}", run.outcome);
    run
}
