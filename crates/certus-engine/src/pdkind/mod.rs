//! `pdkind`: property-directed k-induction.
//!
//! Jovanović, Dutertre, *Property-Directed k-Induction*, FMCAD 2016. An *induction frame* is a set of pairs: a lemma that holds in all
//! states that are reached within `n` steps, and a set of states outside of it that leads to a bad state. [`Search::push`] looks for lemmas that are
//! k-inductive relative to the frame. Where one is not, the states from which it fails are generalised by model-based projection, and
//! [`reachability`] tells whether they are reached: if not, an interpolant strengthens the frame; if they are and lead to a bad state,
//! the system is unsafe; if they are and do not, the lemma is replaced by the weakest one of its pair. When all lemmas of a frame are
//! pushed, their conjunction is a k-inductive invariant.

mod failing;
mod reachability;

use crate::control::{Control, Event};
use crate::engine::{EngineError, OnSystems, Outcome, SystemTask, Takes, Verdict};
use crate::interpolants::{Interpolants, InterpolationOptions};
use crate::moments::Moments;
use crate::option_groups::{choices, engine, option_group};
use crate::projected::{point, preimage};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::{Assignment, Term, Terms};
use certus_model::one_loop::run_of;
use certus_model::{Invariant, Proof};
use certus_solver::{Answer, Purpose, Query, Session};
use failing::Failing;
use reachability::{Reachability, Reached};
use std::collections::VecDeque;
use std::num::NonZeroUsize;

/// The name of the engine.
const NAME: &str = "pdkind";

/// Do k steps through a frame lead out of a lemma?
const INDUCTION: Purpose = Purpose("induction");

/// Do k steps through a frame lead to states that are known to lead to a bad one?
const DANGER: Purpose = Purpose("danger");

/// Queries for the values of a run.
const RUN: Purpose = Purpose("run");

/// No fewer pairs than this are looked at for an inductive proof in place of another one.
const MIN_PAIRS: u64 = 32;

choices! {
    /// What excludes states that are not reached.
    enum Explanation {
        /// Interpolants.
        Interpolants = "interpolants",
        /// The literals that a core has, negated.
        Cores = "cores",
    }
}

option_group! {
    /// Induction.
    struct PdKindOptions in "induction" {
        "k" most: Option<NonZeroUsize> = None,
            "the largest k: with 1 proofs are inductive; else k is one more than the frame's number of steps";
        "inductive" inductive: bool = true,
            "after a proof by several steps one by a single step is looked for, for about as long";
        "explanations" explanation: Explanation = Explanation::Interpolants,
            "what excludes states that are not reached: interpolants, or literals of an unsatisfiable core";
        "facts" facts: bool = true, "assume what other analyses have proved";
    }
}

/// The engine.
#[derive(Clone, Debug, Default)]
pub struct PdKind {
    options: PdKindOptions,
    interpolation: InterpolationOptions,
}

engine! {
    PdKind as Systems {
        name: |_| NAME,
        about: |_| "property-directed k-induction: lemmas from interpolants, k-inductive relative to a frame",
        takes: Takes::LINEAR,
        options: [options, interpolation],
    }
}

impl OnSystems for PdKind {
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &SystemTask<'_>,
        control: &Control,
    ) -> Result<Outcome, EngineError> {
        let failing = Failing::new(terms, task);
        let mut moments = Moments::new(terms, &failing.task(), self.options.facts);
        let reachability = Reachability::new(terms, &mut moments, control, self.options.explanation)?;
        let mut search = Search {
            moments,
            reachability,
            interpolants: self.interpolation.make(),
            options: &self.options,
            control,
            dangers: Vec::new(),
            frame: Vec::new(),
            known: None,
            handled: 0,
            most: None,
            stats: Stats::default(),
        };
        let verdict = match search.conclude(terms)? {
            Conclusion::Proof { k, formula } => {
                let formulas = search.moments.invariant(terms, formula);
                Verdict::Safe(proof(k, failing.formulas(terms, formulas)))
            }
            Conclusion::Run(positions) => {
                Verdict::Unsafe(run_of(terms, task.ts, &failing.positions(positions)))
            }
            Conclusion::Stopped(why) => Verdict::Unknown(why),
        };
        let mut stats = search.stats;
        search.reachability.count(&mut stats);
        search.interpolants.count(&mut stats);
        Ok(Outcome { verdict, stats })
    }
}

