//! Failing runs made easier to read before anybody sees them: fewer inputs, fewer steps, smaller numbers.
//!
//! Inputs are left out and made smaller as long as the interpreter comes to the same violation at the same place (delta debugging:
//! Zeller, Hildebrandt, *Simplifying and Isolating Failure-Inducing Input*, TSE 2002). What comes out is a run like any other.

use crate::confirm::Case;
use certus_c::TranslationUnit;
use certus_c::interp::{Config, Draw, Interpreter, Layout, ListInputs, Outcome, Run as Execution};
use certus_c::program::Source;
use certus_c::types::{TypeId, TypeKind};
use certus_witness::compiled;

/// So many steps may be executed in all, and so many runs.
const MOST_STEPS: u64 = 4_000_000;
const MOST_RUNS: u32 = 2_000;

/// Under so many other layouts of memory the run has to fail, too.
const LAYOUTS: u64 = 3;

struct Shortening<'c> {
    case: &'c Case<'c>,
    steps: u64,
    runs: u32,
    best: Execution,
}

/// An easier run that fails as the given one does, or the given one.
pub(crate) fn shortened(case: &Case<'_>, run: Execution) -> Execution {
    let Outcome::Violation { .. } = run.outcome else { return run };
    // What is undefined in a run decides what it is worth.
    let of_library =
        |run: &Execution| run.draws.iter().any(|draw| matches!(draw.source, Source::Unmodelled(_)));
    if run.steps > MOST_STEPS / 4 || compiled::undefined(case.program, &run).is_some() || of_library(&run) {
        return run;
    }
    let mut work = Shortening { case, steps: 0, runs: 0, best: run.clone() };
    work.fewer();
    work.smaller();
    let best = work.best;
    let others = (1..=LAYOUTS).map(Layout::random);
    let stands = others.into_iter().all(|layout| {
        let values = best.draws.iter().map(|draw| draw.value).collect();
        executed(case, values, layout, 2 * best.steps + 1_000).outcome == best.outcome
    });
    let fits = stands && compiled::undefined(case.program, &best).is_none() && !of_library(&best);
    if fits { best } else { run }
}

fn executed(case: &Case<'_>, values: Vec<u128>, layout: Layout, max_steps: u64) -> Execution {
    let config = Config { check: case.properties.to_vec(), max_steps };
    Interpreter::new(case.program, config).under(layout).run(&mut ListInputs::new(values))
}

impl Shortening<'_> {
    fn done(&self) -> bool {
        self.steps >= MOST_STEPS || self.runs >= MOST_RUNS || self.case.control.stop().is_some()
    }

    fn values(&self) -> Vec<u128> {
        self.best.draws.iter().map(|draw| draw.value).collect()
    }

    /// Whether these values lead to the same end, in no more steps and with no more inputs.
    fn tried(&mut self, values: Vec<u128>) -> bool {
        if self.done() {
            return false;
        }
        let run = executed(self.case, values, self.best.layout.clone(), self.best.steps);
        self.steps += run.steps;
        self.runs += 1;
        let fits = run.outcome == self.best.outcome && run.draws.len() <= self.best.draws.len();
        if fits {
            self.best = run;
        }
        fits
    }

    /// Leaves out values, many at once first.
    fn fewer(&mut self) {
        let mut size = self.best.draws.len().div_ceil(2);
        while size > 0 && !self.done() {
            let mut at = 0;
            while at < self.best.draws.len() && !self.done() {
                let mut values = self.values();
                let count = values.len();
                values.drain(at..(at + size).min(count));
                let fits = self.tried(values);
                if !fits || self.best.draws.len() == count {
                    at += size;
                }
            }
            size /= 2;
        }
    }

    /// Brings each input as near to zero as it goes, by halves of what is between.
    fn smaller(&mut self) {
        let mut at = 0;
        while at < self.best.draws.len() && !self.done() {
            let draw = self.best.draws[at].clone();
            if let Some(float) = kind(self.case.unit, &draw) {
                match float {
                    true => {
                        let _ = self.with(at, 0);
                    }
                    false => self.near_zero(at, &draw),
                }
            }
            at += 1;
        }
    }

    fn with(&mut self, at: usize, value: u128) -> bool {
        let mut values = self.values();
        if values.get(at).is_none_or(|old| *old == value) {
            return false;
        }
        values[at] = value;
        self.tried(values)
    }

    fn near_zero(&mut self, at: usize, draw: &Draw) {
        let bits = draw.width.clamp(1, 128);
        let mask = u128::MAX >> (128 - bits);
        let negative = draw.value >> (bits - 1) & 1 == 1;
        // How far from zero, the shorter way round.
        let size = if negative { draw.value.wrapping_neg() & mask } else { draw.value };
        let value = |size: u128, negative: bool| if negative { size.wrapping_neg() & mask } else { size };
        if size == 0 || self.with(at, 0) || self.with(at, value(1, false)) {
            return;
        }
        // What fails at one size need not at all greater ones; whatever is found fails.
        let (mut low, mut high) = (0, size);
        let mut sign = negative;
        if negative && self.with(at, size) {
            sign = false;
        }
        while high - low > 1 && !self.done() {
            let middle = low + (high - low) / 2;
            if self.with(at, value(middle, sign)) {
                high = middle;
            } else {
                low = middle;
            }
            if self.best.draws.len() <= at {
                return;
            }
        }
    }
}

/// Whether an input is a floating-point number. Nothing if it is no input.
fn kind(unit: &TranslationUnit, draw: &Draw) -> Option<bool> {
    let (Source::Input(name) | Source::Undefined(name)) = &draw.source else { return None };
    let returned =
        unit.find_function(name).and_then(|id| unit.types.as_function(unit[id].ty)).map(|ty| ty.ret);
    Some(returned.is_some_and(|ty: TypeId| matches!(unit.types.kind(ty), TypeKind::Float(_))))
}
