//! A run of the automaton, executed by the interpreter of the program.

use certus_c::cfa::{StepKind, Translation};
use certus_c::interp::{Config, Inputs, Interpreter, Run};
use certus_c::program::{Program, Property, Source};
use certus_logic::Value;
use certus_model::{Command, Run as Path};
use std::collections::VecDeque;

/// The values that a run of the automaton chose, in the order in which the interpreter asks for them.
struct Chosen {
    values: VecDeque<u128>,
}

impl Inputs for Chosen {
    fn next(&mut self, source: &Source, _: u32) -> u128 {
        // Bytes of memory are asked for at other times than the automaton chooses them.
        if *source == Source::Memory { 0 } else { self.values.pop_front().unwrap_or(0) }
    }

    fn eager(&self) -> bool {
        true
    }
}

/// Executes the run; how it ends is in the result.
pub(crate) fn replay(
    program: &Program,
    translation: &Translation,
    path: &Path,
    properties: &[Property],
) -> Run {
    let mut values = VecDeque::new();
    for step in &path.steps {
        let mut chosen = step.values.iter();
        for command in translation.cfa.edge(step.edge).block.path_steps(&step.path) {
            if !matches!(command.command, Command::Havoc(_)) {
                continue;
            }
            let value = chosen.next().and_then(Value::as_bv).and_then(certus_logic::Bv::to_u128);
            match &translation.steps[command.id.0 as usize].kind {
                StepKind::Draw(Source::Memory, _) => {}
                _ => values.push_back(value.unwrap_or(0)),
            }
        }
    }
    let config = Config { check: properties.to_vec(), max_steps: 1_000_000_000 };
    Interpreter::new(program, config).run(&mut Chosen { values })
}
