//! A look for errors by random runs of the interpreter.

use certus_c::interp::{
    Config, Inputs, Interpreter, Layout, Outcome as Ending, RandomInputs, Run as Execution,
};
use certus_c::program::{Program, Property, Source};
use certus_engine::Control;
use certus_witness::compiled;

/// How much is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// How many runs.
    pub runs: u64,
    /// The most steps of one.
    pub steps: u64,
}

/// Layouts of memory under which a program without inputs is executed.
const LAYOUTS: u64 = 16;

/// Runs of fewer steps draw inputs of any value; in longer ones they are of any magnitude.
const SHORT: u64 = 100_000;

/// Random numbers of every magnitude: how often a loop goes round matters more than the bits of the number.
pub(crate) struct Magnitudes(pub(crate) RandomInputs);

impl Inputs for Magnitudes {
    fn next(&mut self, source: &Source, width: u32) -> u128 {
        let bits = self.0.next(source, 32) % u128::from(width.max(1));
        let (high, low) = (self.0.next(source, 64), self.0.next(source, 64));
        let spread = high.wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835).wrapping_add(low);
        (spread >> (128 - width.clamp(1, 128))) >> bits
    }
}

/// A look for errors by random runs. One that does what C leaves undefined is taken only if there is no other.
pub(crate) fn look(
    program: &Program,
    properties: &[Property],
    Look { runs, steps: max_steps }: Look,
    control: &Control,
) -> Option<Execution> {
    let interpreter = Interpreter::new(program, Config { check: properties.to_vec(), max_steps });
    let mut undefined = None;
    for seed in 1..=runs {
        if control.stop().is_some() {
            break;
        }
        let random = RandomInputs::new(seed);
        let layout = if seed % 2 == 0 { Layout::random(seed) } else { Layout::default() };
        let interpreter = interpreter.clone().under(layout);
        let run = match max_steps {
            0..SHORT => interpreter.run(&mut { random }),
            _ => interpreter.run(&mut Magnitudes(random)),
        };
        // Without inputs every run is the same, but for where objects are.
        let only = run.draws.is_empty() && seed >= LAYOUTS;
        if matches!(run.outcome, Ending::Violation { .. }) {
            if compiled::undefined(program, &run).is_none() {
                return Some(run);
            }
            undefined.get_or_insert(run);
        }
        if only {
            break;
        }
    }
    undefined
}
