//! The recorded load: relative-induction queries as IC3 makes them.
//!
//! A [`Load`] is one transition relation and a list of steps: clauses that join a frame, and queries with
//! the answer they must have. It is made by a small IC3-like run ([`record`]) over a random relation
//! ([`relation`]) that looks like a program: a program counter, flags, counters and words, guarded updates
//! in order of priority, inputs. Everything follows from a seed. The recording uses the CaDiCaL side, so
//! that work on the IC3 core changes how fast the load is replayed, never the load.
//!
//! A query is `frame ∧ ¬cube ∧ T ∧ cube'`: activation literals of frames and the primed cube are
//! assumptions, the negated cube is a temporary clause. Cubes come from states: half of the loads use a
//! literal for each bit, half use word-level literals (equalities with constants, bounds, comparisons of
//! variables). Unsatisfiable ones are generalised by dropping literals, which asks many nearly equal
//! questions; then the clause joins its frame. Satisfiable ones continue with the predecessor, up to a
//! depth. A replay reads the core of every unsatisfiable query; whether it also reads the predecessor state
//! of every satisfiable one, as IC3 does, is a choice, because Z3 spends most of its time on that.

#![allow(dead_code, reason = "each benchmark uses a part of it")]

pub(crate) mod record;
pub(crate) mod relation;

#[path = "../../tests/common/rng.rs"]
pub(crate) mod rng;

use certus_logic::{Term, Terms};
use certus_solver::{Answer, Limits, Query, Solver};
use relation::Relation;

/// What a replay does.
pub(crate) enum Step {
    /// A clause joins the frame of this activation literal.
    Clause { act: Term, clause: Term },
    /// A query and its answer.
    Query { assumptions: Vec<Term>, clause: Vec<Term>, sat: bool },
}

/// A relation and what is asked about it.
pub(crate) struct Load {
    pub(crate) terms: Terms,
    pub(crate) relation: Relation,
    pub(crate) steps: Vec<Step>,
}

impl Load {
    /// The number of queries, and how many of them are satisfiable.
    pub(crate) fn queries(&self) -> (usize, usize) {
        let answers = self.steps.iter().filter_map(|s| match s {
            Step::Query { sat, .. } => Some(*sat),
            Step::Clause { .. } => None,
        });
        answers.fold((0, 0), |(n, s), sat| (n + 1, s + usize::from(sat)))
    }

    /// Replays the load on a solver that has no assertions yet. Returns a number that depends on cores and
    /// models, so that reading them cannot be optimised away.
    ///
    /// # Panics
    /// If an answer is not the recorded one: a benchmark of wrong answers is worth nothing.
    pub(crate) fn replay(&self, solver: &mut dyn Solver, models: bool) -> usize {
        let terms = &self.terms;
        solver.assert(terms, self.relation.trans).expect("the relation is in the theory of bit-vectors");
        let mut seen = 0;
        for step in &self.steps {
            match step {
                Step::Clause { act, clause } => {
                    solver.assert_under(terms, *act, *clause).expect("clauses are bit-vector formulas");
                }
                Step::Query { assumptions, clause, sat } => {
                    let query = Query::of(assumptions).with_clause(clause);
                    let answer = solver.check(terms, &query, &Limits::none()).expect("an answer");
                    assert_eq!(
                        answer,
                        if *sat { Answer::Sat } else { Answer::Unsat },
                        "on {}",
                        solver.name()
                    );
                    if !*sat {
                        seen += solver.core().len();
                    } else if models {
                        let model = solver.model(terms, &self.relation.state).expect("a model");
                        seen += model.symbols().len();
                    }
                }
            }
        }
        seen
    }
}

/// The loads of the benchmark: relations of 10 to 40 variables, cubes of bits and of words in turn.
pub(crate) fn loads(queries_each: usize) -> Vec<Load> {
    [10, 14, 18, 22, 26, 30, 35, 40]
        .into_iter()
        .enumerate()
        .map(|(i, vars)| record::record(i as u64 + 1, vars, i % 2 == 0, queries_each))
        .collect()
}
