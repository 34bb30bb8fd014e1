//! From a program to the problem that an engine gets: translated, reduced, with facts.

use crate::job::Job;
use certus_c::cfa::{self, Refused, Translation};
use certus_c::program::Program;
use certus_logic::Terms;
use certus_model::{Cfa, Invariant};
use certus_reduce::{Reduction, Size};
use std::time::{Duration, Instant};

/// A program on its way to an engine.
pub struct Prepared {
    /// The arena of all formulas.
    pub terms: Terms,
    /// The automaton as the front end delivered it.
    pub translation: Translation,
    /// The automaton after reductions.
    pub reduction: Reduction,
    /// How long both took.
    pub times: [(&'static str, Duration); 2],
}

/// Translates a program and reduces its automaton. After the deadline no further reduction is begun.
///
/// # Errors
/// If the program is too large.
pub fn prepare(
    program: &Program,
    translate: &cfa::Options,
    reduce: &certus_reduce::Options,
    deadline: Option<Instant>,
    line: &dyn Fn(certus_c::span::Span) -> u32,
) -> Result<Prepared, Refused> {
    let start = Instant::now();
    let mut terms = Terms::new();
    let translation = cfa::translate(program, &mut terms, translate, line)?;
    let translated = start.elapsed();
    let reduction = certus_reduce::reduce(&mut terms, &translation.cfa, reduce, deadline);
    let reduced = start.elapsed() - translated;
    let times = [("translation", translated), ("reduction", reduced)];
    Ok(Prepared { terms, translation, reduction, times })
}

impl Prepared {
    /// The sizes of the automaton, before and after reductions.
    #[must_use]
    pub fn sizes(&self) -> (Size, Size) {
        (Size::of(&self.terms, &self.translation.cfa), Size::of(&self.terms, &self.reduction.cfa))
    }

    /// What analyses prove at each location of the reduced automaton.
    pub fn facts(&mut self) -> Invariant {
        certus_reduce::facts(&mut self.terms, &self.reduction.cfa)
    }
}

/// Larger automata are not drawn: nobody could read them.
const MOST_DRAWN_EDGES: usize = 150;

/// A picture of a reduced automaton, if it is not too large. Where nothing is left of it, as it was before.
pub(crate) fn drawn(job: &Job<'_>, terms: &Terms, translation: &Translation, cfa: &Cfa) -> Option<String> {
    let describe = |step: certus_model::StepId| {
        let line = (job.line)(translation.steps.get(step.0 as usize)?.span);
        (line > 0).then(|| format!("line {line}"))
    };
    let cfa = if cfa.edges.is_empty() { &translation.cfa } else { cfa };
    (cfa.edges.len() <= MOST_DRAWN_EDGES).then(|| certus_model::print::svg(terms, cfa, &describe))
}

/// The picture for a program that was decided without an automaton.
pub(crate) fn drawn_alone(job: &Job<'_>) -> Option<String> {
    let options = cfa::Options { properties: job.asked.properties.clone(), ..cfa::Options::default() };
    let deadline = job.control.limits.time_left().map(|left| Instant::now() + left);
    let prepared = prepare(job.program, &options, &job.reduce, deadline, job.line).ok()?;
    drawn(job, &prepared.terms, &prepared.translation, &prepared.reduction.cfa)
}
