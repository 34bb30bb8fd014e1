//! `rlive`: fair positions are looked for one after the other, and what cannot be left for another one is kept.
//!
//! Xia, Becchi, Cimatti, Griggio, Li, Pu, *Avoiding the Shoals – A New Approach to Liveness Checking*, CAV 2024. From the initial states a run to a fair
//! position is looked for, from its successors one to another fair position, and so on. If a state is met twice, there
//! is a lasso. If no further one is reached, there is an invariant that says so: a *shoal*. Fair positions all of whose
//! successors are in shoals do not count any more, for runs in a shoal have finitely many fair positions. The search goes back to the fair position
//! before. In the end the initial states are in a shoal.
//!
//! In the order in which they are found, the shoals are the ranks of a proof ([`JusticeProof::Ranks`]).

use super::monitor::Monitor;
use super::{JusticeOutcome, JusticeTask, JusticeVerdict, OnJustice, Reach, Safety, SafetyEngine};
use crate::control::{Control, Event};
use crate::engine::{EngineError, Takes};
use crate::ic3::value_term;
use crate::option_groups::{engine, option_group};
use crate::stats::Stats;
use certus_logic::{Assignment, Sort, Substitution, Term, Terms, Value};
use certus_model::Ts;
use certus_model::justice::{JusticeProof, Lasso, Rank};

option_group! {
    /// The engine.
    pub struct RLive in "" {
        "safety" safety: SafetyEngine = SafetyEngine::default(),
            "the engine that is asked which states are reached";
    }
}

/// The name of the engine.
pub(super) const NAME: &str = "rlive";

engine! {
    RLive as Justice {
        name: |_| NAME,
        about: |_| "rlive: fair positions are looked for one after the other, avoiding what was proved (shoals)",
        takes: Takes { unreachable: false, justice: true, ..Takes::EVERY_THEORY },
        options: itself,
    }
}

/// A fair position that was reached, with the way to it from the one before, itself included.
struct Fair {
    way: Vec<Assignment>,
    state: Vec<Value>,
}

impl OnJustice for RLive {
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &JusticeTask<'_>,
        safety: &dyn Safety,
        control: &Control,
    ) -> Result<JusticeOutcome, EngineError> {
        let mut stats = Stats::default();
        let monitor = Monitor::new(terms, task);
        let begun = terms.fresh("begun", Sort::Bool);
        let mut path: Vec<Fair> = Vec::new();
        let mut shoals: Vec<Term> = Vec::new();
        let verdict = loop {
            if let Some(why) = control.stop() {
                break JusticeVerdict::Unknown(why);
            }
            control.tell(|| Event::Frame { engine: NAME, k: shoals.len() });
            let last = path.last();
            let ts = search(terms, &monitor, begun, last, &shoals);
            match safety.reach(terms, &ts, self.safety.name(), control, &mut stats)? {
                Reach::Unknown(why) => break JusticeVerdict::Unknown(why),
                Reach::Never(formula) => {
                    let mut by: Substitution = [(begun, terms.tru())].into_iter().collect();
                    let shoal = terms.substitute(formula, &mut by);
                    shoals.push(shoal);
                    if path.pop().is_none() {
                        let rank = |states: &Term| Rank { states: *states, measure: None };
                        let ranks = shoals.iter().map(rank).collect();
                        break JusticeVerdict::Holds(JusticeProof::Ranks { met: monitor.met.clone(), ranks });
                    }
                }
                Reach::Run(mut way) => {
                    // The first position is the fair one that the search began with, with the inputs that led on.
                    if let Some(position) = path.last_mut().and_then(|fair| fair.way.last_mut()) {
                        *position = way.remove(0);
                    }
                    let Some(end) = way.last() else {
                        return Err(EngineError::Inconsistent("a run to a fair position has none"));
                    };
                    let state = monitor.state(terms, end);
                    let again = path.iter().position(|fair| fair.state == state);
                    path.push(Fair { way, state });
                    if let Some(again) = again {
                        break JusticeVerdict::Violated(lasso(terms, task.ts, &path, again));
                    }
                }
            }
        };
        stats.set("shoals", shoals.len() as u64);
        stats.set("fair positions on the path", path.len() as u64);
        Ok(JusticeOutcome { verdict, stats })
    }
}

/// The system in which a further fair position is looked for, one with a successor outside of the shoals. It begins at
/// the last one that was found, or initially; what was `begun` has left that position.
fn search(terms: &mut Terms, monitor: &Monitor, begun: Term, last: Option<&Fair>, shoals: &[Term]) -> Ts {
    let mut ts = monitor.ts.clone();
    let outside: Vec<Term> = shoals
        .iter()
        .map(|shoal| {
            let there = monitor.before(terms, *shoal);
            terms.not(there)
        })
        .collect();
    let mut bad = vec![monitor.fair];
    bad.extend(outside);
    match last {
        None => {
            ts.add_var(begun, "begun");
            ts.next.insert(begun, terms.tru());
            ts.init = terms.and2(ts.init, begun);
        }
        Some(fair) => {
            let mut first = vec![terms.not(begun)];
            for (var, value) in monitor.ts.vars.iter().zip(&fair.state) {
                let value = value_term(terms, value, terms.sort(var.term));
                first.push(terms.eq(var.term, value));
            }
            ts.init = terms.and(&first);
            ts.add_var(begun, "begun");
            ts.next.insert(begun, terms.tru());
            let begins = terms.or2(begun, monitor.fair);
            ts.constraint = terms.and2(ts.constraint, begins);
            bad.push(begun);
        }
    }
    let bad = terms.and(&bad);
    ts.add_bad(bad, "fair");
    ts
}

/// The lasso whose loop begins at one fair position and ends before the same state is met as the last one.
fn lasso(terms: &Terms, ts: &Ts, path: &[Fair], again: usize) -> Lasso {
    let ways = path.iter().flat_map(|fair| &fair.way);
    let mut positions: Vec<Assignment> = ways.map(|position| ts.restricted(terms, position)).collect();
    positions.pop();
    let back = path[..=again].iter().map(|fair| fair.way.len()).sum::<usize>() - 1;
    Lasso { positions, back }
}
