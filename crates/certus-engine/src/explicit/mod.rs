//! Explicit states: the automaton is executed, state by state, until the error is found or nothing new comes.
//!
//! Programs that are large but keep little state, like controllers that read a command and switch on what they
//! remember, need long runs to their errors and have few states to prove it by. Inputs get the values that the
//! program compares them with; whether these are enough is a query to a solver ([`closing`]), and if they are, the
//! states that were reached, gathered into [`search::Bucket`]s, are an inductive invariant.

mod closing;
mod code;
mod domains;
mod machine;
mod search;
mod simulation;

pub use simulation::Simulation;

use crate::control::{Control, Event};
use crate::engine::{EngineError, OnAutomata, Outcome, Takes, Task, Verdict};
use crate::option_groups::{engine, option_group};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::Terms;
use certus_model::Proof;
use closing::{Closed, Closing};
use search::{Found, Search};
use std::num::NonZeroUsize;

/// A variable with so many values or fewer is told apart by value in a proof.
const FEW: usize = 128;

/// A proof has no more buckets than this: it has to be checked.
const MOST_BUCKETS: usize = 5_000;

/// The search goes on for so many states without a new bucket before the first query, and between queries.
const PATIENCE: u64 = 1_000;
const PATIENCE_BETWEEN: u64 = 100;

option_group! {
    /// The engine.
    pub struct Explicit in "" {
        "states" states: NonZeroUsize = NonZeroUsize::new(300_000).expect("not zero"),
            "how many states are kept at most";
        "intervals" intervals: bool = false,
            "variables of many values are told apart in proofs by the constants they are compared with";
    }
}

engine! {
    Explicit as Automata {
        name: |_| "explicit",
        about: |_| "executes the program state by state: for programs with much control and little data",
        takes: Takes::BITS,
        options: itself,
    }
}

impl OnAutomata for Explicit {
    fn run(&mut self, terms: &mut Terms, task: &Task<'_>, control: &Control) -> Result<Outcome, EngineError> {
        let mut stats = Stats::default();
        let Some(mut search) = Search::new(terms, task.cfa) else {
            return Ok(Outcome { verdict: Verdict::Unknown(Reason::WideStates), stats });
        };
        let mut closing = Some(Closing::new(control, task.cfa.edges.len())?);
        let mut rounds = 0;
        let mut patience = PATIENCE;
        let verdict = loop {
            rounds += 1;
            control.tell(|| Event::Frame { engine: "explicit", k: rounds });
            match search.explore(terms, control, self.states.get(), patience) {
                Found::Error(run) => break Verdict::Unsafe(run),
                Found::Full => break Verdict::Unknown(Reason::TooManyStates),
                Found::Stopped(why) => break Verdict::Unknown(why),
                Found::Doubtful => {
                    search.forget_guesses();
                    give_up(&mut closing, &mut stats);
                }
                Found::Nothing if closing.is_none() && search.is_done() => {
                    break Verdict::Unknown(Reason::NoProofFromStates);
                }
                Found::Nothing => {}
            }
            let Some(ask) = &mut closing else {
                patience = u64::MAX;
                continue;
            };
            // Queries tell what is missing.
            patience = PATIENCE_BETWEEN;
            if search.sort_anew(FEW) {
                ask.reset();
            }
            if search.buckets.len() > MOST_BUCKETS || !(self.intervals || search.is_exact()) {
                give_up(&mut closing, &mut stats);
                continue;
            }
            match ask.close(terms, &mut search, control)? {
                Closed::Proved(invariant) => break Verdict::Safe(Proof::Inductive(invariant)),
                Closed::Error(run) => break Verdict::Unsafe(run),
                Closed::Open => {}
                Closed::Doubtful => {
                    search.forget_guesses();
                    give_up(&mut closing, &mut stats);
                }
                Closed::Stopped(why) => break Verdict::Unknown(why),
            }
        };
        if let Some(ended) = closing {
            stats.add_queries(ended.session.tallies());
        }
        stats.set("rounds", rounds as u64);
        stats.set("states", search.states.len() as u64);
        stats.set("states looked at", search.expanded);
        stats.set("buckets", search.buckets.len() as u64);
        Ok(Outcome { verdict, stats })
    }
}

/// Ends the queries and counts them.
fn give_up(closing: &mut Option<Closing>, stats: &mut Stats) {
    if let Some(ended) = closing.take() {
        stats.add("proofs given up", 1);
        stats.add_queries(ended.session.tallies());
    }
}
