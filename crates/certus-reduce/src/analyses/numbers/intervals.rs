//! Bounds of numbers, by location: intervals whose ends may be infinite. Bounds are never strict: of a real that is below five
//! it is only known that it is at most five.

use crate::analyses::flow::Flow;
use crate::analyses::forward::{Domain, Solution, apply, nodes, solve};
use certus_logic::{LinearSum, Op, Relation, Sort, Term, Terms};
use certus_model::Command;
use certus_model::graph::BitSet;
use certus_model::liveness::live_nodes;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use rustc_hash::FxHashMap;

/// An end that moves is put at the next number of the program this often, then at infinity.
const MOST_WIDENINGS: u32 = 6;

/// No more numbers of the program are looked at than this.
const MOST_NUMBERS: usize = 128;

/// How many choices inside of each other are followed.
const DEEPEST: u32 = 8;

/// A number between two ends, where there is an end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Interval {
    low: Option<BigRational>,
    high: Option<BigRational>,
}

/// What is known of variables. Those that are not listed have any value.
type Known = FxHashMap<Term, Interval>;

impl Interval {
    fn one(value: BigRational) -> Interval {
        Interval { low: Some(value.clone()), high: Some(value) }
    }

    fn is_all(&self) -> bool {
        self.low.is_none() && self.high.is_none()
    }

    fn is_empty(&self) -> bool {
        matches!((&self.low, &self.high), (Some(low), Some(high)) if low > high)
    }

    /// What is between the ends of one or the other.
    fn hull(&self, other: &Interval) -> Interval {
        let both = |a: &Option<BigRational>, b: &Option<BigRational>| Some((a.clone()?, b.clone()?));
        Interval {
            low: both(&self.low, &other.low).map(|(a, b)| a.min(b)),
            high: both(&self.high, &other.high).map(|(a, b)| a.max(b)),
        }
    }

    /// Whether every number of another one is in this one.
    fn contains(&self, other: &Interval) -> bool {
        let low = self.low.as_ref().is_none_or(|low| other.low.as_ref().is_some_and(|other| low <= other));
        let high =
            self.high.as_ref().is_none_or(|high| other.high.as_ref().is_some_and(|other| high >= other));
        low && high
    }

    fn plus(&self, other: &Interval) -> Interval {
        Interval {
            low: self.low.as_ref().zip(other.low.as_ref()).map(|(a, b)| a + b),
            high: self.high.as_ref().zip(other.high.as_ref()).map(|(a, b)| a + b),
        }
    }

    fn times(&self, by: &BigRational) -> Interval {
        let scaled = |end: &Option<BigRational>| end.as_ref().map(|end| end * by);
        let (low, high) = (scaled(&self.low), scaled(&self.high));
        if by.is_negative() { Interval { low: high, high: low } } else { Interval { low, high } }
    }
}

/// The analysis.
pub(super) struct Intervals {
    live: Vec<BitSet>,
    /// The numbers of the program and their neighbours, ascending.
    numbers: Vec<BigRational>,
}

impl Intervals {
    pub(super) fn new(terms: &Terms, flow: &Flow<'_>) -> Intervals {
        let steps = flow.cfa.edges.iter().flat_map(|edge| edge.block.steps());
        let read = steps.filter_map(|step| match step.command {
            Command::Assume(term) | Command::Assign(_, term) => Some(term),
            Command::Havoc(_) => None,
        });
        let mut numbers = Vec::new();
        for term in terms.post_order(&read.collect::<Vec<Term>>()) {
            if let Some(value) = terms.as_rational(term) {
                let one = BigRational::one();
                numbers.extend([&value - &one, &value + &one, value]);
            }
        }
        numbers.sort_unstable();
        numbers.dedup();
        if numbers.len() > MOST_NUMBERS {
            numbers.clear();
        }
        Intervals { live: live_nodes(flow, |_, _| true), numbers }
    }

