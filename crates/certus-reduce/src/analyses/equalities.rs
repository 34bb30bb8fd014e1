//! Which variables equal which small terms, by location: constants, copies, expressions.
//!
//! After `t = x + 1` the variable `t` equals `x + 1` until one of the two is written. Where ways meet, what
//! all of them say remains, also where they say it in different words: `i = 0, j = 1` and `i = 1, j = 2` leave
//! `j = i + 1`. A way whose assumption is false under what is known is not taken.

use crate::analyses::flow::{Flow, Reads};
use crate::analyses::forward::{Domain, Solution, nodes, solve};
use certus_logic::{Op, Sort, Substitution, Term, Terms};
use certus_model::Command;
use certus_model::graph::BitSet;
use certus_model::liveness::live_nodes;
use rustc_hash::FxHashMap;

/// Terms with more distinct parts than this are not remembered.
const MOST_PARTS: usize = 16;

/// What variables equal, by position in [`certus_model::Cfa::vars`].
pub(crate) type Known = FxHashMap<u32, Term>;

/// The analysis.
pub(crate) struct Equalities {
    vars: Vec<Term>,
    reads: Reads,
    live: Vec<BitSet>,
    index: FxHashMap<Term, u32>,
}

impl Equalities {
    pub(crate) fn new(flow: &Flow<'_>) -> Equalities {
        Equalities {
            vars: flow.cfa.vars.iter().map(|var| var.term).collect(),
            reads: Reads::default(),
            live: live_nodes(flow, |_, _| true),
            index: flow.var.clone(),
        }
    }

    pub(crate) fn solve(&mut self, terms: &mut Terms, flow: &Flow<'_>) -> Solution<Known> {
        solve(self, terms, flow)
    }

    /// The term with what is known put in.
    pub(crate) fn apply(&mut self, terms: &mut Terms, known: &Known, term: Term) -> Term {
        let mut by = Substitution::new();
        for var in &*self.reads.of(terms, &self.index, term) {
            if let Some(value) = known.get(var) {
                by.insert(self.vars[*var as usize], *value);
            }
        }
        terms.substitute(term, &mut by)
    }

    /// Notes that a variable is constant, and says so where something is said by means of it: it may be written next.
    fn pin(&mut self, terms: &mut Terms, known: &mut Known, var: u32, constant: Term) {
        let mut by: Substitution = [(self.vars[var as usize], constant)].into_iter().collect();
        let (reads, index) = (&mut self.reads, &self.index);
        for value in known.values_mut() {
            if !terms.is_const(*value) && reads.of(terms, index, *value).binary_search(&var).is_ok() {
                *value = terms.substitute(*value, &mut by);
            }
        }
        known.insert(var, constant);
    }

    /// Forgets what is said about a variable or by means of it.
    fn forget(&mut self, terms: &Terms, known: &mut Known, var: u32) {
        known.remove(&var);
        let (reads, index) = (&mut self.reads, &self.index);
        known.retain(|_, value| {
            terms.is_const(*value) || reads.of(terms, index, *value).binary_search(&var).is_err()
        });
    }

    /// Says what is said by means of a variable in terms of its next value, which is larger by a constant.
    fn shift(&mut self, terms: &mut Terms, known: &mut Known, var: u32, by: Term) {
        let old = self.vars[var as usize];
        let before = difference(terms, old, by);
        let mut back: Substitution = [(old, before)].into_iter().collect();
        let (reads, index) = (&mut self.reads, &self.index);
        for value in known.values_mut() {
            if !terms.is_const(*value) && reads.of(terms, index, *value).binary_search(&var).is_ok() {
                *value = terms.substitute(*value, &mut back);
            }
        }
        known.retain(|_, value| Equalities::worth(terms, *value));
    }

    /// What holds on both of two ways where they do not say the same of variables. Both may imply what one
    /// says; and of constants that are larger by the same number on the other way the differences remain, as
    /// of two counters that go in step.
    fn common(&mut self, terms: &mut Terms, a: &Known, b: &Known, open: &[u32]) -> Vec<(u32, Term)> {
        let mut out = Vec::new();
        let mut firsts: FxHashMap<Term, (u32, Term)> = FxHashMap::default();
        for var in open {
            let (in_a, in_b) = (a[var], b[var]);
            if self.apply(terms, b, in_a) == in_b {
                out.push((*var, in_a));
                continue;
            }
            if terms.is_const(in_a) && !terms.is_const(in_b) && self.apply(terms, a, in_b) == in_a {
                out.push((*var, in_b));
                continue;
            }
            let number = |term: Term| terms.as_bv(term).is_some() || terms.as_rational(term).is_some();
            if number(in_a) && number(in_b) {
                let step = difference(terms, in_b, in_a);
                let (first, value) = *firsts.entry(step).or_insert((*var, in_a));
                if first != *var {
                    let apart = difference(terms, in_a, value);
                    out.push((*var, sum(terms, self.vars[first as usize], apart)));
                }
            }
        }
        out
    }

    fn worth(terms: &Terms, value: Term) -> bool {
        terms.is_const(value) || terms.as_var(value).is_some() || terms.dag_size(value) <= MOST_PARTS
    }

