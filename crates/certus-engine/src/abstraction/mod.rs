//! Abstractions, and the one loop that refines them.
//!
//! An abstraction makes of an automaton a simpler one that does at least what the given one does. A proof of the
//! simpler one is lifted. A run of it is tried on the given one; if it does not run there it is *spurious*, and the
//! abstraction is refined by it. This is counterexample-guided abstraction refinement (Clarke et al., CAV 2000), around
//! any function that solves a problem: the engine inside does not know of it. Abstractions nest, because that function
//! may itself be a refinement loop.
//!
//! There are single cells of arrays ([`cells`]) and unknown operations ([`operations`]). A new one, such as implicit
//! predicates, implements [`Abstraction`] and is put around the search of an engine by [`solve_by_refinement`].

pub(crate) mod cells;
pub(crate) mod operations;
#[cfg(test)]
mod tests;

use crate::control::{Control, Event};
use crate::engine::{EngineError, Outcome, Task, Verdict};
use crate::stats::Stats;
use certus_logic::{Term, Terms};
use certus_model::{Cfa, EdgeId, Invariant, Proof, Run};

/// What is known of how an automaton was made. It helps a search and changes nothing of what is true.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hints {
    /// Symbolic constants: variables that no edge assigns. What a lemma says of them alone lasts while loops go on.
    pub(crate) constants: Vec<Term>,
    /// Variables whose values are of no use at a location, only between two commands of an edge.
    pub(crate) temporaries: Vec<Term>,
    /// Edges that stand for any number of rounds of a loop (loop acceleration). Which number is an input of such an edge.
    pub(crate) accelerated: Vec<EdgeId>,
}

/// A problem as a search gets it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subproblem<'a> {
    /// The automaton, and facts about it.
    pub(crate) task: Task<'a>,
    pub(crate) hints: &'a Hints,
    /// The search may handle so many obligations; without a bound if there is none.
    pub(crate) budget: Option<u64>,
}

/// What an abstraction makes of a problem.
pub(crate) struct Abstracted {
    pub(crate) cfa: Cfa,
    /// Facts about that automaton; those that are given if there are none.
    pub(crate) facts: Option<Invariant>,
    pub(crate) hints: Hints,
    /// The search may handle so many obligations.
    pub(crate) budget: u64,
    /// The search may take this part of the time that is left.
    pub(crate) time_share: Option<f64>,
    /// Whether lemmas about this automaton mean something to engines that work on the given one.
    pub(crate) shares_lemmas: bool,
}

/// An over-approximation that can be refined.
///
/// [`solve_by_refinement`] calls [`apply`](Self::apply), then any of the others, then `apply` again, always with the
/// same problem.
pub(crate) trait Abstraction {
    /// The counter of abstract problems that were solved.
    const COUNTER: &'static str;

    /// The abstract problem as the abstraction stands; none if it is not worth it any more.
    ///
    /// *Ensures:* every run of the given automaton to the error is one of the abstract automaton, for some values of
    /// the variables that only this one has.
    fn apply(&mut self, terms: &mut Terms, given: &Subproblem<'_>) -> Option<Abstracted>;

    /// A proof of the given problem.
    ///
    /// *Requires:* `proof` is one of the problem that `apply` gave last. *Ensures:* what it gives is a proof of the
    /// given problem; none if that cannot be said without the variables of the abstract one.
    fn lift(&self, terms: &mut Terms, proof: &Proof) -> Option<Proof>;

    /// What an abstract run may be on the given automaton; none if abstract runs say nothing.
    ///
    /// *Requires:* `run` is a run of the automaton that `apply` gave last, `abstracted`. Nothing is ensured: the loop
    /// executes what it gets.
    fn concretise(&self, abstracted: &Cfa, run: &Run) -> Option<Run>;

    /// Makes the abstraction finer. Whether another round is worth it.
    ///
    /// *Requires:* `spurious`, if there is one, was given by `concretise` and does not run on the automaton `given`; if
    /// there is none, the last round gave no proof for another reason. *Ensures:* it is true finitely often.
    fn refine(&mut self, terms: &Terms, given: &Cfa, spurious: Option<&Run>) -> bool;
}

/// Solves a problem by abstraction: abstract problems first, until one has an answer that holds for the given one as
/// well; then, if none has, the problem as it is.
///
/// `solve` solves one problem. With `log`, abstract automata are told as text.
///
/// # Errors
/// Those of `solve`.
pub(crate) fn solve_by_refinement<A: Abstraction>(
    abstraction: &mut A,
    terms: &mut Terms,
    given: &Subproblem<'_>,
    control: &Control,
    log: Option<&'static str>,
    mut solve: impl FnMut(&mut Terms, &Subproblem<'_>, &Control) -> Result<Outcome, EngineError>,
) -> Result<Outcome, EngineError> {
    let cfa = given.task.cfa;
    let mut stats = Stats::default();
    while let Some(abstracted) = abstraction.apply(terms, given) {
        let own = control_of(&abstracted, control);
        if let Some(engine) = log {
            let text = || certus_model::print::text(terms, &abstracted.cfa, &|_| None);
            own.tell(|| Event::Step { engine, text: format!("{}:\n{}", A::COUNTER, text()) });
        }
        let facts = abstracted.facts.as_ref().unwrap_or(given.task.facts);
        let task = Task { cfa: &abstracted.cfa, facts };
        let part = Subproblem { task, hints: &abstracted.hints, budget: Some(abstracted.budget) };
        let Outcome { verdict, stats: more } = solve(terms, &part, &own)?;
        stats.merge(&more);
        stats.add(A::COUNTER, 1);
        if let Some(traces) = &control.traces {
            let runs = own.take_traces().into_iter();
            let runs = runs.filter_map(|run| abstraction.concretise(&abstracted.cfa, &run));
            traces.add(runs.filter(|run| run.execute(terms, cfa).is_some()));
        }
        let mut spurious = None;
        match verdict {
            Verdict::Safe(proof) => {
                if let Some(proof) = abstraction.lift(terms, &proof) {
                    return Ok(Outcome { verdict: Verdict::Safe(proof), stats });
                }
            }
            Verdict::Unsafe(run) => {
                spurious = abstraction.concretise(&abstracted.cfa, &run);
                let fails = |run: &Run| run.execute(terms, cfa).is_some_and(|(end, _)| end == cfa.error);
                if let Some(run) = spurious.take_if(|run| fails(run)) {
                    return Ok(Outcome { verdict: Verdict::Unsafe(run), stats });
                }
            }
            Verdict::Unknown(why) if control.stop().is_some() => {
                return Ok(Outcome { verdict: Verdict::Unknown(why), stats });
            }
            Verdict::Unknown(_) => {}
        }
        if !abstraction.refine(terms, cfa, spurious.as_ref()) {
            break;
        }
    }
    let Outcome { verdict, stats: more } = solve(terms, given, control)?;
    stats.merge(&more);
    Ok(Outcome { verdict, stats })
}

/// The control of a search of an abstract problem.
fn control_of(abstracted: &Abstracted, control: &Control) -> Control {
    let mut own = control.with_own_traces();
    if !abstracted.shares_lemmas {
        own.board = None;
    }
    if let Some(share) = abstracted.time_share
        && let Some(left) = control.limits.time_left()
    {
        own.limits = own.limits.with_timeout(left.mul_f64(share));
    }
    own
}
