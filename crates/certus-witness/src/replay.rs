//! A run of the automaton, executed by the interpreter of the program.

use certus_c::cfa::{StepKind, Translation};
use certus_c::interp::{Config, Inputs, Interpreter, Outcome, RandomInputs, Run};
use certus_c::program::{Program, Property, Source};
use certus_logic::Value;
use certus_model::{Command, Run as Path};
use std::collections::VecDeque;

/// What bytes hold that were never written. The automaton chooses them when an object is made or before an
/// access, the interpreter asks for them when they are read, so that there is no one order; each of these is
/// tried. Whatever they are, a run of the interpreter is a run of the program.
enum Bytes {
    Zeros,
    Ones,
    /// As the automaton chose them, in its order.
    Chosen(VecDeque<u8>),
    Random(RandomInputs),
}

/// The values that a run of the automaton chose, in the order in which the interpreter asks for them.
struct Chosen {
    /// With the values of variables that were not given any, if `eager`; else those are 0.
    values: VecDeque<u128>,
    bytes: Bytes,
    eager: bool,
}

impl Inputs for Chosen {
    fn next(&mut self, source: &Source, width: u32) -> u128 {
        match source {
            Source::Memory => {}
            Source::Uninitialised if !self.eager => return 0,
            _ => return self.values.pop_front().unwrap_or(0),
        }
        match &mut self.bytes {
            Bytes::Zeros => 0,
            Bytes::Ones => u128::MAX,
            Bytes::Chosen(bytes) => bytes.pop_front().unwrap_or(0).into(),
            Bytes::Random(random) => random.next(source, width),
        }
    }

    fn eager(&self) -> bool {
        self.eager
    }
}

/// Executes the run; how it ends is in the result. The values it used are listed there; those of variables
/// without a value only if they were read, and if the run goes the same way when they are 0.
#[must_use]
pub fn replay(program: &Program, translation: &Translation, path: &Path, properties: &[Property]) -> Run {
    let mut values = VecDeque::new();
    let mut given = VecDeque::new();
    let mut bytes = VecDeque::new();
    let mut max_steps = 100_000;
    for step in &path.steps {
        let mut chosen = step.values.iter();
        for command in translation.cfa.edge(step.edge).block.path_steps(&step.path) {
            max_steps += 4;
            if !matches!(command.command, Command::Havoc(_)) {
                continue;
            }
            let value = chosen.next().and_then(Value::as_bv);
            let number = value.and_then(certus_logic::Bv::to_u128).unwrap_or(0);
            match &translation.steps[command.id.0 as usize].kind {
                StepKind::Draw(Source::Memory, _) => {
                    let count = value.map_or(0, |value| value.width() as usize / 8).min(16);
                    bytes.extend(&number.to_le_bytes()[..count]);
                }
                StepKind::Draw(Source::Uninitialised, _) => values.push_back(number),
                _ => {
                    values.push_back(number);
                    given.push_back(number);
                }
            }
        }
    }
    // The interpreter takes about as many steps as the automaton; a run that has gone astray may take forever.
    let interpreter = Interpreter::new(program, Config { check: properties.to_vec(), max_steps });
    let run = interpreter.run(&mut Chosen { values: given, bytes: Bytes::Zeros, eager: false });
    if matches!(run.outcome, Outcome::Violation { .. }) {
        return run;
    }
    let random = (1..=4).map(|seed| Bytes::Random(RandomInputs::new(seed)));
    let tries = [Bytes::Zeros, Bytes::Chosen(bytes), Bytes::Ones].into_iter().chain(random);
    let mut first = None;
    for bytes in tries {
        let mut run = interpreter.run(&mut Chosen { values: values.clone(), bytes, eager: true });
        let unwritten = run.draws.iter().any(|draw| draw.source == Source::Memory);
        if matches!(run.outcome, Outcome::Violation { .. }) || !unwritten {
            // Every variable drew a value; that it read one of them is all that is known.
            let mut told = false;
            run.draws.retain(|draw| {
                draw.source != Source::Uninitialised
                    || (draw.value != 0 && !std::mem::replace(&mut told, true))
            });
            return run;
        }
        first.get_or_insert(run);
    }
    first.expect("something was tried")
}
