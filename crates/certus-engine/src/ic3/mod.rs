//! IC3 on control-flow automata: IC3CFA.
//!
//! Lange, Neuhäußer, Noll: *IC3 Software Model Checking on Control Flow Automata*, FMCAD 2015 (algorithms 1
//! to 3), and the thesis on its generalisation (chapters 4 and 5; sections are cited by number). Each module
//! is one idea: [`frames`] what is known, [`obligations`] what is to be shown, [`relations`] the queries,
//! [`search`] the two loops, and so on.

mod contexts;
mod counterexample;
mod ctg;
mod frames;
mod generalise;
mod halt;
mod literals;
mod may;
mod obligations;
mod operations;
mod options;
mod orders;
mod predecessors;
mod pushing;
mod reached;
mod relations;
mod search;
mod show;
mod steps;
mod widening;

use crate::cells::{self, Cells};
use crate::control::{Control, Event};
use crate::engine::{Engine, EngineError, Entry, OnAutomata, OptionInfo, Outcome, Takes, Task, Verdict};
use crate::stats::Stats;
use certus_logic::{Term, Terms};
use certus_model::Proof;
use halt::Halt;
use operations::Operations;
use options::Options;
use search::{NAME, Search};

/// So many obligations are handled with unknown operations before they are all put back: without them there may
/// be no end.
const PATIENCE: u64 = 3_000;

/// How proofs by single cells of arrays are looked for, one way after the other: whether rounds of loops are skipped, and
/// how many obligations are handled.
const CELLS: [(bool, u64); 2] = [(true, 3_000), (false, 600)];

/// Each time for no more than this part of the time that is left.
const CELLS_SHARE: f64 = 0.2;

/// One way to look for proofs by cells.
#[derive(Clone, Copy)]
struct ByCells {
    ghosts: usize,
    skips: bool,
    patience: u64,
}

/// The engine.
#[derive(Clone, Debug, Default)]
pub struct Ic3Cfa {
    options: Options,
}

impl Engine for Ic3Cfa {
    fn name(&self) -> &'static str {
        NAME
    }

    fn about(&self) -> &'static str {
        "IC3 on control-flow automata: frames at locations, induction relative to edges"
    }

    fn options(&self) -> Vec<OptionInfo> {
        self.options.list()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), EngineError> {
        self.options.set(NAME, key, value)
    }

    fn takes(&self) -> Takes {
        Takes::BITS
    }

    fn entry(&mut self) -> Entry<'_> {
        Entry::Automata(self)
    }
}

impl OnAutomata for Ic3Cfa {
    fn run(&mut self, terms: &mut Terms, task: &Task<'_>, control: &Control) -> Result<Outcome, EngineError> {
        let mut stats = Stats::default();
        if self.options.cells && cells::worth(terms, task.cfa, self.options.cells_from) {
            for (skips, patience) in CELLS {
                for ghosts in 1..=self.options.ghosts {
                    let how = ByCells { ghosts, skips, patience };
                    if let Some(proof) = self.by_cells(terms, task, control, how, &mut stats)? {
                        return Ok(Outcome { verdict: Verdict::Safe(proof), stats });
                    }
                }
            }
        }
        let Outcome { verdict, stats: more } = self.solve(terms, task, control, &Effort::default())?;
        stats.merge(&more);
        Ok(Outcome { verdict, stats })
    }
}

/// What is known of an automaton that makes the search another one.
#[derive(Clone, Debug, Default)]
struct Effort {
    /// So many obligations are handled at most.
    patience: Option<u64>,
    /// Variables that are never assigned.
    ghosts: Vec<Term>,
    /// Variables that say nothing at a location.
    locals: Vec<Term>,
    /// The edges from this number on skip rounds of loops.
    first_skip: Option<usize>,
}

