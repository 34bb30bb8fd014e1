//! Which linear equations hold between variables, by location.
//!
//! `lo = 0; hi = 2 * mid; while (mid > 0) { lo++; hi--; mid--; }` keeps `hi = lo + 2 * mid`, whatever `mid` was, and
//! whether or not numbers wrap around. Variables of each width are looked at by themselves.

mod space;

use crate::analyses::flow::Flow;
use crate::analyses::forward::{Domain, Solution, nodes, solve};
use certus_logic::{Op, Sort, Substitution, Term, Terms};
use certus_model::Command;
use certus_model::graph::BitSet;
use certus_model::liveness::live_nodes;
use space::{Space, Sum};
use std::collections::BTreeMap;

/// Sums of more variables than this are of no use.
const MOST_VARIABLES_OF_A_SUM: usize = 4;

/// Sums with larger coefficients are not put in for variables.
const LARGEST_COEFFICIENT: u64 = 256;

/// After so many visits a loop head's directions go as far as they can.
const VISITS_BEFORE_WIDENING: u32 = 4;

/// What is known at a node: a space for each width.
pub(crate) type Known = BTreeMap<u32, Space>;

/// The analysis.
pub(crate) struct Affine {
    vars: Vec<Term>,
    widths: Vec<u32>,
    live: Vec<BitSet>,
}

impl Affine {
    pub(crate) fn new(terms: &Terms, flow: &Flow<'_>) -> Affine {
        let vars: Vec<Term> = flow.cfa.vars.iter().map(|var| var.term).collect();
        let width = |var: &Term| match terms.sort(*var) {
            Sort::Bv(width @ 2..=64) => width,
            _ => 0,
        };
        let widths = vars.iter().map(width).collect();
        Affine { vars, widths, live: live_nodes(flow, |_, _| true) }
    }

    pub(crate) fn solve(&mut self, terms: &mut Terms, flow: &Flow<'_>) -> Solution<Known> {
        solve(self, terms, flow)
    }

    /// A term as a sum of variables, if it is one.
    fn sum(&self, terms: &Terms, flow: &Flow<'_>, term: Term) -> Option<Sum> {
        if let Some(constant) = terms.as_bv(term) {
            return Some(Sum { constant: constant.to_u64()?, parts: Vec::new() });
        }
        if let Some(var) = flow.var.get(&term) {
            return Some(Sum { constant: 0, parts: vec![(*var, 1)] });
        }
        match terms.op(term) {
            Op::BvAdd => {
                let mut all = Sum::default();
                for arg in terms.args(term) {
                    all.add(1, &self.sum(terms, flow, *arg)?);
                }
                Some(all)
            }
            Op::BvMul => {
                let [by, of] = *terms.args(term) else { return None };
                let mut all = Sum::default();
                all.add(terms.as_bv(by)?.to_u64()?, &self.sum(terms, flow, of)?);
                Some(all)
            }
            _ => None,
        }
    }

    /// A sum as a term.
    fn term(&self, terms: &mut Terms, width: u32, sum: &Sum) -> Term {
        let mut all = terms.bv(width, u128::from(sum.constant));
        for (var, by) in &sum.parts {
            let by = terms.bv(width, u128::from(*by));
            let part = terms.bvmul(by, self.vars[*var as usize]);
            all = terms.bvadd(all, part);
        }
        all
    }

    /// What variables equal at a node.
    fn equations(known: &Known) -> impl Iterator<Item = (u32, u32, Sum)> {
        let all = known
            .iter()
            .flat_map(|(width, space)| space.equations().into_iter().map(|(var, sum)| (*width, var, sum)));
        all.filter(|(_, _, sum)| sum.parts.len() <= MOST_VARIABLES_OF_A_SUM)
    }

    /// Variables that equal sums of others wherever they are live, and not just constants everywhere.
    pub(crate) fn redundant(
        &mut self,
        terms: &mut Terms,
        flow: &Flow<'_>,
        solution: &Solution<Known>,
    ) -> Vec<bool> {
        let mut redundant: Vec<bool> = self.widths.iter().map(|width| *width != 0).collect();
        // An index is better a variable than a sum.
        for var in indices(terms, flow) {
            redundant[var as usize] = false;
        }
        let mut sums = vec![false; self.vars.len()];
        nodes(self, terms, flow, solution, |domain, _, node, known| {
            let simple = Affine::equations(known).filter(|(width, _, sum)| is_simple(*width, sum));
            let equations: BTreeMap<u32, usize> =
                simple.map(|(_, var, sum)| (var, sum.parts.len())).collect();
            for var in domain.live[node as usize].iter() {
                match equations.get(&var) {
                    None => redundant[var as usize] = false,
                    Some(parts) => sums[var as usize] |= *parts > 0,
                }
            }
        });
        redundant.iter().zip(sums).map(|(redundant, sum)| *redundant && sum).collect()
    }

