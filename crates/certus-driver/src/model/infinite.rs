//! Transition systems: is there an infinite run that violates a property?
//!
//! A property is sets of positions that no run may meet infinitely often all together, or a formula of LTL; the second becomes the first by its
//! tableau. Reductions of systems preserve which positions are reached, and say nothing of infinite runs: the system is left as it is, and only
//! the safety problems that engines make of it are reduced.

use crate::answer::Effort;
use crate::model::{How, SystemAnswer, SystemJob, checker, frankly, verify_system};
use crate::strategy::INVARIANTS;
use crate::unknown::Unknown;
use certus_certify::{
    Certified, Failure, Time, check_justice_proof, check_lasso, check_ltl_lasso, check_ltl_proof, check_time,
    with_time,
};
use certus_engine::{
    Control, Engine, EngineError, Entry, JusticeOutcome, JusticeTask, JusticeVerdict, Liveness, Reach,
    Reason, Safety, Stats, Timed, fits, registry,
};
use certus_logic::{Term, Terms};
use certus_model::justice::{JusticeProof, Lasso};
use certus_model::ltl::{Ltl, Tableau};
use certus_model::{Invariant, Problem, Proof, Property, Ts};
use std::num::NonZeroUsize;
use std::time::Instant;

/// What is asked of the infinite runs of a system.
#[derive(Clone, Debug)]
pub enum Infinite {
    /// None meets each of these sets of positions infinitely often.
    Justice(Vec<Term>),
    /// All that meet each of the sets infinitely often satisfy the formula.
    Ltl(Ltl<Term>, Vec<Term>),
}

/// What is asked, and how the answer is looked for.
#[derive(Clone)]
pub struct InfiniteJob<'a> {
    /// The system.
    pub ts: &'a Ts,
    /// The property.
    pub property: &'a Infinite,
    /// The engine that is asked which states are reached, where the engine of liveness names none.
    pub safety: &'a str,
    /// In systems with time, how much of it passes between two fair positions at least, where an engine asks for that.
    pub beta: NonZeroUsize,
    /// How the answer is looked for.
    pub how: How,
}

/// The answer.
#[derive(Clone, Debug)]
pub enum InfiniteAnswer {
    /// The property holds: a proof, and who checked it, if that was wanted.
    Holds(JusticeProof, Option<Certified>),
    /// It is violated by this run, which was evaluated on the system.
    Violated(Lasso),
    /// Neither, and why.
    Unknown(Unknown),
}

/// The answer and what it took.
#[derive(Clone, Debug)]
pub struct InfiniteReport {
    /// The answer.
    pub answer: InfiniteAnswer,
    /// What it took.
    pub effort: Effort,
}

/// Decides a property of the infinite runs of a system. `auto` is the engine `liveness` here.
///
/// # Errors
/// If the engine does not take the problem, or the solver fails. A limit is no error.
pub fn verify_infinite(
    terms: &mut Terms,
    job: &InfiniteJob<'_>,
    engine: &mut dyn Engine,
) -> Result<InfiniteReport, EngineError> {
    let mut usual = registry::make(Liveness::NAME)?;
    let engine = if engine.name() == certus_engine::Auto::NAME { usual.as_mut() } else { engine };
    let start = Instant::now();
    let timed = job.ts.delta.map(|delta| Timed::new(terms, job.ts, delta, job.beta));
    let ts = timed.as_ref().map_or(job.ts, |timed| &timed.ts);
    let tableau = match job.property {
        Infinite::Justice(_) => None,
        Infinite::Ltl(formula, _) => {
            let violated = formula.normal(true);
            Some(Tableau::new(terms, ts, &violated))
        }
    };
    let ts = tableau.as_ref().map_or(ts, |tableau| &tableau.ts);
    let (Infinite::Justice(asked) | Infinite::Ltl(_, asked)) = job.property;
    let mut sets: Vec<Term> = tableau.iter().flat_map(|tableau| tableau.sets.clone()).collect();
    sets.extend(asked);
    sets.extend(timed.iter().map(|timed| timed.tick));
    let at = |set: &Term| Invariant { at: [(Ts::LOOP, *set)].into_iter().collect() };
    let property = Property::Justice(sets.iter().map(at).collect());
    fits(engine, terms, &Problem::of_system(ts, &property), &job.how.control.solver)?;
    let Entry::Justice(engine) = engine.entry() else {
        return Err(EngineError::Inconsistent("an engine takes what it has no entry for"));
    };
    let safety = Reduced { how: &job.how, engine: job.safety };
    let task = JusticeTask { ts, sets: &sets };
    let control = Control { board: None, traces: None, ..job.how.control.clone() };
    let JusticeOutcome { verdict, stats } = engine.run(terms, &task, &safety, &control)?;
    let mut effort = Effort { stats, ..Effort::default() };
    effort.times.push(("engine", start.elapsed()));
    let answer = match verdict {
        JusticeVerdict::Unknown(why) => InfiniteAnswer::Unknown(Unknown::Engine(why)),
        JusticeVerdict::Violated(lasso) => {
            // Without the variables of the tableau and of the monitor of time.
            let positions = lasso.positions.iter().map(|position| job.ts.restricted(terms, position));
            let lasso = Lasso { positions: positions.collect(), back: lasso.back };
            let checked = match job.property {
                Infinite::Justice(sets) => check_lasso(terms, job.ts, sets, &lasso),
                Infinite::Ltl(formula, fairness) => check_ltl_lasso(terms, job.ts, fairness, formula, &lasso),
            };
            let in_time = match job.ts.delta {
                Some(delta) => check_time(terms, delta, &lasso),
                None => Ok(()),
            };
            match checked.and(in_time) {
                Ok(()) => InfiniteAnswer::Violated(lasso),
                Err(why) => InfiniteAnswer::Unknown(Unknown::RejectedRun(why)),
            }
        }
        JusticeVerdict::Holds(proof) => {
            let since = timed.as_ref().map(|timed| timed.since);
            certify(terms, job, since, tableau.as_ref(), proof)?
        }
    };
    Ok(InfiniteReport { answer, effort })
}

