//! `l2s`: liveness to safety, for finitely many states.
//!
//! Biere, Artho, Schuppan, *Liveness Checking as Safety Checking*, FMICS 2002. At some moment the state is saved; from then on it is seen
//! which sets are met. If the saved state is met again when all sets were, there is a loop that meets all of them.

use super::{JusticeOutcome, JusticeTask, JusticeVerdict, OnJustice, Reach, Safety, SafetyEngine};
use crate::control::Control;
use crate::engine::{Engine, EngineError, Entry, OptionInfo, Takes};
use crate::liveness::monitor::functional;
use crate::option_groups::{self, option_group};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::{Sort, Term, Terms};
use certus_model::justice::{JusticeProof, Lasso};

option_group! {
    /// The engine.
    pub struct LivenessToSafety in "" {
        "safety" safety: SafetyEngine = SafetyEngine::default(),
            "the engine that is asked which states are reached";
    }
}

/// The name of the engine.
pub(super) const NAME: &str = "l2s";

impl Engine for LivenessToSafety {
    fn name(&self) -> &'static str {
        NAME
    }

    fn about(&self) -> &'static str {
        "liveness to safety: a saved state is not met again with all sets met between"
    }

    fn options(&self) -> Vec<OptionInfo> {
        option_groups::list([self])
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), EngineError> {
        option_groups::set(NAME, [self], key, value)
    }

    fn takes(&self) -> Takes {
        Takes { unreachable: false, justice: true, ..Takes::BITS }
    }

    fn entry(&mut self) -> Entry<'_> {
        Entry::Justice(self)
    }
}

impl OnJustice for LivenessToSafety {
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &JusticeTask<'_>,
        safety: &dyn Safety,
        control: &Control,
    ) -> Result<JusticeOutcome, EngineError> {
        let mut stats = Stats::default();
        let given = task.ts;
        let mut ts = functional(terms, given);
        let save = terms.fresh("save", Sort::Bool);
        ts.add_input(save, "save");
        let saved = terms.fresh("saved", Sort::Bool);
        ts.add_var(saved, "saved");
        let now_saved = terms.or2(saved, save);
        ts.next.insert(saved, now_saved);
        let not_saved = terms.not(saved);
        let saves = terms.and2(not_saved, save);
        let mut first = vec![ts.init, not_saved];
        let mut closed = vec![saved];
        let mut copies = Vec::new();
        for var in &given.vars {
            let copy = terms.fresh("copy", terms.sort(var.term));
            ts.add_var(copy, format!("saved {}", var.name));
            ts.next.insert(copy, terms.ite(saves, var.term, copy));
            closed.push(terms.eq(copy, var.term));
            copies.push(copy);
        }
        let mut seen = Vec::new();
        for set in task.sets {
            let flag = terms.fresh("seen", Sort::Bool);
            ts.add_var(flag, "seen");
            let meets = terms.or2(flag, *set);
            ts.next.insert(flag, terms.and2(now_saved, meets));
            first.push(terms.not(flag));
            closed.push(flag);
            seen.push(flag);
        }
        ts.init = terms.and(&first);
        let closed = terms.and(&closed);
        ts.add_bad(closed, "loop");
        let verdict = match safety.reach(terms, &ts, self.safety.name(), control, &mut stats)? {
            Reach::Unknown(why) => JusticeVerdict::Unknown(why),
            Reach::Never(formula) => {
                JusticeVerdict::Holds(JusticeProof::Copy { saved, copies, seen, formula })
            }
            Reach::Run(mut positions) => {
                // The last position has the state of the one that was saved.
                positions.pop();
                let is_saved = |term: Term, position| terms.eval(term, position).as_bool() == Some(true);
                match positions.iter().position(|position| is_saved(saves, position)) {
                    None => JusticeVerdict::Unknown(Reason::NotCarried("a loop has no begin".to_owned())),
                    Some(back) => {
                        let positions = positions.iter().map(|position| given.restricted(terms, position));
                        JusticeVerdict::Violated(Lasso { positions: positions.collect(), back })
                    }
                }
            }
        };
        Ok(JusticeOutcome { verdict, stats })
    }
}
