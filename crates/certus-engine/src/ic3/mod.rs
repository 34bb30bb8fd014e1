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
mod predecessors;
mod pushing;
mod reached;
mod relations;
mod search;
mod show;
mod steps;
mod widening;

use crate::control::Control;
use crate::engine::{Engine, EngineError, OptionInfo, Outcome, Task, Verdict};
use crate::stats::Stats;
use certus_logic::Terms;
use halt::Halt;
use operations::Operations;
use options::Options;
use search::{NAME, Search};

/// So many obligations are handled with unknown operations before they are all put back: without them there may
/// be no end.
const PATIENCE: u64 = 3_000;

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

    fn run(&mut self, terms: &mut Terms, task: &Task<'_>, control: &Control) -> Result<Outcome, EngineError> {
        let mut stats = Stats::default();
        if self.options.unknown_operations {
            let mut operations = Operations::new(terms, task.cfa, self.options.wide);
            while !operations.is_exact() {
                let abstracted = operations.apply(terms, task.cfa);
                let part = Task { cfa: &abstracted, ..*task };
                let Outcome { verdict, stats: more } = self.search(terms, &part, control, Some(PATIENCE))?;
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
        let Outcome { verdict, stats: more } = self.search(terms, task, control, None)?;
        stats.merge(&more);
        Ok(Outcome { verdict, stats })
    }
}

impl Ic3Cfa {
    /// Searches one automaton, with a bound on the obligations that are handled.
    fn search(
        &self,
        terms: &mut Terms,
        task: &Task<'_>,
        control: &Control,
        patience: Option<u64>,
    ) -> Result<Outcome, EngineError> {
        let mut search = Search::new(terms, task, control, &self.options);
        search.patience = patience;
        let verdict = match search.run() {
            Ok(verdict) => verdict,
            Err(Halt::Stopped(why)) => Verdict::Unknown(why),
            Err(Halt::Failed(error)) => return Err(error),
        };
        Ok(Outcome { verdict, stats: search.stats() })
    }
}
