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
use certus_model::{Block, Cfa, EdgeId, Loc};
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
    let checks = conditions(cfa);
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

/// The edges on which it is decided that the error is reached: from where a run may still end otherwise to where it may not,
/// whatever is computed or called on the way. If no run needs to end, nothing is known of that, and there are none.
fn conditions(cfa: &Cfa) -> Vec<EdgeId> {
    let (incoming, outgoing) = (cfa.incoming(), cfa.outgoing());
    let mut escapes = vec![false; cfa.locations.len()];
    let ends = |loc: &Loc| *loc != cfa.error && outgoing[loc.index()].is_empty();
    let mut open: Vec<Loc> = cfa.locs().filter(ends).collect();
    while let Some(loc) = open.pop() {
        if !std::mem::replace(&mut escapes[loc.index()], true) {
            open.extend(incoming[loc.index()].iter().map(|edge| cfa.edge(*edge).from));
        }
    }
    let decides = |id: &EdgeId| {
        let edge = cfa.edge(*id);
        escapes[edge.from.index()] && !escapes[edge.to.index()]
    };
    cfa.edge_ids().filter(decides).collect()
}
