//! Interpolation of cubes (thesis 5.10): `A` is a cube after an edge, `B` what a frame and the edge lead to.
//!
//! An interpolant of the two contains the cube, and the edge does not enter it from the frame either. Unlike a subset of the cube's literals
//! it need not be made of them. Equalities of words with constants are given to the method bit by bit, which says the same: so that
//! `y = 0`, which `y := 1` does not enter, can become `y is even`.

use super::literals::{bits, equality_with_constant};
use super::options::Interpolation;
use super::relations::Relations;
use crate::engine::EngineError;
use crate::ic3::core::{Frames, Halt, OrHalt};
use crate::interpolants::{Interpolant, Interpolants, InterpolationOptions, Method};
use crate::stats::Stats;
use certus_logic::{Substitution, Term, Terms};
use certus_model::{Cfa, EdgeId};
use certus_solver::Limits;

/// So many conflicts may a method take.
const METHOD_CONFLICTS: u64 = 2_000;

/// An interpolant may have so many times the subterms of its cube.
const MOST_GROWTH: usize = 4;

/// Interpolants of cubes, with what was counted.
pub(super) struct OfCubes {
    method: Interpolants,
    limits: Limits,
    asked: u64,
    none: u64,
    too_large: u64,
}

impl OfCubes {
    /// What the option says; nothing if it is off.
    pub(super) fn new(option: Interpolation, limits: &Limits) -> Option<OfCubes> {
        let method = match option {
            Interpolation::Off => return None,
            Interpolation::On => Method::All,
            Interpolation::Proofs => Method::Proofs,
            Interpolation::Postconditions => Method::Postconditions,
            Interpolation::Preconditions => Method::Preconditions,
            Interpolation::Cubes => Method::Cubes,
        };
        // What is wrong is found out by the query that confirms it.
        let method = InterpolationOptions { method, ..InterpolationOptions::default() }.make_unchecked();
        let limits = limits.clone().with_conflicts(METHOD_CONFLICTS);
        Some(OfCubes { method, limits, asked: 0, none: 0, too_large: 0 })
    }

    /// Literals whose conjunction is an interpolant of a cube after an edge, and of the frame of index `i` before it with what the edge
    /// does. Nothing if no method finds one of a bearable size.
    pub(super) fn of(
        &mut self,
        terms: &mut Terms,
        cfa: &Cfa,
        (relations, frames): (&Relations, &Frames<Term>),
        (edge, i): (EdgeId, u32),
        (literals, fact): (&[Term], Term),
    ) -> OrHalt<Option<Vec<Term>>> {
        self.asked += 1;
        let transition = &relations.edge(edge).transition;
        let (from, to) = (cfa.edge(edge).from, cfa.edge(edge).to);
        // The variables of the cube, with symbols for the state after the edge.
        let (mut after, mut back) = (Substitution::new(), Substitution::new());
        let mut behind = vec![transition.guard, fact];
        for var in terms.free_vars_of(literals) {
            let symbol = terms.fresh("after", terms.sort(var));
            after.insert(var, symbol);
            back.insert(symbol, var);
            let next = transition.next.binary_search_by_key(&var, |(var, _)| *var);
            let value = next.map_or(var, |at| transition.next[at].1);
            behind.push(terms.eq(symbol, value));
        }
        behind.extend(frames.at(from).frame(i).map(|lemma| lemma.cube.negation(terms)));
        if from == to {
            let cube = terms.and(literals);
            behind.push(terms.not(cube));
        }
        let mut before = Vec::new();
        for literal in literals {
            match equality_with_constant(terms, *literal) {
                Some((term, value)) if let Some(value) = terms.as_bv(value).cloned() => {
                    bits(terms, term, &value, &mut before);
                }
                _ => before.push(*literal),
            }
        }
        let (before, behind) = (terms.and(&before), terms.and(&behind));
        let before = terms.substitute(before, &mut after);
        let found = match self.method.between(terms, before, behind, &self.limits).map_err(Halt::Failed)? {
            Interpolant::Is(found) => found,
            Interpolant::None => {
                self.none += 1;
                return Ok(None);
            }
            Interpolant::Stopped(why) => return Err(Halt::Stopped(why)),
            Interpolant::Satisfiable => {
                let why = "a cube that an edge does not enter is entered";
                return Err(Halt::Failed(EngineError::Inconsistent(why)));
            }
        };
        let whole = terms.and(literals);
        if terms.dag_size(found) > MOST_GROWTH * terms.dag_size(whole) {
            self.too_large += 1;
            return Ok(None);
        }
        let found = terms.substitute(found, &mut back);
        Ok(Some(terms.conjuncts(found)))
    }

    /// Adds what was counted.
    pub(super) fn add_stats(&self, stats: &mut Stats) {
        stats.set("interpolants asked for", self.asked);
        stats.set("interpolants too large", self.too_large);
        stats.set("cubes without interpolants", self.none);
    }
}
