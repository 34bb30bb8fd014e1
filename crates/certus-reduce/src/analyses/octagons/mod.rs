//! What differences and sums of two variables are at most, by location (octagons, Miné 2006), read as whole numbers.
//!
//! `x = 0; while (z > 0) { x++; z--; }` keeps `x + z` at most what `z` can be, so that `x` never overflows. That is hard to find for a search
//! that blocks one state after the other. Numbers wrap around here as they do in the program: a sum is followed
//! exactly where what is known says that it does not, or by how much it does.

mod matrix;
mod sums;

use crate::analyses::flow::Flow;
use crate::analyses::forward::{Domain, Solution, apply, nodes, solve};
use certus_logic::{Op, Sort, Term, Terms};
use certus_model::Command;
use certus_model::graph::BitSet;
use certus_model::liveness::live_nodes;
use matrix::{NONE, Octagon};
use rustc_hash::FxHashMap;
use sums::{Followed, Reading, Sum, Value, Values, ends};

/// So many variables are followed, those that occur most.
const MOST_VARIABLES: usize = 12;

/// Automata with more arcs are not looked at.
const MOST_ARCS: usize = 3000;

/// Where more than this would have to be said at a location, nothing is said anywhere: engines have to carry it along.
const MOST_FACTS: usize = 48;

/// The analysis.
struct Octagons {
    followed: Followed,
    /// The variables by place: the term and its position in the automaton.
    vars: Vec<(Term, u32, Reading)>,
    live: Vec<BitSet>,
}

/// What holds at each location, about variables that are live there: inductive by itself. Nothing if nothing is known.
pub(crate) fn facts(terms: &mut Terms, flow: &Flow<'_>) -> Option<Vec<Term>> {
    let mut octagons = Octagons::new(terms, flow)?;
    let solution = octagons.solve(terms, flow);
    octagons.facts(terms, flow, &solution)
}

impl Octagons {
    fn new(terms: &Terms, flow: &Flow<'_>) -> Option<Octagons> {
        if flow.arcs.len() > MOST_ARCS {
            return None;
        }
        let vars = chosen(terms, flow);
        if vars.len() < 2 {
            return None;
        }
        let followed = vars.iter().enumerate().map(|(place, (term, _, reading))| (*term, (place, *reading)));
        Some(Octagons { followed: followed.collect(), live: live_nodes(flow, |_, _| true), vars })
    }