/// Has a proof checked on the system as it was read.
fn certify(
    terms: &mut Terms,
    job: &InfiniteJob<'_>,
    since: Option<Term>,
    tableau: Option<&Tableau>,
    proof: JusticeProof,
) -> Result<InfiniteAnswer, EngineError> {
    if !job.how.certify {
        return Ok(InfiniteAnswer::Holds(proof, None));
    }
    let control = &job.how.control;
    let mut formulas = vec![job.ts.init, job.ts.trans, job.ts.constraint];
    formulas.extend(job.ts.next.values());
    formulas.extend(job.ts.vars.iter().chain(&job.ts.inputs).map(|var| var.term));
    let solver = checker(terms, &formulas, &control.solver)?;
    let limits = &control.limits;
    let (Infinite::Justice(sets) | Infinite::Ltl(_, sets)) = job.property;
    let (mut ts, mut sets) = (job.ts.clone(), sets.clone());
    if let (Some(delta), Some(since)) = (job.ts.delta, since) {
        let time = Time { delta, beta: job.beta.get() as u64, since };
        match with_time(terms, job.ts, &time) {
            Ok((timed, tick)) => {
                ts = timed;
                sets.push(tick);
            }
            Err(why) => return Ok(InfiniteAnswer::Unknown(Unknown::Engine(Reason::NotCarried(why)))),
        }
    }
    let checked: Result<Certified, Failure> = match (job.property, tableau) {
        (Infinite::Ltl(formula, _), Some(tableau)) => {
            let promises = &tableau.promises;
            check_ltl_proof(terms, &ts, &sets, formula, promises, &proof, limits, &solver)
        }
        _ => check_justice_proof(terms, &ts, &sets, &proof, limits, &solver),
    };
    Ok(match checked {
        Ok(certified) => {
            let certified = frankly(certified, &control.solver, terms, &formulas);
            InfiniteAnswer::Holds(proof, Some(certified))
        }
        Err(failure) => InfiniteAnswer::Unknown(Unknown::Uncertified { failure, script: None }),
    })
}

/// Safety problems, reduced as those of users are.
struct Reduced<'a> {
    how: &'a How,
    engine: &'a str,
}

impl Safety for Reduced<'_> {
    fn reach(
        &self,
        terms: &mut Terms,
        ts: &Ts,
        engine: Option<&str>,
        control: &Control,
        stats: &mut Stats,
    ) -> Result<Reach, EngineError> {
        let how = How { certify: false, control: control.clone(), ..self.how.clone() };
        let job = SystemJob { ts, bad: 0, how };
        let mut ask = |terms: &mut Terms, name: &str| -> Result<SystemAnswer, EngineError> {
            let mut engine = registry::make(name)?;
            let report = verify_system(terms, &job, engine.as_mut())?;
            stats.merge(&report.effort.stats);
            Ok(report.answer)
        };
        let mut answer = ask(terms, engine.unwrap_or(self.engine))?;
        if matches!(&answer, SystemAnswer::Safe(proof, _) if !matches!(proof, Proof::Inductive(_))) {
            answer = ask(terms, INVARIANTS)?;
        }
        Ok(match answer {
            SystemAnswer::Unsafe(positions) => Reach::Run(positions),
            SystemAnswer::Safe(Proof::Inductive(invariant), _) => {
                Reach::Never(invariant.at.get(&Ts::LOOP).copied().unwrap_or(terms.tru()))
            }
            SystemAnswer::Safe(..) => {
                Reach::Unknown(Reason::NotCarried("the proof is no invariant".to_owned()))
            }
            SystemAnswer::Unknown(Unknown::Engine(why)) => Reach::Unknown(why),
            SystemAnswer::Unknown(why) => Reach::Unknown(Reason::NotCarried(why.to_string())),
        })
    }
}