    /// What holds at each location, about variables that are live there: inductive by itself. `None` where
    /// no run comes.
    pub(crate) fn facts(
        &mut self,
        terms: &mut Terms,
        flow: &Flow<'_>,
        solution: &Solution<Known>,
    ) -> Vec<Option<Vec<(Term, Term)>>> {
        let mut facts = vec![None; flow.cfa.locations.len()];
        nodes(self, terms, flow, solution, |domain, _, node, known| {
            if flow.is_location(node) {
                let about = known.iter().filter(|(var, _)| domain.live[node as usize].has(**var));
                let mut about: Vec<(u32, Term)> = about.map(|(var, value)| (*var, *value)).collect();
                about.sort_unstable_by_key(|(var, _)| *var);
                let named = about.into_iter().map(|(var, value)| (domain.vars[var as usize], value));
                facts[node as usize] = Some(named.collect());
            }
        });
        facts
    }
}

/// The sum of two bit-vectors or numbers.
fn sum(terms: &mut Terms, a: Term, b: Term) -> Term {
    if matches!(terms.sort(a), Sort::Bv(_)) { terms.bvadd(a, b) } else { terms.add(a, b) }
}

/// The difference of two bit-vectors or numbers.
fn difference(terms: &mut Terms, a: Term, b: Term) -> Term {
    if matches!(terms.sort(a), Sort::Bv(_)) { terms.bvsub(a, b) } else { terms.sub(a, b) }
}

/// The variable and constant that an assumption makes equal.
pub(crate) fn pinned(terms: &mut Terms, literal: Term) -> Option<(Term, Term)> {
    if let Some(args) = terms.args_if(literal, Op::Eq) {
        let (a, b) = (args[0], args[1]);
        if terms.as_var(a).is_some() && terms.is_const(b) {
            return Some((a, b));
        }
        return (terms.as_var(b).is_some() && terms.is_const(a)).then_some((b, a));
    }
    let (inner, negated) = terms.strip_not(literal);
    // A bit that is not the one is the other.
    if let Some([a, b]) = terms.args_if(inner, Op::Eq).filter(|_| negated) {
        let (var, value) = if terms.is_const(*a) { (*b, *a) } else { (*a, *b) };
        let bit = terms.as_bv(value).filter(|value| value.width() == 1 && terms.as_var(var).is_some())?.not();
        return Some((var, terms.bv_const(bit)));
    }
    (terms.as_var(inner).is_some() && terms.sort(inner) == Sort::Bool).then(|| (inner, terms.bool(!negated)))
}

impl Domain for Equalities {
    type State = Known;

    fn start(&mut self, _terms: &mut Terms) -> Known {
        Known::default()
    }

    fn step(&mut self, terms: &mut Terms, flow: &Flow<'_>, state: &mut Known, arc: u32, step: usize) -> bool {
        match flow.steps(arc)[step].command {
            Command::Assume(guard) => {
                let guard = self.apply(terms, state, guard);
                for literal in terms.conjuncts(guard) {
                    if let Some((var, value)) = pinned(terms, literal) {
                        self.pin(terms, state, flow.var[&var], value);
                    }
                }
                guard != terms.fls()
            }
            Command::Assign(var, value) => {
                let index = flow.var[&var];
                let number = matches!(terms.sort(var), Sort::Bv(_) | Sort::Int | Sort::Real);
                let step = number.then(|| difference(terms, value, var));
                let value = self.apply(terms, state, value);
                if value != var {
                    if let Some(step) = step.filter(|step| terms.is_const(*step)) {
                        state.remove(&index);
                        self.shift(terms, state, index, step);
                    } else {
                        self.forget(terms, state, index);
                    }
                    let own = self.reads.of(terms, &flow.var, value).binary_search(&index).is_ok();
                    if !own && Equalities::worth(terms, value) {
                        state.insert(index, value);
                    }
                }
                true
            }
            Command::Havoc(var) => {
                self.forget(terms, state, flow.var[&var]);
                true
            }
        }
    }

    fn enter(&mut self, terms: &Terms, flow: &Flow<'_>, state: &mut Known, node: u32, meets: bool) {
        let live = &self.live[node as usize];
        let reads = &mut self.reads;
        // Where ways meet a term is followed on only if what it reads is needed there anyway: else one
        // variable of the state would be replaced by several. At a location this is a must, because what
        // nobody asks for there may be something else in the automaton that a proof is lifted to.
        let meets = meets || flow.is_location(node);
        let stays = |reads: &mut Reads, value: Term| {
            terms.is_const(value) || reads.of(terms, &flow.var, value).iter().all(|var| live.has(*var))
        };
        state.retain(|var, value| live.has(*var) && (!meets || stays(reads, *value)));
    }

    fn join(&mut self, terms: &mut Terms, state: &mut Known, other: &Known, _visits: u32) -> bool {
        let differ = |(var, value): (&u32, &Term)| (other.get(var) != Some(value)).then_some(*var);
        let mut differ: Vec<u32> = state.iter().filter_map(differ).collect();
        if differ.is_empty() {
            return false;
        }
        differ.sort_unstable();
        let before = state.clone();
        let open: Vec<u32> = differ.iter().copied().filter(|var| other.contains_key(var)).collect();
        let common = self.common(terms, &before, other, &open);
        for var in &differ {
            state.remove(var);
        }
        state.extend(common);
        *state != before
    }
}
