//! Whether a property holds only because no run comes to where it is checked.
//!
//! A proof of such a program is right and says nothing: users take it for one of their assertions (cbmc 6057, kani 1906). So the
//! automaton is looked at once more, with an error wherever a condition is checked, whatever it says. If that is not reached
//! either, nothing is checked in any run. It is a remark beside an answer, so it gets little time, and where it is not shown it is not made.

use crate::job::Job;
use crate::strategy::INVARIANTS;
use certus_c::program::Property;
use certus_certify::{check_proof, second_solver};
use certus_engine::{Control, Task, Verdict, registry};
use certus_logic::Terms;
use certus_model::{Block, Cfa, Command, EdgeId, Loc};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// So long it may take, however fast the proof was found.
const LEAST: Duration = Duration::from_millis(100);

/// And never longer than this.
const LONGEST: Duration = Duration::from_secs(1);

/// The lines of the conditions that are checked, if no run comes to one of them. `time` is what the proof took.
pub(crate) fn lines_never_reached(
    job: &Job<'_>,
    terms: &mut Terms,
    cfa: &Cfa,
    time: Duration,
) -> Option<Vec<u32>> {
    if job.asked.properties != [Property::Reach] || !job.certify {
        return None;
    }
    let checks = conditions(terms, cfa);
    let lines: BTreeSet<u32> =
        checks.iter().map(|edge| cfa.locations[cfa.edge(*edge).from.index()].line).collect();
    if checks.is_empty() {
        return None;
    }
    let mut all = cfa.clone();
    for edge in checks {
        let edge = &mut all.edges[edge.index()];
        (edge.to, edge.block) = (all.error, Block::sequence(Vec::new()));
    }
    let limits = job.control.limits.clone().with_timeout((time / 2).clamp(LEAST, LONGEST));
    let deadline = limits.time_left().map(|left| Instant::now() + left);
    let reduction = certus_reduce::reduce(terms, &all, &job.reduce, deadline);
    let facts = certus_reduce::facts(terms, &reduction.cfa);
    let control = Control { limits: limits.clone(), ..Control::default() };
    let mut engine = registry::make(INVARIANTS).ok()?;
    let task = Task { cfa: &reduction.cfa, facts: &facts };
    let Verdict::Safe(proof) = task.solve(engine.as_mut(), terms, &control).ok()?.verdict else {
        return None;
    };
    let proof = reduction.lift_proof(terms, &proof).ok()?;
    check_proof(terms, &all, &proof, &limits, second_solver(&job.control.solver)).ok()?;
    Some(lines.into_iter().filter(|line| *line > 0).collect())
}

/// The edges on which it is decided whether the error is reached: the last ones before it that are not taken always.
fn conditions(terms: &Terms, cfa: &Cfa) -> Vec<EdgeId> {
    let (incoming, outgoing) = (cfa.incoming(), cfa.outgoing());
    let mut seen: BTreeSet<Loc> = BTreeSet::new();
    let (mut open, mut found) = (vec![cfa.error], Vec::new());
    while let Some(loc) = open.pop() {
        for id in &incoming[loc.index()] {
            let edge = cfa.edge(*id);
            let always = |command: &Command| matches!(command, Command::Assume(what) if *what == terms.tru());
            let is_passed = outgoing[edge.from.index()].len() == 1
                && edge.from != cfa.initial
                && edge.block.steps().all(|step| always(&step.command));
            if !is_passed {
                found.push(*id);
            } else if seen.insert(edge.from) {
                open.push(edge.from);
            }
        }
    }
    found
}