    /// What holds, as strong as one round of narrowing makes it.
    fn solve(&mut self, terms: &mut Terms, flow: &Flow<'_>) -> Solution<Known> {
        let found = solve(self, terms, flow);
        let better = apply(self, terms, flow, &found);
        let again = apply(self, terms, flow, &better);
        let inside = |(weak, strong): (&Option<Known>, &Option<Known>)| match (weak, strong) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(weak), Some(strong)) => {
                weak.iter().all(|(var, ends)| strong.get(var).is_some_and(|other| ends.contains(other)))
            }
        };
        if better.at.iter().zip(&again.at).all(inside) { better } else { found }
    }

    /// What holds at each location, about variables that are live there: inductive by itself.
    pub(super) fn facts(&mut self, terms: &mut Terms, flow: &Flow<'_>) -> Vec<Term> {
        let solution = self.solve(terms, flow);
        let mut facts = vec![terms.fls(); flow.cfa.locations.len()];
        nodes(self, terms, flow, &solution, |domain, terms, node, known| {
            if flow.is_location(node) {
                let mut all = Vec::new();
                for var in domain.live[node as usize].iter() {
                    let var = flow.cfa.vars[var as usize].term;
                    let Some(ends) = known.get(&var) else { continue };
                    let sort = terms.sort(var);
                    if let Some(low) = &ends.low {
                        let low = number(terms, &low.ceil(), low, sort);
                        all.push(terms.le(low, var));
                    }
                    if let Some(high) = &ends.high {
                        let high = number(terms, &high.floor(), high, sort);
                        all.push(terms.le(var, high));
                    }
                }
                facts[node as usize] = terms.and(&all);
            }
        });
        facts
    }
}

/// An end as a constant; that of an integer is the next whole number inside.
fn number(terms: &mut Terms, whole: &BigRational, end: &BigRational, sort: Sort) -> Term {
    if sort == Sort::Int { terms.int(whole.to_integer()) } else { terms.real(end.clone()) }
}

/// The ends of a term.
fn ends(terms: &mut Terms, known: &Known, term: Term, depth: u32) -> Interval {
    let sum = terms.linear_sum(term);
    let mut all = Interval::one(sum.constant);
    for (part, by) in sum.monomials {
        let of = ends_of_part(terms, known, part, depth);
        all = all.plus(&of.times(&by));
        if all.is_all() {
            break;
        }
    }
    all
}

/// The ends of a term that is no sum.
fn ends_of_part(terms: &mut Terms, known: &Known, part: Term, depth: u32) -> Interval {
    if let Some(ends) = known.get(&part) {
        return ends.clone();
    }
    match (terms.op(part), terms.args(part).to_vec().as_slice()) {
        (Op::Ite, [_, yes, no]) if depth < DEEPEST => {
            let yes = ends(terms, known, *yes, depth + 1);
            yes.hull(&ends(terms, known, *no, depth + 1))
        }
        (Op::IntMod, [_, by]) => match terms.as_rational(*by) {
            Some(by) if !by.is_zero() => {
                Interval { low: Some(BigRational::zero()), high: Some(by.abs() - BigRational::one()) }
            }
            _ => Interval::default(),
        },
        (Op::ToReal, [of]) if depth < DEEPEST => ends(terms, known, *of, depth + 1),
        _ => Interval::default(),
    }
}

/// Learns from `sum ≤ 0`. `false` if that cannot be.
fn at_most(terms: &mut Terms, known: &mut Known, sum: &LinearSum, sort: Sort) -> bool {
    for (part, by) in &sum.monomials {
        if terms.as_var(*part).is_none() {
            continue;
        }
        // by · part ≤ -(the rest), which is at most the negation of the least that the rest can be.
        let mut least = Some(sum.constant.clone());
        for (other, factor) in sum.monomials.iter().filter(|(other, _)| other != part) {
            let of = ends_of_part(terms, known, *other, 0).times(factor);
            least = least.zip(of.low).map(|(a, b)| a + b);
        }
        let Some(least) = least else { continue };
        let bound = -least / by;
        let own = known.entry(*part).or_default();
        if by.is_positive() {
            let bound = if sort == Sort::Int { bound.floor() } else { bound };
            if own.high.as_ref().is_none_or(|high| bound < *high) {
                own.high = Some(bound);
            }
        } else {
            let bound = if sort == Sort::Int { bound.ceil() } else { bound };
            if own.low.as_ref().is_none_or(|low| bound > *low) {
                own.low = Some(bound);
            }
        }
        if own.is_empty() {
            return false;
        }
    }
    true
}

