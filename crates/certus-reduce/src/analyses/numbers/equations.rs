//! Which linear equations hold between numbers, by location. Int and Real are looked at by themselves.

use super::space::{Space, Sum};
use crate::analyses::flow::Flow;
use crate::analyses::forward::{Domain, nodes, solve};
use certus_logic::{LinearSum, Relation, Sort, Term, Terms};
use certus_model::Command;
use certus_model::graph::BitSet;
use certus_model::liveness::live_nodes;
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;

/// Equations of more variables than this are not told.
const MOST_VARIABLES_OF_A_SUM: usize = 8;

/// What is known at a node: of integers, and of reals.
type Known = [Space; 2];

/// The analysis.
pub(super) struct Equations {
    vars: Vec<Term>,
    live: Vec<BitSet>,
}

/// Which of the spaces has the numbers of a sort.
fn space_of(sort: Sort) -> Option<usize> {
    match sort {
        Sort::Int => Some(0),
        Sort::Real => Some(1),
        _ => None,
    }
}

impl Equations {
    pub(super) fn new(flow: &Flow<'_>) -> Equations {
        let vars = flow.cfa.vars.iter().map(|var| var.term).collect();
        Equations { vars, live: live_nodes(flow, |_, _| true) }
    }

    /// What holds at each location, about variables that are live there: inductive by itself.
    pub(super) fn facts(&mut self, terms: &mut Terms, flow: &Flow<'_>) -> Vec<Term> {
        let solution = solve(self, terms, flow);
        let mut facts = vec![terms.fls(); flow.cfa.locations.len()];
        nodes(self, terms, flow, &solution, |domain, terms, node, known| {
            if flow.is_location(node) {
                let mut all = Vec::new();
                for (space, sort) in known.iter().zip([Sort::Int, Sort::Real]) {
                    for (var, sum) in space.equations() {
                        if sum.parts.len() < MOST_VARIABLES_OF_A_SUM {
                            all.push(domain.equation(terms, var, &sum, sort));
                        }
                    }
                }
                facts[node as usize] = terms.and(&all);
            }
        });
        facts
    }

    /// `var = sum`, with whole factors.
    fn equation(&self, terms: &mut Terms, var: u32, sum: &Sum, sort: Sort) -> Term {
        let denominators = sum.parts.iter().map(|(_, by)| by).chain([&sum.constant]);
        let all = denominators.fold(BigInt::from(1), |all, by| all.lcm(by.denom()));
        let all = BigRational::from_integer(all);
        let mut side = LinearSum { constant: &sum.constant * &all, monomials: Vec::new() };
        for (var, by) in &sum.parts {
            side.monomials.push((self.vars[*var as usize], by * &all));
        }
        let own = LinearSum {
            constant: BigRational::default(),
            monomials: vec![(self.vars[var as usize], all)],
        };
        let (own, side) = (terms.sum_term(&own, sort), terms.sum_term(&side, sort));
        terms.eq(own, side)
    }

    /// A sum of terms as one of variables of the automaton.
    fn sum(flow: &Flow<'_>, sum: &LinearSum) -> Option<Sum> {
        let parts = sum.monomials.iter().map(|(term, by)| Some((*flow.var.get(term)?, by.clone())));
        Some(Sum { constant: sum.constant.clone(), parts: parts.collect::<Option<Vec<_>>>()? })
    }
}

impl Domain for Equations {
    type State = Known;

    fn start(&mut self, _terms: &mut Terms) -> Known {
        Known::default()
    }

    fn step(&mut self, terms: &mut Terms, flow: &Flow<'_>, state: &mut Known, arc: u32, step: usize) -> bool {
        match flow.steps(arc)[step].command {
            Command::Assume(guard) => terms.conjuncts(guard).into_iter().all(|literal| {
                let Some((sum, Relation::Zero, sort)) = terms.linear_comparison(literal) else { return true };
                let (Some(sum), Some(space)) = (Equations::sum(flow, &sum), space_of(sort)) else {
                    return true;
                };
                state[space].assume(&sum)
            }),
            Command::Assign(var, value) => {
                if let Some(space) = space_of(terms.sort(var)) {
                    let sum = terms.linear_sum(value);
                    match Equations::sum(flow, &sum) {
                        Some(sum) => state[space].assign(flow.var[&var], &sum),
                        None => state[space].havoc(flow.var[&var]),
                    }
                }
                true
            }
            Command::Havoc(var) => {
                state.iter_mut().for_each(|space| space.havoc(flow.var[&var]));
                true
            }
        }
    }

    fn enter(&mut self, _terms: &Terms, _flow: &Flow<'_>, state: &mut Known, node: u32, _meets: bool) {
        let live = &self.live[node as usize];
        state.iter_mut().for_each(|space| space.keep(|var| live.has(var)));
    }

    fn join(&mut self, _terms: &mut Terms, state: &mut Known, other: &Known, _visits: u32) -> bool {
        let mut changed = false;
        for (space, other) in state.iter_mut().zip(other) {
            changed |= space.join(other);
        }
        changed
    }
}
