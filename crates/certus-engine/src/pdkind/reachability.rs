//! Can a set of states be reached within so many steps? If not, a lemma that excludes it and holds in all states that can.
//!
//! As in IC3 there is a sequence of frames: the lemmas of level `i` and above hold in all states that are reached within `i` steps. A
//! set that can be entered from a frame has a predecessor, by model-based projection, which is looked at one level lower. A set that
//! cannot be entered is excluded by an interpolant between the frame with a step and the set.

use super::Explanation;
use crate::control::Control;
use crate::engine::EngineError;
use crate::interpolants::{Interpolant, Interpolants};
use crate::moments::Moments;
use crate::projected::preimage;
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::{Sort, Term, Terms};
use certus_solver::{Answer, Purpose, Query, Session};

/// Can a set be entered from a frame?
const ENTER: Purpose = Purpose("enter");

/// Is a set initial in part?
const BEGIN: Purpose = Purpose("begin");

/// What was found out about a set of states.
pub(super) enum Reached {
    /// It is reached: sets that lead into each other in one step each, the first with an initial state, the last the set
    /// itself.
    By(Vec<Term>),
    /// It is not: this excludes it, and holds in all states that are reached within so many steps.
    Never(Term),
    /// A limit.
    Stopped(Reason),
}

/// The frames.
pub(super) struct Reachability {
    /// A step is asserted, and lemmas under their levels.
    steps: Session,
    /// The initial states are asserted.
    starts: Session,
    /// The activation literals of levels from 1 on.
    levels: Vec<Term>,
    /// Lemmas with their levels.
    lemmas: Vec<(usize, Term)>,
    explanation: Explanation,
}

impl Reachability {
    pub(super) fn new(
        terms: &mut Terms,
        moments: &mut Moments<'_>,
        control: &Control,
        explanation: Explanation,
    ) -> Result<Reachability, EngineError> {
        let (mut steps, mut starts) = (control.session()?, control.session()?);
        let step = moments.at(terms, moments.step, 0);
        steps.assert(terms, step)?;
        starts.assert(terms, moments.init)?;
        Ok(Reachability { steps, starts, levels: Vec::new(), lemmas: Vec::new(), explanation })
    }

    /// Adds what was counted.
    pub(super) fn count(&self, stats: &mut Stats) {
        stats.set("lemmas of reachability", self.lemmas.len() as u64);
        stats.add_queries(self.steps.tallies());
        stats.add_queries(self.starts.tallies());
    }

    fn level(&mut self, terms: &mut Terms, level: usize) -> Term {
        while self.levels.len() < level {
            let name = format!("within{}", self.levels.len() + 1);
            self.levels.push(terms.fresh(&name, Sort::Bool));
        }
        self.levels[level - 1]
    }

    /// The frame of a level as assumptions.
    fn frame(&self, init: Term, level: usize) -> Vec<Term> {
        match level {
            0 => vec![init],
            level => self.levels.iter().skip(level - 1).rev().copied().collect(),
        }
    }

    fn add(&mut self, terms: &mut Terms, level: usize, lemma: Term) -> Result<(), EngineError> {
        if level > 0 && !self.lemmas.contains(&(level, lemma)) {
            let act = self.level(terms, level);
            self.steps.assert_under(terms, act, lemma)?;
            self.lemmas.push((level, lemma));
        }
        Ok(())
    }

