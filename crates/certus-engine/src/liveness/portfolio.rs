//! `liveness`: what `auto` is for properties of infinite runs.
//!
//! Two lanes side by side ([`crate::lanes`]): one looks for lassos, then proves by `ranking` and `kliveness`; the other
//! one is `rlive`, then `l2s`. Each has a little time at first, and more in each further round. The first answer counts.

use super::{JusticeOutcome, JusticeTask, JusticeVerdict, OnJustice, Safety};
use crate::control::Control;
use crate::engine::{EngineError, Entry, Takes};
use crate::lanes::{Lane, Next, side_by_side};
use crate::option_groups::{engine, option_group};
use crate::registry;
use certus_logic::{Term, Terms};
use certus_solver::Theories;
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

engine! {
    Liveness as Justice {
        name: |_| Liveness::NAME,
        about: |_| "the default for properties of infinite runs: engines of liveness side by side",
        takes: Takes { unreachable: false, justice: true, ..Takes::EVERY_THEORY },
        options: itself,
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
        let inner = Control { board: None, ..control.clone() };
        let lanes = lanes.into_iter().map(|stages| {
            move |mut lane: Lane<'_, JusticeVerdict>| {
                let (mut open, mut factor) = (stages, 1);
                while !open.is_empty() {
                    let mut more = Vec::new();
                    for (name, seconds) in open {
                        let time = Duration::from_secs(seconds * factor);
                        let work = |terms: &mut Terms, control: &Control| {
                            let out = stage(name, time, terms, task, safety, control)?;
                            Ok((out.verdict, out.stats))
                        };
                        match lane.run(name, work) {
                            Next::Nothing => return,
                            Next::Engine => {}
                            Next::OutOfTime => more.push((name, seconds)),
                        }
                    }
                    (open, factor) = (more, factor * MORE);
                }
            }
        });
        let (verdict, stats) = side_by_side(Liveness::NAME, terms, &inner, lanes.collect())?;
        Ok(JusticeOutcome { verdict, stats })
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