/// Learns from a guard. `false` if it cannot hold.
fn assume(terms: &mut Terms, known: &mut Known, guard: Term) -> bool {
    terms.conjuncts(guard).into_iter().all(|literal| {
        let Some((sum, relation, sort)) = terms.linear_comparison(literal) else { return true };
        match relation {
            Relation::AtMost | Relation::Below => at_most(terms, known, &sum, sort),
            Relation::Zero => {
                let negated = LinearSum {
                    constant: -&sum.constant,
                    monomials: sum.monomials.iter().map(|(part, by)| (*part, -by)).collect(),
                };
                at_most(terms, known, &sum, sort) && at_most(terms, known, &negated, sort)
            }
            Relation::NotZero => exclude(terms, known, &sum, sort),
        }
    })
}

/// Learns that an integer is not at one of its ends.
fn exclude(terms: &Terms, known: &mut Known, sum: &LinearSum, sort: Sort) -> bool {
    let [(var, by)] = &sum.monomials[..] else { return true };
    let value = -&sum.constant / by;
    let Some(ends) = known.get_mut(var).filter(|_| terms.as_var(*var).is_some()) else { return true };
    if sort == Sort::Int {
        if ends.low.as_ref() == Some(&value) {
            ends.low = Some(&value + BigRational::one());
        }
        if ends.high.as_ref() == Some(&value) {
            ends.high = Some(&value - BigRational::one());
        }
    } else if *ends == Interval::one(value) {
        return false;
    }
    !ends.is_empty()
}

impl Domain for Intervals {
    type State = Known;

    fn start(&mut self, _terms: &mut Terms) -> Known {
        Known::default()
    }

    fn step(&mut self, terms: &mut Terms, flow: &Flow<'_>, state: &mut Known, arc: u32, step: usize) -> bool {
        match flow.steps(arc)[step].command {
            Command::Assume(guard) => assume(terms, state, guard),
            Command::Assign(var, value) => {
                if matches!(terms.sort(var), Sort::Int | Sort::Real) {
                    let ends = ends(terms, state, value, 0);
                    if ends.is_all() {
                        state.remove(&var)
                    } else {
                        state.insert(var, ends)
                    };
                }
                true
            }
            Command::Havoc(var) => {
                state.remove(&var);
                true
            }
        }
    }

    fn enter(&mut self, _terms: &Terms, flow: &Flow<'_>, state: &mut Known, node: u32, _meets: bool) {
        let live = &self.live[node as usize];
        state.retain(|var, ends| !ends.is_all() && live.has(flow.var[var]));
    }

    fn join(&mut self, _terms: &mut Terms, state: &mut Known, other: &Known, visits: u32) -> bool {
        let mut changed = false;
        state.retain(|var, ends| {
            let Some(new) = other.get(var) else {
                changed = true;
                return false;
            };
            let mut hull = ends.hull(new);
            if hull == *ends {
                return true;
            }
            changed = true;
            if visits > 0 {
                let numbers: &[BigRational] = if visits <= MOST_WIDENINGS { &self.numbers } else { &[] };
                if hull.low != ends.low {
                    hull.low =
                        hull.low.and_then(|low| numbers.iter().rev().find(|number| **number <= low).cloned());
                }
                if hull.high != ends.high {
                    hull.high =
                        hull.high.and_then(|high| numbers.iter().find(|number| **number >= high).cloned());
                }
            }
            *ends = hull;
            !ends.is_all()
        });
        changed
    }
}
