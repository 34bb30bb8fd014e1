//! Bounded model checking: is there a run of k steps to the error, for k = 1, 2, …?
//!
//! The unrolling is complete when no location from which the error can be reached is reached at some depth.
//! Then there is no longer run, and the automaton is safe: by an invariant where constants are enough for one, else
//! by the bound itself ([`Proof::Bounded`]).

use crate::control::{Control, Event};
use crate::engine::{Engine, EngineError, OnAutomata, Outcome, Takes, Task, Verdict};
use crate::option_groups::{engine, option_group};
use crate::reached;
use crate::reason::Reason;
use crate::stats::Stats;
use crate::unrolling::Unrolling;
use certus_logic::Terms;
use certus_model::{Cfa, Invariant, Proof, Run};
use certus_solver::{Answer, Purpose, Query};
use std::num::NonZeroUsize;

/// Is there a run of this length to the error?
const ERROR: Purpose = Purpose("error");

/// The conflicts a query about reachable locations may take: it only saves work.
const FEASIBLE_CONFLICTS: u64 = 2_000;

option_group! {
    /// The engine.
    pub struct Bmc in "" {
        "bound" bound: Option<NonZeroUsize> = None, "the longest run to look for, in edges";
        "step" step: NonZeroUsize = NonZeroUsize::MIN,
            "how many lengths one query asks for; with more than 1 the run need not be shortest";
    }
}

engine! {
    Bmc as Automata {
        name: |_| "bmc",
        about: |_| "bounded model checking: finds the shortest run to the error; proves programs whose loops are bounded",
        takes: Takes::EVERY_THEORY,
        options: itself,
    }
}

impl OnAutomata for Bmc {
    fn run(&mut self, terms: &mut Terms, task: &Task<'_>, control: &Control) -> Result<Outcome, EngineError> {
        let mut stats = Stats::default();
        let mut search = Search::new(terms, task.cfa, control, self.step.get())?;
        let verdict = loop {
            if self.bound.is_some_and(|bound| search.depth() >= bound.get()) {
                break match search.flush(terms)? {
                    Progress::Bug(run) => Verdict::Unsafe(run),
                    Progress::Stopped(why) => Verdict::Unknown(why),
                    Progress::Open | Progress::Complete => Verdict::Unknown(Reason::Bound(search.depth())),
                };
            }
            match search.advance(terms, control, Engine::name(self))? {
                Progress::Open => {}
                Progress::Bug(run) => break Verdict::Unsafe(run),
                Progress::Complete => break Verdict::Safe(search.proof(terms, control, &mut stats)?),
                Progress::Stopped(why) => break Verdict::Unknown(why),
            }
        };
        search.count(&mut stats);
        Ok(Outcome { verdict, stats })
    }
}

/// What one more depth brought.
#[derive(Clone, Debug)]
pub(crate) enum Progress {
    /// No run to the error so far.
    Open,
    /// A run to the error.
    Bug(Run),
    /// There are no longer runs, and none reached the error.
    Complete,
    /// A limit.
    Stopped(Reason),
}

/// The search from the initial location.
pub(crate) struct Search<'a> {
    cfa: &'a Cfa,
    unrolling: Unrolling<'a>,
    step: usize,
    /// The depths, with the error's node, that no query has asked for.
    pending: Vec<(usize, usize)>,
}

impl<'a> Search<'a> {
    /// A search that asks for `step` lengths at a time.
    pub(crate) fn new(
        terms: &mut Terms,
        cfa: &'a Cfa,
        control: &Control,
        step: usize,
    ) -> Result<Search<'a>, EngineError> {
        let unrolling = Unrolling::from_initial(terms, cfa, control)?;
        Ok(Search { cfa, unrolling, step, pending: Vec::new() })
    }

    /// The length of the longest runs looked at.
    pub(crate) fn depth(&self) -> usize {
        self.unrolling.depth()
    }

    /// Looks at runs of one more step.
    pub(crate) fn advance(
        &mut self,
        terms: &mut Terms,
        control: &Control,
        engine: &'static str,
    ) -> Result<Progress, EngineError> {
        if let Some(why) = control.stop() {
            return Ok(Progress::Stopped(why));
        }
        self.unrolling.extend(terms)?;
        let depth = self.depth();
        control.tell(|| Event::Frame { engine, k: depth });
        let layer = &self.unrolling.layers[depth];
        let error = layer.iter().position(|node| node.loc == self.cfa.error);
        self.pending.extend(error.map(|node| (depth, node)));
        let others = layer.len() - usize::from(error.is_some());
        if depth.is_multiple_of(self.step) || others == 0 {
            match self.flush(terms)? {
                Progress::Open => {}
                end => return Ok(end),
            }
        }
        if self.pending.is_empty() {
            // What was asked for is not reachable: no need to ask again.
            self.unrolling.layers[depth].retain(|node| node.loc != self.cfa.error);
            self.unrolling.drop_infeasible(terms, control, FEASIBLE_CONFLICTS)?;
        }
        let complete = self.unrolling.layers[depth].is_empty();
        Ok(if complete { Progress::Complete } else { Progress::Open })
    }

    /// The query: is the error reached at one of the depths that were not asked for yet?
    pub(crate) fn flush(&mut self, terms: &Terms) -> Result<Progress, EngineError> {
        let pending = std::mem::take(&mut self.pending);
        if pending.is_empty() {
            return Ok(Progress::Open);
        }
        let reach: Vec<_> =
            pending.iter().map(|(depth, node)| self.unrolling.layers[*depth][*node].reach).collect();
        let answer = match &reach[..] {
            [one] => self.unrolling.session.check(terms, &Query::of(&[*one]), ERROR)?,
            some => self.unrolling.session.check(terms, &Query::default().with_clause(some), ERROR)?,
        };
        match answer {
            Answer::Unsat => Ok(Progress::Open),
            Answer::Unknown(why) => Ok(Progress::Stopped(why.into())),
            Answer::Sat => {
                for ((depth, node), reach) in pending.into_iter().zip(reach) {
                    let value = self.unrolling.session.value(terms, reach)?;
                    if value.as_bool() == Some(true)
                        && let Some(run) = self.unrolling.run_to(terms, depth, node)?
                    {
                        return Ok(Progress::Bug(run));
                    }
                }
                Err(EngineError::Inconsistent("a model of the solver is no run"))
            }
        }
    }

    /// The proof, once the search is complete: an invariant if there is a simple one.
    pub(crate) fn proof(
        &self,
        terms: &mut Terms,
        control: &Control,
        stats: &mut Stats,
    ) -> Result<Proof, EngineError> {
        if let Some(found) = reached::invariant(terms, self.cfa, &self.unrolling, control, stats)? {
            return Ok(Proof::Inductive(found));
        }
        Ok(Proof::Bounded { k: self.depth() as u32, formulas: outside(terms, self.cfa) })
    }

    /// What it took.
    pub(crate) fn count(&self, stats: &mut Stats) {
        stats.set("bound", self.depth() as u64);
        stats.set("nodes", self.unrolling.layers.iter().map(|layer| layer.len() as u64).sum());
        stats.add_queries(self.unrolling.session.tallies());
    }
}

/// Every location but the initial and the error one listed as a cut point: with `false` where no edges lead
/// to, else with `true`.
pub(crate) fn outside(terms: &Terms, cfa: &Cfa) -> Invariant {
    let (forward, _) = cfa.reach();
    let listed = cfa.locs().filter(|loc| *loc != cfa.initial && *loc != cfa.error);
    Invariant { at: listed.map(|loc| (loc, terms.bool(forward[loc.index()]))).collect() }
}
