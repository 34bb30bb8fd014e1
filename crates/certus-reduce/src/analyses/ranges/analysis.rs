//! Ranges of variables at every node: intervals and known bits, widened at loop heads and narrowed once.

use super::eval::{assume, range_of, width_of};
use super::known::Ranges;
use super::value::Range;
use crate::analyses::flow::Flow;
use crate::analyses::forward::{Domain, Solution, Visit, apply, solve, walk};
use certus_logic::{Op, Sort, Term, Terms};
use certus_model::graph::BitSet;
use certus_model::liveness::live_nodes;
use certus_model::{Cfa, Command};
use std::collections::{BTreeMap, BTreeSet};

/// Widening goes to the next number of the program this often, then to the end.
const MOST_WIDENINGS: u32 = 8;
/// More numbers than this of one width are not looked at.
const MOST_NUMBERS_OF_A_WIDTH: usize = 256;

/// The analysis.
pub(crate) struct Analysis {
    pub(crate) live: Vec<BitSet>,
    /// By width, the numbers of the program and their neighbours.
    numbers: BTreeMap<u32, Vec<u64>>,
}

impl Analysis {
    pub(crate) fn new(terms: &Terms, flow: &Flow<'_>) -> Analysis {
        Analysis { live: live_nodes(flow, |_, _| true), numbers: numbers(terms, flow.cfa) }
    }

    /// What holds, as strong as one round of narrowing makes it.
    pub(crate) fn solve(&mut self, terms: &mut Terms, flow: &Flow<'_>) -> Solution<Ranges> {
        let found = solve(self, terms, flow);
        // Operators on ranges need not be monotone, so what narrowing gives is checked.
        let better = apply(self, terms, flow, &found);
        let again = apply(self, terms, flow, &better);
        let inside = |(weak, strong): (&Option<Ranges>, &Option<Ranges>)| match (weak, strong) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(weak), Some(strong)) => {
                weak.iter().all(|(var, range)| strong.get(var).is_some_and(|other| range.contains(other)))
            }
        };
        if better.at.iter().zip(&again.at).all(inside) { better } else { found }
    }

    /// What holds at each location of the variables that are live there, as formulas that are inductive by
    /// themselves.
    pub(crate) fn facts(
        &mut self,
        terms: &mut Terms,
        flow: &Flow<'_>,
        solution: &Solution<Ranges>,
    ) -> Vec<Term> {
        let mut facts = vec![terms.fls(); flow.cfa.locations.len()];
        walk(self, terms, flow, solution, |domain, terms, visit| match visit {
            Visit::Node(node, known) => {
                if flow.is_location(node) {
                    let about = |var: u32| known.get(&flow.cfa.vars[var as usize].term);
                    let listed: Vec<(Term, Range)> = domain.live[node as usize]
                        .iter()
                        .filter_map(|var| Some((flow.cfa.vars[var as usize].term, *about(var)?)))
                        .collect();
                    let parts: Vec<Term> =
                        listed.iter().map(|(var, range)| formula(terms, *var, range)).collect();
                    facts[node as usize] = terms.and(&parts);
                }
                true
            }
            Visit::Arc(arc, state) => {
                let steps = 0..flow.arcs[arc as usize].effects.len();
                steps.into_iter().all(|step| domain.step(terms, flow, state, arc, step))
            }
        });
        facts
    }
}

fn numbers(terms: &Terms, cfa: &Cfa) -> BTreeMap<u32, Vec<u64>> {
    let roots: Vec<Term> = cfa
        .edges
        .iter()
        .flat_map(|edge| edge.block.steps())
        .filter_map(|step| match step.command {
            Command::Assume(term) | Command::Assign(_, term) => Some(term),
            Command::Havoc(_) => None,
        })
        .collect();
    let mut found: BTreeMap<u32, BTreeSet<u64>> = BTreeMap::new();
    for term in terms.post_order(&roots) {
        if let (Some(value), Sort::Bv(width)) = (terms.as_bv(term), terms.sort(term))
            && let (Some(bits), Some(width)) = (value.to_u64(), width_of(Sort::Bv(width)))
        {
            let mask = Range::mask(width);
            let near = [bits, bits.wrapping_add(1) & mask, bits.wrapping_sub(1) & mask];
            found.entry(width).or_default().extend(near);
        }
    }
    found.retain(|_, numbers| numbers.len() <= MOST_NUMBERS_OF_A_WIDTH);
    found.into_iter().map(|(width, numbers)| (width, numbers.into_iter().collect())).collect()
}