    /// What holds, as strong as one round of narrowing makes it.
    fn solve(&mut self, terms: &mut Terms, flow: &Flow<'_>) -> Solution<Octagon> {
        let mut found = solve(self, terms, flow);
        found.at.iter_mut().flatten().for_each(Octagon::close);
        // Steps need not be monotone, so what narrowing gives is checked.
        let better = apply(self, terms, flow, &found);
        let again = apply(self, terms, flow, &better);
        let inside = |(weak, strong): (&Option<Octagon>, &Option<Octagon>)| match (weak, strong) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(weak), Some(strong)) => weak.follows_from(strong),
        };
        if better.at.iter().zip(&again.at).all(inside) { better } else { found }
    }

    fn values<'a>(&'a self, terms: &'a Terms, octagon: &'a Octagon) -> Values<'a> {
        Values { terms, followed: &self.followed, octagon }
    }

    /// A variable has any value of its sort.
    fn havoc(&self, terms: &Terms, octagon: &mut Octagon, place: usize) {
        octagon.forget(place);
        let (term, _, reading) = self.vars[place];
        let (least, most) = ends(terms.sort(term), reading);
        // Nothing was known of it, so nothing contradicts this.
        let _ = octagon.add_bound(place, false, most) && octagon.add_bound(place, true, -least);
    }

    fn assign(&self, terms: &Terms, octagon: &mut Octagon, place: usize, term: Term) {
        octagon.close();
        let value = self.values(terms, octagon).of(term, self.vars[place].2);
        let Some(sum) = &value.sum else {
            self.havoc(terms, octagon, place);
            let _ =
                octagon.add_bound(place, false, value.most) && octagon.add_bound(place, true, -value.least);
            return;
        };
        if let [(var, 1 | -1)] = sum.parts[..]
            && var == place
        {
            if sum.parts[0].1 < 0 {
                octagon.negate(place);
            }
            octagon.shift(place, sum.constant);
            return;
        }
        // What the new value is at most, with and without each other variable.
        let others = (0..octagon.vars()).filter(|other| *other != place);
        let mut known = Vec::new();
        for (other, by) in others.flat_map(|other| [(other, 1), (other, -1)]) {
            if let Some(with) = sum.clone().plus(by, &Sum::variable(other)) {
                let (least, most) = (with.least(octagon), with.most(octagon));
                known.push(((place, false), (other, by < 0), most));
                known.push(((place, true), (other, by > 0), -least));
            }
        }
        self.havoc(terms, octagon, place);
        let _ = octagon.add_bound(place, false, value.most)
            && octagon.add_bound(place, true, -value.least)
            && known.into_iter().all(|(a, b, most)| most >= NONE || octagon.add(a, b, most));
    }

    /// Assumes that a sum is not positive.
    fn assume_at_most_zero(&self, octagon: &mut Octagon, sum: &Sum) -> bool {
        let least = sum.least(octagon);
        if least > 0 {
            return false;
        }
        if sum.most(octagon) <= 0 {
            return true;
        }
        // Each variable, and each two, have what is left when the others are as small as they can be.
        let parts = &sum.parts;
        let rest = |without: &[usize]| {
            let parts = parts.iter().filter(|(var, _)| !without.contains(var)).copied().collect();
            Sum { constant: sum.constant, parts }.least(octagon)
        };
        let mut known = Vec::new();
        for (n, (a, by)) in parts.iter().enumerate() {
            let left = rest(&[*a]);
            if left > -NONE {
                let most = (-left).div_euclid(by.abs());
                known.push(((*a, *by < 0), (*a, *by < 0), 2 * most));
            }
            for (b, other) in parts[n + 1..].iter().filter(|(_, other)| other.abs() == by.abs()) {
                let left = rest(&[*a, *b]);
                if left > -NONE {
                    known.push(((*a, *by < 0), (*b, *other < 0), (-left).div_euclid(by.abs())));
                }
            }
        }
        known.into_iter().all(|(a, b, most)| octagon.add(a, b, most))
    }

    /// Assumes `a + gap ≤ b` of values.
    fn assume_less(&self, octagon: &mut Octagon, a: &Value, b: &Value, gap: i128) -> bool {
        let constant = |n: i128| Sum { constant: n, parts: Vec::new() };
        let zero = constant(gap);
        let difference = match (&a.sum, &b.sum) {
            (Some(a), Some(b)) => zero.plus(1, a).and_then(|sum| sum.plus(-1, b)),
            (Some(a), None) if b.most < NONE => {
                zero.plus(1, a).and_then(|sum| sum.plus(1, &constant(-b.most)))
            }
            (None, Some(b)) if a.least > -NONE => {
                zero.plus(-1, b).and_then(|sum| sum.plus(1, &constant(a.least)))
            }
            _ => return a.least == -NONE || b.most == NONE || a.least + gap <= b.most,
        };
        difference.is_none_or(|sum| self.assume_at_most_zero(octagon, &sum))
    }

    fn assume(&self, terms: &Terms, octagon: &mut Octagon, literal: Term) -> bool {
        octagon.close();
        let (atom, negated) = terms.strip_not(literal);
        let args = terms.args(atom);
        let both = |octagon: &Octagon, reading: Reading| {
            let values = self.values(terms, octagon);
            (values.of(args[0], reading), values.of(args[1], reading))
        };
        let order = match terms.op(atom) {
            Op::BvSlt => Some((Reading::Signed, 1)),
            Op::BvUlt => Some((Reading::Unsigned, 1)),
            Op::Le if terms.sort(args[0]) == Sort::Int => Some((Reading::Signed, 0)),
            _ => None,
        };
        if let Some((reading, gap)) = order {
            let (a, b) = both(octagon, reading);
            return match negated {
                false => self.assume_less(octagon, &a, &b, gap),
                true => self.assume_less(octagon, &b, &a, 1 - gap),
            };
        }
        if terms.op(atom) != Op::Eq {
            return true;
        }
        let readings: &[Reading] = match terms.sort(args[0]) {
            Sort::Int => &[Reading::Signed],
            Sort::Bv(1..=64) => &[Reading::Signed, Reading::Unsigned],
            _ => return true,
        };
        readings.iter().all(|reading| {
            let (a, b) = both(octagon, *reading);
            if !negated {
                return self.assume_less(octagon, &a, &b, 0) && self.assume_less(octagon, &b, &a, 0);
            }
            // What is different is larger or smaller: here, if it is known which.
            let Some((a_sum, b_sum)) = a.sum.as_ref().zip(b.sum.as_ref()) else { return true };
            let Some(apart) = a_sum.clone().plus(-1, b_sum) else { return true };
            let (less, more) = (apart.least(octagon) >= 0, apart.most(octagon) <= 0);
            (!less || self.assume_less(octagon, &b, &a, 1)) && (!more || self.assume_less(octagon, &a, &b, 1))
        })
    }

    fn facts(
        &mut self,
        terms: &mut Terms,
        flow: &Flow<'_>,
        solution: &Solution<Octagon>,
    ) -> Option<Vec<Term>> {
        let mut facts = vec![terms.fls(); flow.cfa.locations.len()];
        let mut few = true;
        nodes(self, terms, flow, solution, |domain, terms, node, known| {
            if flow.is_location(node) {
                let said = domain.said(terms, known);
                few &= said.len() <= MOST_FACTS;
                facts[node as usize] = terms.and(&said);
            }
        });
        few.then_some(facts)
    }

    /// What an octagon says, without what follows from the rest.
    fn said(&self, terms: &mut Terms, known: &Octagon) -> Vec<Term> {
        let mut known = known.clone();
        known.close();
        let vars = known.vars();
        let mut told = Octagon::any(vars);
        for place in 0..vars {
            self.havoc(terms, &mut told, place);
        }
        let signs = [false, true];
        let one = (0..vars).flat_map(|var| signs.map(|sign| ((var, sign), (var, sign))));
        let two = (0..vars).flat_map(|a| (a + 1..vars).map(move |b| (a, b)));
        let two = two.flat_map(|(a, b)| {
            signs.into_iter().flat_map(move |first| signs.map(|second| ((a, first), (b, second))))
        });
        let mut out = Vec::new();
        for (a, b) in one.chain(two) {
            let most = known.most(a, b);
            if most < told.most(a, b) {
                let possible = told.add(a, b, most);
                debug_assert!(possible, "what is known is not contradictory");
                out.push(self.formula(terms, a, b, most));
            }
        }
        out
    }

    /// `±a ± b ≤ most`; with the same variable twice its double.
    fn formula(&self, terms: &mut Terms, a: (usize, bool), b: (usize, bool), most: i128) -> Term {
        let (x, _, x_reading) = self.vars[a.0];
        let (y, _, y_reading) = self.vars[b.0];
        let most = if a.0 == b.0 { most.div_euclid(2) } else { most };
        let width = |term: Term| match terms.sort(term) {
            Sort::Bv(width) => Some(width),
            _ => None,
        };
        let Some((x_width, y_width)) = width(x).zip(width(y)) else {
            // Integers.
            let signed = |terms: &mut Terms, var: Term, minus: bool| if minus { terms.neg(var) } else { var };
            let mut sum = signed(terms, x, a.1);
            if a.0 != b.0 {
                let other = signed(terms, y, b.1);
                sum = terms.add(sum, other);
            }
            let bound = terms.int(most);
            return terms.le(sum, bound);
        };
        let at_most = |terms: &mut Terms, reading: Reading, a: Term, b: Term| match reading {
            Reading::Signed => terms.bvsle(a, b),
            Reading::Unsigned => terms.bvule(a, b),
        };
        if a.0 == b.0 {
            let bound = if a.1 { -most } else { most };
            let bound = terms.bv(x_width, bound as u128 & (u128::MAX >> (128 - x_width)));
            return if a.1 {
                at_most(terms, x_reading, bound, x)
            } else {
                at_most(terms, x_reading, x, bound)
            };
        }
        if x_reading == y_reading && x_width == y_width && a.1 != b.1 && (most == 0 || most == -1) {
            let (small, large) = if a.1 { (y, x) } else { (x, y) };
            if most == 0 {
                return at_most(terms, x_reading, small, large);
            }
            let reverse = at_most(terms, x_reading, large, small);
            return terms.not(reverse);
        }
        // Three bits more hold every sum of two, and what it is compared with.
        let room = x_width.max(y_width) + 3;
        let wide = |terms: &mut Terms, term: Term, width: u32, reading: Reading, minus: bool| {
            let wide = match reading {
                Reading::Signed => terms.sign_extend(room - width, term),
                Reading::Unsigned => terms.zero_extend(room - width, term),
            };
            if minus { terms.bvneg(wide) } else { wide }
        };
        let (x, y) = (wide(terms, x, x_width, x_reading, a.1), wide(terms, y, y_width, y_reading, b.1));
        let sum = terms.bvadd(x, y);
        let bound = terms.bv(room, most as u128 & (u128::MAX >> (128 - room)));
        terms.bvsle(sum, bound)
    }
}

