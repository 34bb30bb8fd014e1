//! `ranking`: from each fair position to the next one a lexicographic tuple of measures falls.
//!
//! Fair termination, as in Cook, Gotsman, Podelski, Rybalchenko, Vardi, *Proving That Programs Eventually Do Something Good*, POPL 2007. Measures are
//! guessed from pairs of fair positions that were reached (`measures`) and saved at each fair position; a safety engine is asked for two
//! fair positions between which they do not fall. If there are such, they are one more sample, or, if both have the same state, a lasso.

use super::measures::Pool;
use super::monitor::Monitor;
use super::{JusticeOutcome, JusticeTask, JusticeVerdict, OnJustice, Reach, Safety, SafetyEngine};
use crate::control::{Control, Event};
use crate::engine::{EngineError, Takes};
use crate::option_groups::{engine, option_group};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::{Sort, Term, Terms, Value};
use certus_model::Ts;
use certus_model::justice::{JusticeProof, Lasso};

option_group! {
    /// The engine.
    pub struct FairRanking in "" {
        "safety" safety: SafetyEngine = SafetyEngine::default(),
            "the engine that is asked whether measures fall";
    }
}

/// The name of the engine.
pub(super) const NAME: &str = "ranking";

/// What is asked where nothing else is said: relations between numbers are what has to be found.
const SAFETY: &str = "ic3ia";

engine! {
    FairRanking as Justice {
        name: |_| NAME,
        about: |_| "fair termination: measures that fall from each fair position to the next one, guessed from runs",
        takes: Takes { unreachable: false, justice: true, ..Takes::EVERY_THEORY },
        options: itself,
    }
}

impl OnJustice for FairRanking {
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
        let mut pool = Pool::new(terms, &monitor);
        let engine = self.safety.name().unwrap_or(SAFETY);
        let verdict = loop {
            if let Some(why) = control.stop() {
                break JusticeVerdict::Unknown(why);
            }
            let Some(measures) = pool.measures(terms) else {
                break JusticeVerdict::Unknown(Reason::NoRanking);
            };
            control.tell(|| Event::Frame { engine: NAME, k: pool.samples() });
            stats.set("measures", measures.len() as u64);
            let (ts, saved) = saving(terms, &monitor, begun, &measures);
            let run = match safety.reach(terms, &ts, Some(engine), control, &mut stats)? {
                Reach::Unknown(why) => break JusticeVerdict::Unknown(why),
                Reach::Never(formula) => {
                    let met = monitor.met.clone();
                    break JusticeVerdict::Holds(JusticeProof::Ranking {
                        met,
                        begun,
                        saved,
                        measures,
                        formula,
                    });
                }
                Reach::Run(run) => run,
            };
            let is_fair = |n: &usize| terms.eval(monitor.fair, &run[*n]) == Value::Bool(true);
            let fair: Vec<usize> = (0..run.len()).filter(is_fair).collect();
            let states: Vec<Vec<Value>> = fair.iter().map(|n| monitor.state(terms, &run[*n])).collect();
            let Some((again, now)) =
                fair.len().checked_sub(1).and_then(|last| Some((last.checked_sub(1)?, last)))
            else {
                return Err(EngineError::Inconsistent("a run with two fair positions has fewer"));
            };
            if let Some(first) = states[..now].iter().position(|state| *state == states[now]) {
                let positions = run[..fair[now]].iter().map(|position| task.ts.restricted(terms, position));
                break JusticeVerdict::Violated(Lasso { positions: positions.collect(), back: fair[first] });
            }
            // The pair that was found, and only that: those before it were looked at, or are met when they matter.
            pool.add(terms, &run[fair[again]], &run[fair[now]]);
        };
        stats.set("samples", pool.samples() as u64);
        Ok(JusticeOutcome { verdict, stats })
    }
}

/// The system that saves measures at fair positions, and asks for a fair position at which they have not fallen since.
fn saving(terms: &mut Terms, monitor: &Monitor, begun: Term, measures: &[Term]) -> (Ts, Vec<Term>) {
    let mut ts = monitor.ts.clone();
    ts.add_var(begun, "begun");
    ts.next.insert(begun, terms.or2(begun, monitor.fair));
    let not_begun = terms.not(begun);
    ts.init = terms.and2(ts.init, not_begun);
    let mut saved = Vec::with_capacity(measures.len());
    for measure in measures {
        let var = terms.fresh("measure", terms.sort(*measure));
        ts.add_var(var, "saved measure");
        ts.next.insert(var, terms.ite(monitor.fair, *measure, var));
        saved.push(var);
    }
    let mut falls = terms.fls();
    for (old, new) in saved.iter().zip(measures).rev() {
        let less = less(terms, *new, *old);
        let same = terms.eq(*new, *old);
        let rest = terms.and2(same, falls);
        falls = terms.or2(less, rest);
    }
    let stays = terms.not(falls);
    let bad = terms.and(&[begun, monitor.fair, stays]);
    ts.add_bad(bad, "measures do not fall");
    (ts, saved)
}

/// One number below another, in an order in which nothing falls for ever.
fn less(terms: &mut Terms, new: Term, old: Term) -> Term {
    let (zero, by) = match terms.sort(old) {
        Sort::Bv(_) => return terms.bvult(new, old),
        Sort::Int => (terms.int(0), terms.int(1)),
        _ => {
            let (zero, one) = (terms.int(0), terms.int(1));
            (terms.to_real(zero), terms.to_real(one))
        }
    };
    let most = terms.sub(old, by);
    let (bounded, below) = (terms.ge(old, zero), terms.le(new, most));
    terms.and2(bounded, below)
}