    /// What to put in for redundant variables.
    pub(crate) fn substitution(&self, terms: &mut Terms, known: &Known, redundant: &[bool]) -> Substitution {
        let equations = Affine::equations(known).filter(|(_, var, _)| redundant[*var as usize]);
        equations.map(|(width, var, sum)| (self.vars[var as usize], self.term(terms, width, &sum))).collect()
    }

    /// What holds at each location, about variables that are live there: inductive by itself.
    pub(crate) fn facts(
        &mut self,
        terms: &mut Terms,
        flow: &Flow<'_>,
        solution: &Solution<Known>,
    ) -> Vec<Term> {
        let mut facts = vec![terms.fls(); flow.cfa.locations.len()];
        nodes(self, terms, flow, solution, |domain, terms, node, known| {
            if flow.is_location(node) {
                let mut all = Vec::new();
                for (width, space) in known {
                    for (var, sum) in space.equations() {
                        let sum = domain.term(terms, *width, &sum);
                        all.push(terms.eq(domain.vars[var as usize], sum));
                    }
                    for (power, sum) in space.multiples() {
                        let sum = domain.term(terms, *width, &sum);
                        let low = terms.extract(power - 1, 0, sum);
                        let zero = terms.bv(power, 0);
                        all.push(terms.eq(low, zero));
                    }
                }
                facts[node as usize] = terms.and(&all);
            }
        });
        facts
    }
}

/// Whether a sum has small coefficients only. The inverse of three has as many bits as a word: each comparison of such a sum
/// is a multiplier for a solver, which costs more than a variable does.
fn is_simple(width: u32, sum: &Sum) -> bool {
    sum.parts.iter().all(|(_, by)| {
        let negated = by.wrapping_neg() & (u64::MAX >> (64 - width));
        (*by).min(negated) <= LARGEST_COEFFICIENT
    })
}

/// The variables of which indices of arrays are made.
fn indices(terms: &Terms, flow: &Flow<'_>) -> Vec<u32> {
    let steps = flow.cfa.edges.iter().flat_map(|edge| edge.block.steps());
    let read: Vec<Term> = steps
        .filter_map(|step| match step.command {
            Command::Assume(term) | Command::Assign(_, term) => Some(term),
            Command::Havoc(_) => None,
        })
        .collect();
    let accesses = terms.post_order(&read).into_iter();
    let indices: Vec<Term> = accesses
        .filter(|term| matches!(terms.op(*term), Op::Select | Op::Store))
        .map(|term| terms.arg(term, 1))
        .collect();
    terms.free_vars_of(&indices).iter().filter_map(|var| flow.var.get(var).copied()).collect()
}

impl Domain for Affine {
    type State = Known;

    fn start(&mut self, _terms: &mut Terms) -> Known {
        let widths = self.widths.iter().filter(|width| **width != 0);
        widths.map(|width| (*width, Space::new(*width))).collect()
    }

    fn step(&mut self, terms: &mut Terms, flow: &Flow<'_>, state: &mut Known, arc: u32, step: usize) -> bool {
        match flow.steps(arc)[step].command {
            Command::Assume(guard) => terms.conjuncts(guard).into_iter().all(|literal| {
                let Some([a, b]) = terms.args_if(literal, Op::Eq) else { return true };
                let Sort::Bv(width) = terms.sort(*a) else { return true };
                let Some(space) = state.get_mut(&width) else { return true };
                let (Some(mut sum), Some(other)) = (self.sum(terms, flow, *a), self.sum(terms, flow, *b))
                else {
                    return true;
                };
                sum.add(u64::MAX, &other);
                space.assume(&sum)
            }),
            Command::Assign(var, value) => {
                let index = flow.var[&var];
                if let Some(space) = state.get_mut(&self.widths[index as usize]) {
                    match self.sum(terms, flow, value) {
                        Some(sum) => space.assign(index, &sum),
                        None => space.havoc(index),
                    }
                }
                true
            }
            Command::Havoc(var) => {
                let index = flow.var[&var];
                if let Some(space) = state.get_mut(&self.widths[index as usize]) {
                    space.havoc(index);
                }
                true
            }
        }
    }

    fn enter(&mut self, _terms: &Terms, _flow: &Flow<'_>, state: &mut Known, node: u32, _meets: bool) {
        let live = &self.live[node as usize];
        state.values_mut().for_each(|space| space.keep(|var| live.has(var)));
    }

    fn join(&mut self, _terms: &mut Terms, state: &mut Known, other: &Known, visits: u32) -> bool {
        let mut changed = false;
        for (width, space) in state {
            changed |= space.join(&other[width], visits > VISITS_BEFORE_WIDENING);
        }
        changed
    }
}