/// A proof by `k` steps.
fn proof(k: usize, formulas: Invariant) -> Proof {
    match k {
        1 => Proof::Inductive(formulas),
        k => Proof::KInductive { k: k as u32, formulas, simple: false },
    }
}

/// A set of states that leads to a bad one.
struct Danger {
    set: Term,
    /// In so many steps to this other set; none if its states are bad.
    then: Option<(usize, usize)>,
}

/// A lemma, and by its number a set of states outside of it that leads to a bad one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pair {
    lemma: Term,
    danger: usize,
}

/// How the search ends.
enum Conclusion {
    Proof { k: usize, formula: Term },
    Run(Vec<Assignment>),
    Stopped(Reason),
}

/// How a push ends.
enum Pushed {
    /// These pairs hold within so many steps.
    Frame { pairs: Vec<Pair>, within: usize },
    /// The search ends.
    End(Conclusion),
}

struct Search<'a> {
    moments: Moments<'a>,
    reachability: Reachability,
    interpolants: Interpolants,
    options: &'a PdKindOptions,
    control: &'a Control,
    dangers: Vec<Danger>,
    /// The induction frame.
    frame: Vec<Pair>,
    /// A proof by several steps: the number of steps, and the formula.
    known: Option<(usize, Term)>,
    /// How many pairs were looked at.
    handled: u64,
    /// How many may be.
    most: Option<u64>,
    stats: Stats,
}