impl Ic3Cfa {
    /// Looks for a proof by single cells of arrays. What is found otherwise says nothing.
    fn by_cells(
        &self,
        terms: &mut Terms,
        task: &Task<'_>,
        control: &Control,
        how: ByCells,
        stats: &mut Stats,
    ) -> Result<Option<Proof>, EngineError> {
        let facts = Cells::facts(terms, task.facts);
        let Some(cells) = Cells::new(terms, task.cfa, &facts, (how.ghosts, how.skips)) else {
            return Ok(None);
        };
        let part = Task { cfa: &cells.cfa, facts: &facts };
        // Other engines know neither ghosts nor cells. A part of the time is left for the automaton in question.
        let mut own = Control { board: None, ..control.clone() };
        if let Some(left) = control.limits.time_left() {
            own.limits = own.limits.with_timeout(left.mul_f64(CELLS_SHARE));
        }
        if self.options.log {
            let text = certus_model::print::text(terms, &cells.cfa, &|_| None);
            own.tell(|| Event::Step {
                engine: NAME,
                text: format!("by {} cells of arrays:\n{text}", how.ghosts),
            });
        }
        let effort = Effort {
            patience: Some(how.patience),
            ghosts: cells.ghosts.clone(),
            locals: cells.locals.clone(),
            first_skip: Some(cells.first_skip),
        };
        let Outcome { verdict, stats: more } = self.solve(terms, &part, &own, &effort)?;
        stats.merge(&more);
        stats.add("rounds with single cells", 1);
        Ok(match verdict {
            Verdict::Safe(proof) => cells.lift(terms, &facts, proof.formulas()),
            Verdict::Unsafe(_) | Verdict::Unknown(_) => None,
        })
    }

    /// Solves one automaton, with hard operations unknown at first.
    fn solve(
        &self,
        terms: &mut Terms,
        task: &Task<'_>,
        control: &Control,
        effort: &Effort,
    ) -> Result<Outcome, EngineError> {
        let mut stats = Stats::default();
        if self.options.unknown_operations {
            let mut operations = Operations::new(terms, task.cfa, self.options.wide);
            while !operations.is_exact() {
                let abstracted = operations.apply(terms, task.cfa);
                let part = Task { cfa: &abstracted, ..*task };
                let patient = Effort { patience: Some(PATIENCE), ..effort.clone() };
                let Outcome { verdict, stats: more } = self.search(terms, &part, control, &patient)?;
                stats.merge(&more);
                stats.add("rounds with unknown operations", 1);
                match verdict {
                    Verdict::Safe(proof) => {
                        let verdict = Verdict::Safe(operations.put_in(terms, &proof));
                        return Ok(Outcome { verdict, stats });
                    }
                    Verdict::Unsafe(run) => {
                        let exact = operations.without_unknowns(&abstracted, &run);
                        if exact.execute(terms, task.cfa).is_some_and(|(end, _)| end == task.cfa.error) {
                            return Ok(Outcome { verdict: Verdict::Unsafe(exact), stats });
                        }
                        operations.put_back(terms, task.cfa, &exact);
                    }
                    Verdict::Unknown(why) if control.stop().is_some() => {
                        return Ok(Outcome { verdict: Verdict::Unknown(why), stats });
                    }
                    Verdict::Unknown(_) => break,
                }
            }
        }
        let Outcome { verdict, stats: more } = self.search(terms, task, control, effort)?;
        stats.merge(&more);
        Ok(Outcome { verdict, stats })
    }

    /// Searches one automaton, with a bound on the obligations that are handled.
    fn search(
        &self,
        terms: &mut Terms,
        task: &Task<'_>,
        control: &Control,
        effort: &Effort,
    ) -> Result<Outcome, EngineError> {
        let mut search = Search::new(terms, task, control, &self.options);
        search.patience = effort.patience;
        search.first_skip = effort.first_skip.unwrap_or(usize::MAX);
        search.kinds.set_ghosts(search.terms, task.cfa, &effort.ghosts, &effort.locals);
        let verdict = match search.run() {
            Ok(verdict) => verdict,
            Err(Halt::Stopped(why)) => Verdict::Unknown(why),
            Err(Halt::Failed(error)) => return Err(error),
        };
        Ok(Outcome { verdict, stats: search.stats() })
    }
}