/// What a range says about a variable, without repeating itself.
pub(crate) fn formula(terms: &mut Terms, var: Term, range: &Range) -> Term {
    if terms.sort(var) == Sort::Bool {
        return match range.single() {
            Some(1) => var,
            Some(_) => terms.not(var),
            None => terms.tru(),
        };
    }
    let width = range.width;
    if let Some(bits) = range.single() {
        let value = terms.bv(width, u128::from(bits));
        return terms.eq(var, value);
    }
    let mut parts = Vec::new();
    let all = Range::all(width);
    let mut said = all;
    if range.umin > 0 || range.umax < all.umax {
        said = Range::unsigned(width, range.umin, range.umax).unwrap_or(all);
        let (low, high) = (terms.bv(width, range.umin.into()), terms.bv(width, range.umax.into()));
        parts.push(terms.bvule(low, var));
        parts.push(terms.bvule(var, high));
    }
    let constant = |terms: &mut Terms, value: i64| terms.bv(width, u128::from(value as u64 & all.umax));
    if range.smin > said.smin {
        let low = constant(terms, range.smin);
        parts.push(terms.bvsle(low, var));
    }
    if range.smax < said.smax {
        let high = constant(terms, range.smax);
        parts.push(terms.bvsle(var, high));
    }
    let both = Range::between(width, range.smin, range.smax).and_then(|signed| said.meet(&signed));
    let said = both.unwrap_or(said);
    if range.zeros & !said.zeros != 0 || range.ones & !said.ones != 0 {
        let mask = terms.bv(width, u128::from(range.zeros | range.ones));
        let ones = terms.bv(width, u128::from(range.ones));
        let masked = terms.bvand(var, mask);
        parts.push(terms.eq(masked, ones));
    }
    terms.and(&parts)
}

impl Domain for Analysis {
    type State = Ranges;

    fn start(&mut self, _terms: &mut Terms) -> Ranges {
        Ranges::default()
    }

    fn step(
        &mut self,
        terms: &mut Terms,
        flow: &Flow<'_>,
        state: &mut Ranges,
        arc: u32,
        step: usize,
    ) -> bool {
        match flow.steps(arc)[step].command {
            Command::Assume(guard) => assume(terms, state, guard, true).is_some(),
            Command::Assign(var, value) => {
                match terms.op(value) {
                    Op::Var(_) => state.copy(var, value),
                    _ => state.assign(var, range_of(terms, state, value)),
                }
                true
            }
            Command::Havoc(var) => {
                state.assign(var, None);
                true
            }
        }
    }

    fn enter(&mut self, _terms: &Terms, flow: &Flow<'_>, state: &mut Ranges, node: u32, _meets: bool) {
        let live = &self.live[node as usize];
        state.keep(|var| live.has(flow.var[var]));
        if flow.is_location(node) {
            state.forget_copies();
        }
    }

    fn join(&mut self, _terms: &mut Terms, state: &mut Ranges, other: &Ranges, visits: u32) -> bool {
        let numbers = |width: u32| self.numbers.get(&width).filter(|_| visits <= MOST_WIDENINGS);
        state.join(other, |range, new| {
            let hull = range.hull(new);
            if hull == *range || visits == 0 {
                return hull;
            }
            widen(range, &hull, numbers(hull.width).map_or(&[], Vec::as_slice))
        })
    }
}

/// The new range with ends that moved put at the next number of the list, or at the end.
fn widen(old: &Range, new: &Range, numbers: &[u64]) -> Range {
    let (width, all) = (new.width, Range::all(new.width));
    let mut out = *new;
    if new.umin < old.umin {
        out.umin = numbers.iter().rev().find(|n| **n <= new.umin).copied().unwrap_or(0);
    }
    if new.umax > old.umax {
        out.umax = numbers.iter().find(|n| **n >= new.umax).copied().unwrap_or(all.umax);
    }
    let signed = |n: &u64| Range::signed(width, *n);
    if new.smin < old.smin {
        out.smin = numbers.iter().map(signed).filter(|n| *n <= new.smin).max().unwrap_or(all.smin);
    }
    if new.smax > old.smax {
        out.smax = numbers.iter().map(signed).filter(|n| *n >= new.smax).min().unwrap_or(all.smax);
    }
    // Settling would move an end back by means of the other parts, and then it could move for ever.
    out
}