impl Search<'_> {
    /// The answer; where an inductive proof was looked for in vain, the one by several steps.
    fn conclude(&mut self, terms: &mut Terms) -> Result<Conclusion, EngineError> {
        let conclusion = self.search(terms)?;
        Ok(match (conclusion, self.known) {
            (Conclusion::Stopped(_), Some((k, formula))) => Conclusion::Proof { k, formula },
            (conclusion, _) => conclusion,
        })
    }

    fn search(&mut self, terms: &mut Terms) -> Result<Conclusion, EngineError> {
        let bad = self.moments.bad;
        self.dangers.push(Danger { set: bad, then: None });
        match self.reach(terms, 0, bad)? {
            Reached::By(sets) => return self.run(terms, &sets, 0),
            Reached::Never(_) => {}
            Reached::Stopped(why) => return Ok(Conclusion::Stopped(why)),
        }
        self.frame.push(Pair { lemma: terms.not(bad), danger: 0 });
        let mut within = 0;
        loop {
            let most = if self.known.is_some() { Some(NonZeroUsize::MIN) } else { self.options.most };
            let k = most.map_or(within + 1, |most| most.get().min(within + 1));
            self.control.tell(|| Event::Frame { engine: NAME, k: within + 1 });
            self.stats.set("frames", within as u64 + 1);
            self.stats.set("k", k as u64);
            let (pairs, next) = match self.push(terms, within, k)? {
                Pushed::Frame { pairs, within } => (pairs, within),
                Pushed::End(conclusion) => return Ok(conclusion),
            };
            if pairs.len() == self.frame.len() && self.frame.iter().all(|pair| pairs.contains(pair)) {
                let lemmas: Vec<Term> = pairs.iter().map(|pair| pair.lemma).collect();
                let formula = terms.and(&lemmas);
                if k == 1 || self.is_inductive(terms, formula)? {
                    return Ok(Conclusion::Proof { k: 1, formula });
                }
                self.known = Some((k, formula));
                if !self.options.inductive {
                    return Ok(Conclusion::Proof { k, formula });
                }
                // All lemmas hold for ever. What else do they need to be inductive?
                self.most = Some(MIN_PAIRS + 2 * self.handled);
            }
            (self.frame, within) = (pairs, next);
        }
    }

    fn reach(&mut self, terms: &mut Terms, within: usize, set: Term) -> Result<Reached, EngineError> {
        let how = (&mut self.interpolants, self.control);
        self.reachability.reach(terms, within, set, &mut self.moments, how)
    }

    /// Whether a formula is inductive as it is.
    fn is_inductive(&mut self, terms: &mut Terms, formula: Term) -> Result<bool, EngineError> {
        let mut session = self.control.session()?;
        let step = self.moments.at(terms, self.moments.step, 0);
        let after = self.moments.at(terms, formula, 1);
        let not_after = terms.not(after);
        let answer = session.check(terms, &Query::of(&[formula, step, not_after]), INDUCTION)?;
        self.stats.add_queries(session.tallies());
        Ok(answer == Answer::Unsat)
    }

    /// Pushes the pairs of the frame, whose lemmas hold within so many steps, by k-induction.
    fn push(&mut self, terms: &mut Terms, within: usize, k: usize) -> Result<Pushed, EngineError> {
        let mut session = self.control.session()?;
        for moment in 0..k {
            let step = self.moments.at(terms, self.moments.step, moment);
            session.assert(terms, step)?;
        }
        for pair in self.frame.clone() {
            self.assume(terms, &mut session, pair.lemma, k)?;
        }
        let out = self.push_all(terms, &mut session, within, k);
        self.stats.add_queries(session.tallies());
        out
    }

    /// Assumes a lemma at the first `k` moments.
    fn assume(
        &mut self,
        terms: &mut Terms,
        session: &mut Session,
        lemma: Term,
        k: usize,
    ) -> Result<(), EngineError> {
        for moment in 0..k {
            let lemma = self.moments.at(terms, lemma, moment);
            session.assert(terms, lemma)?;
        }
        Ok(())
    }

    /// The inner loop. The frame gets stronger on the way: what is assumed in the session stays true of it.
    fn push_all(
        &mut self,
        terms: &mut Terms,
        session: &mut Session,
        within: usize,
        k: usize,
    ) -> Result<Pushed, EngineError> {
        let mut queue: VecDeque<Pair> = self.frame.iter().copied().collect();
        let mut pushed: Vec<Pair> = Vec::new();
        let mut next = within + k;
        let stopped = |why| Ok(Pushed::End(Conclusion::Stopped(why)));
        while let Some(pair) = queue.pop_front() {
            if let Some(why) = self.control.stop() {
                return stopped(why);
            }
            self.handled += 1;
            if self.most.is_some_and(|most| self.handled > most) {
                return stopped(Reason::Patience);
            }
            let not_lemma = terms.not(pair.lemma);
            let fails = self.moments.at(terms, not_lemma, k);
            let failure = match session.check(terms, &Query::of(&[fails]), INDUCTION)? {
                Answer::Unsat => {
                    if !pushed.contains(&pair) {
                        pushed.push(pair);
                    }
                    continue;
                }
                Answer::Sat => self.model(terms, session, k)?,
                Answer::Unknown(why) => return stopped(why.into()),
            };
            // Do such steps lead to where a bad state is ahead?
            let danger = self.dangers[pair.danger].set;
            let there = self.moments.at(terms, danger, k);
            let leads = if danger == not_lemma {
                Some(failure.clone())
            } else {
                match session.check(terms, &Query::of(&[there]), DANGER)? {
                    Answer::Sat => Some(self.model(terms, session, k)?),
                    Answer::Unsat => None,
                    Answer::Unknown(why) => return stopped(why.into()),
                }
            };
            if let Some(model) = leads {
                let set = match self.before(terms, there, &model, k) {
                    Ok(set) => set,
                    Err(why) => return stopped(why),
                };
                match self.reach(terms, within, set)? {
                    Reached::By(sets) => {
                        self.dangers.push(Danger { set, then: Some((k, pair.danger)) });
                        return self.run(terms, &sets, self.dangers.len() - 1).map(Pushed::End);
                    }
                    Reached::Never(lemma) => {
                        self.stats.add("dangers excluded", 1);
                        self.dangers.push(Danger { set, then: Some((k, pair.danger)) });
                        let new = Pair { lemma, danger: self.dangers.len() - 1 };
                        self.frame.push(new);
                        self.assume(terms, session, lemma, k)?;
                        queue.extend([new, pair]);
                    }
                    Reached::Stopped(why) => return stopped(why),
                }
                continue;
            }
            let set = match self.before(terms, fails, &failure, k) {
                Ok(set) => set,
                Err(why) => return stopped(why),
            };
            match self.reach(terms, within, set)? {
                Reached::Never(lemma) => {
                    self.stats.add("lemmas strengthened", 1);
                    let stronger = Pair { lemma: terms.and2(pair.lemma, lemma), ..pair };
                    self.frame.retain(|other| *other != pair);
                    self.frame.push(stronger);
                    self.assume(terms, session, lemma, k)?;
                    queue.push_back(stronger);
                }
                Reached::By(sets) => {
                    // The lemma does not hold for ever: where does it fail first?
                    self.stats.add("lemmas given up", 1);
                    let most = sets.len() - 1 + k;
                    let mut first = within + 1;
                    while first < most.min(next) {
                        match self.reach(terms, first, not_lemma)? {
                            Reached::By(_) => break,
                            Reached::Never(_) => first += 1,
                            Reached::Stopped(why) => return stopped(why),
                        }
                    }
                    next = next.min(first);
                    let weaker = Pair { lemma: terms.not(danger), ..pair };
                    if !self.frame.contains(&weaker) {
                        self.frame.push(weaker);
                        self.assume(terms, session, weaker.lemma, k)?;
                    }
                    if !pushed.contains(&weaker) {
                        pushed.push(weaker);
                    }
                }
                Reached::Stopped(why) => return stopped(why),
            }
        }
        Ok(Pushed::Frame { pairs: pushed, within: next })
    }

    /// The values of all variables up to moment `k` in the model of the last query.
    fn model(
        &mut self,
        terms: &mut Terms,
        session: &mut Session,
        k: usize,
    ) -> Result<Assignment, EngineError> {
        let later = self.moments.later(terms, k);
        let all: Vec<Term> = self.moments.state().iter().chain(&later).copied().collect();
        Ok(session.model(terms, &all)?)
    }

    /// States from which `k` steps lead to where a formula of moment `k` holds, with that of a model among them.
    fn before(
        &mut self,
        terms: &mut Terms,
        goal: Term,
        model: &Assignment,
        k: usize,
    ) -> Result<Term, Reason> {
        let mut formulas = vec![goal];
        for moment in 0..k {
            formulas.push(self.moments.at(terms, self.moments.step, moment));
        }
        let later = self.moments.later(terms, k);
        let state = self.moments.state().to_vec();
        let literals = preimage(terms, &formulas, model, &state, &later, &self.control.limits)?;
        Ok(terms.and(&literals))
    }

    /// A run through sets that lead into each other in one step each, and on to a bad state.
    fn run(&mut self, terms: &mut Terms, sets: &[Term], danger: usize) -> Result<Conclusion, EngineError> {
        let mut ways: Vec<(usize, Term)> = sets.iter().skip(1).map(|set| (1, *set)).collect();
        let mut at = danger;
        while let Some((steps, then)) = self.dangers[at].then {
            ways.push((steps, self.dangers[then].set));
            at = then;
        }
        let mut session = self.control.session()?;
        let mut from = vec![self.moments.init];
        ways.insert(0, (0, sets.first().copied().unwrap_or(terms.tru())));
        let mut out: Vec<Assignment> = Vec::new();
        for (steps, goal) in ways {
            let mut formulas = from;
            for moment in 0..steps {
                formulas.push(self.moments.at(terms, self.moments.step, moment));
            }
            formulas.push(self.moments.at(terms, goal, steps));
            match session.check(terms, &Query::of(&formulas), RUN)? {
                Answer::Sat => {}
                Answer::Unsat => return Err(EngineError::Inconsistent("a run breaks off")),
                Answer::Unknown(why) => return Ok(Conclusion::Stopped(why.into())),
            }
            // The last position is the first of the next way, which chooses its inputs.
            out.pop();
            out.extend(self.moments.positions(terms, &mut session, 0..=steps)?);
            let state = self.moments.state().to_vec();
            from = out.last().map_or_else(Vec::new, |last| point(terms, last, &state));
        }
        self.stats.add_queries(session.tallies());
        Ok(Conclusion::Run(out))
    }
}