    /// Whether a set of states is reached within so many steps.
    pub(super) fn reach(
        &mut self,
        terms: &mut Terms,
        within: usize,
        set: Term,
        moments: &mut Moments<'_>,
        (interpolants, control): (&mut Interpolants, &Control),
    ) -> Result<Reached, EngineError> {
        // Sets that lead to the given one, with the level at which each is to be excluded.
        let mut open = vec![(set, within)];
        while let Some((set, level)) = open.last().copied() {
            if let Some(why) = control.stop() {
                return Ok(Reached::Stopped(why));
            }
            let literals = terms.conjuncts(set);
            let not_first = match self.starts.check(terms, &Query::of(&literals), BEGIN)? {
                Answer::Sat => return Ok(Reached::By(open.iter().rev().map(|(set, _)| *set).collect())),
                Answer::Unsat => in_core(&literals, &literals, self.starts.core()),
                Answer::Unknown(why) => return Ok(Reached::Stopped(why.into())),
            };
            let mut why_not = not_first;
            if level > 0 {
                let mut assumptions = self.frame(moments.init, level - 1);
                let first = assumptions.len();
                for literal in &literals {
                    assumptions.push(moments.at(terms, *literal, 1));
                }
                match self.steps.check(terms, &Query::of(&assumptions), ENTER)? {
                    Answer::Sat => {
                        let others = moments.later(terms, 1);
                        let all: Vec<Term> = moments.state().iter().chain(&others).copied().collect();
                        let model = self.steps.model(terms, &all)?;
                        let mut formulas = vec![moments.at(terms, moments.step, 0)];
                        formulas.extend(&assumptions[first..]);
                        let state = moments.state().to_vec();
                        let before =
                            match preimage(terms, &formulas, &model, &state, &others, &control.limits) {
                                Ok(before) => terms.and(&before),
                                Err(why) => return Ok(Reached::Stopped(why)),
                            };
                        open.push((before, level - 1));
                        continue;
                    }
                    Answer::Unsat => {
                        let core = in_core(&literals, &assumptions[first..], self.steps.core());
                        why_not.extend(
                            core.iter().filter(|t| !why_not.contains(t)).copied().collect::<Vec<_>>(),
                        );
                    }
                    Answer::Unknown(why) => return Ok(Reached::Stopped(why.into())),
                }
            }
            let lemma = match self.explain(terms, level, &why_not, moments, (interpolants, control))? {
                Ok(lemma) => lemma,
                Err(why) => return Ok(Reached::Stopped(why)),
            };
            self.add(terms, level, lemma)?;
            open.pop();
            if open.is_empty() {
                return Ok(Reached::Never(lemma));
            }
        }
        unreachable!("the loop ends when the first set is done")
    }

    /// A lemma of a level that excludes a cube, which has no initial states and cannot be entered from the level below.
    fn explain(
        &mut self,
        terms: &mut Terms,
        level: usize,
        cube: &[Term],
        moments: &mut Moments<'_>,
        (interpolants, control): (&mut Interpolants, &Control),
    ) -> Result<Result<Term, Reason>, EngineError> {
        let cube = terms.and(cube);
        let excluded = terms.not(cube);
        if self.explanation == Explanation::Cores {
            return Ok(Ok(excluded));
        }
        let init = moments.init;
        let mut parts = Vec::new();
        if level > 0 {
            let frame = match level - 1 {
                0 => init,
                below => {
                    let lemmas = self.lemmas.iter().filter(|(level, _)| *level >= below);
                    let lemmas: Vec<Term> = lemmas.map(|(_, lemma)| *lemma).collect();
                    terms.and(&lemmas)
                }
            };
            let step = moments.at(terms, moments.step, 0);
            let before = terms.and2(frame, step);
            let behind = moments.at(terms, cube, 1);
            match interpolants.between(terms, before, behind, &control.limits)? {
                Interpolant::Is(lemma) => parts.push(moments.back(terms, lemma, 1)),
                Interpolant::Stopped(why) => return Ok(Err(why)),
                Interpolant::None | Interpolant::Satisfiable => return Ok(Ok(excluded)),
            }
            let outside = terms.not(parts[0]);
            if self.starts.check(terms, &Query::of(&[outside]), BEGIN)? == Answer::Unsat {
                return Ok(Ok(parts[0]));
            }
        }
        match interpolants.between(terms, init, cube, &control.limits)? {
            Interpolant::Is(lemma) => parts.push(lemma),
            Interpolant::Stopped(why) => return Ok(Err(why)),
            Interpolant::None | Interpolant::Satisfiable => return Ok(Ok(excluded)),
        }
        Ok(Ok(terms.or(&parts)))
    }
}

/// Those of the literals whose assumptions are in a core.
fn in_core(literals: &[Term], assumptions: &[Term], core: &[Term]) -> Vec<Term> {
    literals.iter().zip(assumptions).filter(|(_, t)| core.contains(t)).map(|(literal, _)| *literal).collect()
}