/// The variables that are added to each other or compared with each other, or that are counted up or down; if these are too many, those
/// that occur in most commands. With each the reading that most commands have of it.
fn chosen(terms: &Terms, flow: &Flow<'_>) -> Vec<(Term, u32, Reading)> {
    let mut uses: FxHashMap<u32, (usize, isize)> = FxHashMap::default();
    let mut vote = |roots: &[Term], weight: usize, signed: isize| {
        for var in summands(terms, roots) {
            if let Some(index) = flow.var.get(&var) {
                let entry = uses.entry(*index).or_default();
                entry.0 += weight;
                entry.1 += signed;
            }
        }
    };
    let steps = flow.cfa.edges.iter().flat_map(|edge| edge.block.steps());
    for step in steps {
        let root = match step.command {
            Command::Assume(term) => term,
            Command::Assign(var, term) => {
                let read = summands(terms, &[term]);
                if read.contains(&var) || terms.as_var(term).is_some() {
                    vote(&[var, term], 1, 0);
                }
                term
            }
            Command::Havoc(_) => continue,
        };
        for term in terms.post_order(&[root]) {
            let args = terms.args(term);
            let relates = usize::from(terms.free_vars(term).len() > 1);
            match terms.op(term) {
                Op::BvSlt => vote(args, relates, 1),
                Op::BvUlt => vote(args, relates, -1),
                Op::Le | Op::Eq => vote(args, relates, 0),
                Op::SignExt(_) => vote(args, 0, 1),
                Op::Concat if args.len() == 2 => vote(&args[1..], 0, -1),
                _ => {}
            }
        }
    }
    let number = |var: Term| matches!(terms.sort(var), Sort::Int | Sort::Bv(4..=64));
    let all = uses.into_iter().filter(|(_, (weight, _))| *weight > 0);
    let mut all: Vec<(usize, u32, isize)> =
        all.map(|(var, (weight, signed))| (weight, var, signed)).collect();
    all.retain(|(_, var, _)| number(flow.cfa.vars[*var as usize].term));
    all.sort_unstable_by_key(|(weight, var, _)| (std::cmp::Reverse(*weight), *var));
    all.truncate(MOST_VARIABLES);
    let reading = |signed: isize| if signed >= 0 { Reading::Signed } else { Reading::Unsigned };
    all.into_iter().map(|(_, var, signed)| (flow.cfa.vars[var as usize].term, var, reading(signed))).collect()
}

