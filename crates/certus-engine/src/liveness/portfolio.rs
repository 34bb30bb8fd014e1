//! `liveness`: what `auto` is for properties of infinite runs.
//!
//! Two lanes side by side, each with an arena of its own, as in [`crate::Auto`]: one looks for lassos, then proves by `ranking` and `kliveness`; the other
//! one is `rlive`, then `l2s`. Each has a little time at first, and more in each further round. The first answer counts.

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
use std::time::Duration;

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

/// One engine, and how many seconds it has in the first round.
type Stage = (&'static str, u64);

/// The engines of each lane, one after the other. What has not ended in its time comes again in the next round, with four times as much.
const LANES: [&[Stage]; 2] =
    [&[("rlive", 10), ("l2s", 5)], &[("lasso", 2), ("ranking", 4), ("kliveness", 4)]];

/// How much more time there is in the next round.
const MORE: u64 = 4;

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
            lanes = vec![lanes.concat()];
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
                    let (mut open, mut factor) = (lane.clone(), 1);
                    while !open.is_empty() {
                        let mut next = Vec::new();
                        for (name, seconds) in open {
                            let mut terms = given.clone();
                            let time = Duration::from_secs(seconds * factor);
                            let outcome = stage(name, time, &mut terms, task, safety, &inner);
                            let verdict = outcome.as_ref().map(|outcome| &outcome.verdict);
                            let answered =
                                verdict.is_ok_and(|verdict| !matches!(verdict, JusticeVerdict::Unknown(_)));
                            if let Ok(JusticeVerdict::Unknown(Reason::Stopped(_))) = verdict {
                                next.push((name, seconds));
                            }
                            // The receiver lives as long as this scope.
                            let _ = sender.send((name, outcome, answered.then_some(terms)));
                            if answered || inner.stop().is_some() {
                                return;
                            }
                        }
                        (open, factor) = (next, factor * MORE);
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
                        // The end of a slice of time is no reason.
                        if !matches!(reason, Reason::Stopped(_)) {
                            why.get_or_insert(reason);
                        }
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
    time: Duration,
    terms: &mut Terms,
    task: &JusticeTask<'_>,
    safety: &dyn Safety,
    control: &Control,
) -> Result<JusticeOutcome, EngineError> {
    let mut engine = registry::make(name)?;
    let limits = control.limits.clone().with_timeout(time);
    let control = Control { limits, ..control.clone() };
    match engine.entry() {
        Entry::Justice(engine) => engine.run(terms, task, safety, &control),
        _ => Err(EngineError::Inconsistent("an engine of liveness is none")),
    }
}
