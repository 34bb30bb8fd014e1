//! `liveness`: what `auto` is for properties of infinite runs.
//!
//! Two lanes side by side, each with an arena of its own, as in [`crate::Auto`]: one looks for lassos, then proves by `ranking` and `kliveness`; the other
//! one is `rlive`, then `l2s`. The first answer counts.

use super::{JusticeOutcome, JusticeTask, JusticeVerdict, OnJustice, Safety};
use crate::control::{Control, Event};
use crate::engine::{Engine, EngineError, Entry, OptionInfo, Takes};
use crate::option_groups::{self, option_group};
use crate::reason::Reason;
use crate::registry;
use crate::stats::Stats;
use certus_logic::{Term, Terms};
use certus_solver::Theories;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;

option_group! {
    /// The engine.
    pub struct Liveness in "" {
        "side-by-side" beside: bool = true, "two engines run at a time; else one after the other";
    }
}

impl Liveness {
    /// The name of the engine.
    pub const NAME: &str = "liveness";
}

/// One engine, for this part of the time that is left; to the end where there is none.
type Stage = (&'static str, Option<u32>);

/// The engines of each lane, one after the other.
const LANES: [&[Stage]; 2] = [
    &[("rlive", Some(2)), ("l2s", None)],
    &[("lasso", Some(4)), ("ranking", Some(2)), ("kliveness", Some(2)), ("lasso", None)],
];

impl Engine for Liveness {
    fn name(&self) -> &'static str {
        Liveness::NAME
    }

    fn about(&self) -> &'static str {
        "the default for properties of infinite runs: engines of liveness side by side"
    }

    fn options(&self) -> Vec<OptionInfo> {
        option_groups::list([self])
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), EngineError> {
        option_groups::set(Liveness::NAME, [self], key, value)
    }

    fn takes(&self) -> Takes {
        Takes { unreachable: false, justice: true, ..Takes::EVERY_THEORY }
    }

    fn entry(&mut self) -> Entry<'_> {
        Entry::Justice(self)
    }
}

impl OnJustice for Liveness {
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &JusticeTask<'_>,
        safety: &dyn Safety,
        control: &Control,
    ) -> Result<JusticeOutcome, EngineError> {
        let mut all: Vec<Term> = task.ts.vars.iter().chain(&task.ts.inputs).map(|var| var.term).collect();
        all.extend([task.ts.init, task.ts.trans, task.ts.constraint]);
        all.extend(task.ts.next.values().chain(task.sets));
        let needs = Theories::of_terms(terms, &all);
        let fits = |stage: &&Stage| {
            let takes = registry::make(stage.0).map(|engine| engine.takes());
            takes.is_ok_and(|takes| needs.without(takes.theories).first_name().is_none())
        };
        let mut lanes: Vec<Vec<Stage>> =
            LANES.iter().map(|lane| lane.iter().filter(fits).copied().collect()).collect();
        if !self.beside {
            let mut one = lanes.concat();
            one.sort_by_key(|(_, part)| part.is_none());
            lanes = vec![one];
        }
        let found = Arc::new(AtomicBool::new(false));
        let limits = control.limits.clone().with_cancel(found.clone());
        let inner = Control { limits, board: None, ..control.clone() };
        let (sender, receiver) = mpsc::channel();
        let mut stats = Stats::default();
        let (mut why, mut answer, mut error) = (None, None, None);
        std::thread::scope(|scope| {
            for lane in &lanes {
                let (sender, inner, given) = (sender.clone(), inner.clone(), &*terms);
                scope.spawn(move || {
                    for (name, part) in lane {
                        let mut terms = given.clone();
                        let outcome = stage(name, *part, &mut terms, task, safety, &inner);
                        let answered = outcome
                            .as_ref()
                            .is_ok_and(|outcome| !matches!(outcome.verdict, JusticeVerdict::Unknown(_)));
                        // The receiver lives as long as this scope.
                        let _ = sender.send((*name, outcome, answered.then_some(terms)));
                        if answered || inner.stop().is_some() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            for (name, outcome, arena) in receiver {
                match outcome {
                    Err(failure) => {
                        control.tell(|| Event::Step { engine: Liveness::NAME, text: failure.to_string() });
                        error = Some(failure);
                    }
                    Ok(JusticeOutcome { verdict: JusticeVerdict::Unknown(reason), stats: part }) => {
                        stats.add_queries(part.queries());
                        why.get_or_insert(reason);
                    }
                    Ok(outcome) if answer.is_none() => {
                        found.store(true, Ordering::Relaxed);
                        stats.add(&format!("answered by {name}"), 1);
                        stats.merge(&outcome.stats);
                        answer = Some((outcome.verdict, arena));
                    }
                    Ok(_) => {}
                }
            }
        });
        match (answer, error) {
            (Some((verdict, arena)), _) => {
                if let Some(arena) = arena {
                    *terms = arena;
                }
                Ok(JusticeOutcome { verdict, stats })
            }
            (None, Some(failure)) => Err(failure),
            (None, None) => {
                let reason = control.stop().or(why).unwrap_or(Reason::NoEngine);
                Ok(JusticeOutcome { verdict: JusticeVerdict::Unknown(reason), stats })
            }
        }
    }
}

/// One engine for its time.
fn stage(
    name: &str,
    part: Option<u32>,
    terms: &mut Terms,
    task: &JusticeTask<'_>,
    safety: &dyn Safety,
    control: &Control,
) -> Result<JusticeOutcome, EngineError> {
    let mut engine = registry::make(name)?;
    let limits = match (part, control.limits.time_left()) {
        (Some(part), Some(left)) => control.limits.clone().with_timeout(left / part),
        _ => control.limits.clone(),
    };
    let control = Control { limits, ..control.clone() };
    match engine.entry() {
        Entry::Justice(engine) => engine.run(terms, task, safety, &control),
        _ => Err(EngineError::Inconsistent("an engine of liveness is none")),
    }
}