/// The terms that terms are sums of, whatever their factors.
fn summands(terms: &Terms, roots: &[Term]) -> Vec<Term> {
    let mut open = roots.to_vec();
    let mut out = Vec::new();
    while let Some(term) = open.pop() {
        match terms.op(term) {
            Op::BvAdd | Op::BvMul | Op::Add | Op::Mul => open.extend(terms.args(term)),
            _ if !out.contains(&term) => out.push(term),
            _ => {}
        }
    }
    out
}

impl Domain for Octagons {
    type State = Octagon;

    fn start(&mut self, terms: &mut Terms) -> Octagon {
        let mut octagon = Octagon::any(self.vars.len());
        for place in 0..self.vars.len() {
            self.havoc(terms, &mut octagon, place);
        }
        octagon
    }

    fn step(
        &mut self,
        terms: &mut Terms,
        flow: &Flow<'_>,
        state: &mut Octagon,
        arc: u32,
        step: usize,
    ) -> bool {
        match flow.steps(arc)[step].command {
            Command::Assume(guard) => {
                terms.conjuncts(guard).into_iter().all(|literal| self.assume(terms, state, literal))
            }
            Command::Assign(var, value) => {
                if let Some((place, _)) = self.followed.get(&var) {
                    self.assign(terms, state, *place, value);
                }
                true
            }
            Command::Havoc(var) => {
                if let Some((place, _)) = self.followed.get(&var) {
                    self.havoc(terms, state, *place);
                }
                true
            }
        }
    }

    fn enter(&mut self, terms: &Terms, _flow: &Flow<'_>, state: &mut Octagon, node: u32, _meets: bool) {
        let live = &self.live[node as usize];
        for (place, (_, var, _)) in self.vars.iter().enumerate() {
            if !live.has(*var) {
                self.havoc(terms, state, place);
            }
        }
    }

    fn join(&mut self, terms: &mut Terms, state: &mut Octagon, other: &Octagon, visits: u32) -> bool {
        if visits == 0 {
            return state.join(other);
        }
        let changed = state.widen(other);
        for (place, (term, _, reading)) in self.vars.iter().enumerate() {
            let (least, most) = ends(terms.sort(*term), *reading);
            state.cap(place, false, most);
            state.cap(place, true, -least);
        }
        changed
    }
}
