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
mod options;
mod predecessors;
mod pushing;
mod relations;
mod search;
mod show;
mod widening;

use crate::control::Control;
use crate::engine::{Engine, EngineError, OptionInfo, Outcome, Task, Verdict};
use certus_logic::Terms;
use halt::Halt;
use options::Options;
use search::{NAME, Search};

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
        let mut search = Search::new(terms, task, control, &self.options);
        let verdict = match search.run() {
            Ok(verdict) => verdict,
            Err(Halt::Stopped(why)) => Verdict::Unknown(why),
            Err(Halt::Failed(error)) => return Err(error),
        };
        Ok(Outcome { verdict, stats: search.stats() })
    }
}
