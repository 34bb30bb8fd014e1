//! k-induction: if no run of k steps reaches the error, and no k steps from anywhere do whose states look safe,
//! then no run does.
//!
//! What looks safe at a location is a formula ([`formulas`]): the facts that are known there, and that no edge
//! to the error can be taken. The *base* is bounded model checking; the *step* is an unrolling from any location
//! with any values. Every formula is assumed at all depths of the step but the last.

mod facts;
mod formulas;

use crate::bmc::{Progress, Search, outside};
use crate::control::Control;
use crate::engine::{Engine, EngineError, OnAutomata, Outcome, Takes, Task, Verdict};
use crate::option_groups::{engine, option_group};
use crate::reason::Reason;
use crate::stats::Stats;
use crate::unrolling::Unrolling;
use certus_logic::{Sort, Term, Terms};
use certus_model::{Cfa, Invariant, Loc, Proof};
use certus_solver::{Answer, Purpose, Query};
use formulas::Formulas;
use std::num::NonZeroUsize;

/// Do k good steps from anywhere lead to a bad state?
const STEP: Purpose = Purpose("step");

option_group! {
    /// The engine.
    pub struct KInduction in "" {
        "bound" bound: Option<NonZeroUsize> = None, "the largest k to try";
        "facts" facts: bool = true,
            "assume what other analyses have proved, as far as it is inductive by itself";
        "simple" simple: bool = false,
            "the step meets no state twice (Sheeran, Singh, Stålmarck 2000): complete, but costs k² constraints";
    }
}

engine! {
    KInduction as Automata {
        name: |_| "kinduction",
        about: |_| "k-induction: bounded model checking, and a proof once k safe steps cannot lead to the error",
        takes: Takes::EVERY_THEORY,
        options: itself,
    }
}

impl OnAutomata for KInduction {
    fn run(&mut self, terms: &mut Terms, task: &Task<'_>, control: &Control) -> Result<Outcome, EngineError> {
        let cfa = task.cfa;
        let mut stats = Stats::default();
        let facts = if self.facts {
            let likely = control.board.as_ref().map(|board| board.with_suggested(terms, task.facts));
            let task = Task { facts: likely.as_ref().unwrap_or(task.facts), ..*task };
            let facts = facts::inductive(terms, &task, control, &mut stats)?;
            if let Some(board) = &control.board {
                let all: Vec<(Loc, Term)> = facts.at.iter().map(|(loc, fact)| (*loc, *fact)).collect();
                // They rest on nothing else, so nothing has to be done if they could not be told.
                let _ = board.prove(terms, &all);
            }
            facts
        } else {
            Invariant::default()
        };
        let mut base = Search::new(terms, cfa, control, 1)?;
        let mut step = Step::new(terms, cfa, &facts, control, self.simple)?;
        let verdict = loop {
            if self.bound.is_some_and(|bound| base.depth() >= bound.get()) {
                break Verdict::Unknown(Reason::Bound(base.depth()));
            }
            match base.advance(terms, control, self.name())? {
                Progress::Open => {}
                Progress::Bug(run) => break Verdict::Unsafe(run),
                Progress::Complete => break Verdict::Safe(base.proof(terms, control, &mut stats)?),
                Progress::Stopped(why) => break Verdict::Unknown(why),
            }
            match step.advance(terms)? {
                Answer::Sat => {}
                Answer::Unsat => break Verdict::Safe(step.proof(terms, cfa)),
                Answer::Unknown(why) => break Verdict::Unknown(why.into()),
            }
        };
        base.count(&mut stats);
        stats.add_queries(step.unrolling.session.tallies());
        Ok(Outcome { verdict, stats })
    }
}

/// The step.
struct Step<'a> {
    unrolling: Unrolling<'a>,
    formulas: Formulas,
    simple: bool,
}

impl<'a> Step<'a> {
    fn new(
        terms: &mut Terms,
        cfa: &'a Cfa,
        facts: &Invariant,
        control: &Control,
        simple: bool,
    ) -> Result<Step<'a>, EngineError> {
        let unrolling = Unrolling::from_anywhere(terms, cfa, control)?;
        let formulas = Formulas::new(terms, cfa, &unrolling, facts);
        let mut step = Step { unrolling, formulas, simple };
        step.assume_last(terms)?;
        Ok(step)
    }

    /// Assumes the formulas at the last depth, and that its state is none of those before.
    fn assume_last(&mut self, terms: &mut Terms) -> Result<(), EngineError> {
        let depth = self.unrolling.depth();
        for node in self.unrolling.layers[depth].clone() {
            let formula = self.formulas.all(terms, node.loc);
            let formula = self.unrolling.at(terms, &node, formula);
            self.unrolling.imply(terms, node.reach, formula)?;
            if !self.simple {
                continue;
            }
            let before: Vec<_> = self.unrolling.layers[..depth]
                .iter()
                .flatten()
                .filter(|other| other.loc == node.loc)
                .map(|other| (other.reach, other.values.clone()))
                .collect();
            for (reach, values) in before {
                let pairs = values.iter().zip(&node.values);
                let same: Vec<Term> = pairs.map(|(a, b)| terms.eq(*a, *b)).collect();
                let same = terms.and(&same);
                let differ = terms.not(same);
                let both = terms.and2(reach, node.reach);
                self.unrolling.imply(terms, both, differ)?;
            }
        }
        Ok(())
    }

    /// The query for one k more: do k steps through good states lead to the error, or to a state that is not
    /// good? `Unsat` is the proof.
    fn advance(&mut self, terms: &mut Terms) -> Result<Answer, EngineError> {
        self.unrolling.extend(terms)?;
        let depth = self.unrolling.depth();
        let mut bad = Vec::new();
        for node in self.unrolling.layers[depth].clone() {
            // Facts are inductive by themselves, so one good step keeps them.
            let formula = self.formulas.safe(node.loc);
            let formula = self.unrolling.at(terms, &node, formula);
            if formula != terms.tru() {
                let here = terms.fresh("step.bad", Sort::Bool);
                let broken = terms.not(formula);
                self.unrolling.imply(terms, here, broken)?;
                self.unrolling.imply(terms, here, node.reach)?;
                bad.push(here);
            }
        }
        if bad.is_empty() {
            return Ok(Answer::Unsat);
        }
        let answer = self.unrolling.session.check(terms, &Query::default().with_clause(&bad), STEP)?;
        if answer == Answer::Sat {
            self.assume_last(terms)?;
        }
        Ok(answer)
    }

    /// The proof after `Unsat`.
    fn proof(&self, terms: &mut Terms, cfa: &Cfa) -> Proof {
        let k = self.unrolling.depth() as u32;
        if !self.simple
            && let Some(at) = self.formulas.inductive(terms, cfa, &self.unrolling, k)
        {
            return Proof::Inductive(self.complete(terms, cfa, |_, loc| at[loc.index()]));
        }
        let formulas = self.complete(terms, cfa, |terms, loc| self.formulas.all(terms, loc));
        Proof::KInductive { k, formulas, simple: self.simple && k > 1 }
    }

    /// Formulas for all locations from those for the locations on the way to the error.
    fn complete(&self, terms: &mut Terms, cfa: &Cfa, at: impl Fn(&mut Terms, Loc) -> Term) -> Invariant {
        let mut out = outside(terms, cfa);
        for (loc, formula) in &mut out.at {
            if !self.unrolling.leaving(*loc).is_empty() {
                *formula = at(terms, *loc);
            }
        }
        out
    }
}
