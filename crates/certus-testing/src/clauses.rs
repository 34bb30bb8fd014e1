//! Random Horn clauses and an explicit-state oracle for them.

use crate::random::random_formula;
use crate::rng::Rng;
use crate::space::{Space, State};
use crate::systems::random_value;
use certus_logic::{Sort, Term, Terms, Value};
use certus_model::{Clause, Clauses, Instance, Predicate, Ts, Variable};
use std::collections::{BTreeMap, VecDeque};

/// One to three predicates of up to four bits, some without arguments, and clauses between them with up to two bits of
/// locals. About half of them are satisfiable.
#[must_use]
pub fn random_clauses(rng: &mut Rng, terms: &mut Terms) -> Clauses {
    let mut clauses = Clauses::default();
    for n in 0..1 + rng.below(3) {
        let mut vars = Vec::new();
        let mut left = if rng.chance(10) { 0 } else { 1 + rng.below(4) as u32 };
        while left > 0 {
            let var = random_var(rng, terms, "x", left, vars.len());
            left -= terms.sort(var.term).width().unwrap_or(1);
            vars.push(var);
        }
        clauses.predicates.push(Predicate { name: format!("P{n}"), vars });
    }
    let mut shapes = vec![(false, true), (true, false)];
    for _ in 0..1 + rng.below(5) {
        shapes.push(*rng.pick(&[(false, true), (true, true), (true, true), (true, true), (true, false)]));
    }
    if rng.chance(3) {
        shapes.push((false, false));
    }
    for (line, (body, head)) in shapes.into_iter().enumerate() {
        let mut end = |there: bool| there.then(|| rng.below(clauses.predicates.len() as u64) as usize);
        let (body, head) = (end(body), end(head));
        let clause = random_clause(rng, terms, &clauses, (body, head), line as u32 + 1);
        clauses.clauses.push(clause);
    }
    clauses
}

fn random_var(rng: &mut Rng, terms: &mut Terms, stem: &str, most: u32, n: usize) -> Variable {
    let width = (1 + rng.below(2) as u32).min(most);
    let sort = if width == 1 && rng.chance(60) { Sort::Bool } else { Sort::Bv(width) };
    Variable { term: terms.fresh(stem, sort), name: format!("{stem}{n}") }
}

fn random_clause(
    rng: &mut Rng,
    terms: &mut Terms,
    clauses: &Clauses,
    (body, head): (Option<usize>, Option<usize>),
    line: u32,
) -> Clause {
    let mut locals = Vec::new();
    while locals.len() < 2 && rng.chance(30) {
        locals.push(random_var(rng, terms, "y", 1, locals.len()));
    }
    let mut clause = Clause { body, head, locals, relation: terms.tru(), line };
    let before: Vec<Term> =
        clauses.before(&clause).iter().chain(&clause.locals).map(|var| var.term).collect();
    let mut parts = Vec::new();
    for var in clauses.after(&clause) {
        let after = Ts::after(terms, var.term);
        if rng.chance(85) {
            let value = if before.is_empty() {
                constant(rng, terms, after)
            } else {
                random_value(rng, terms, after, &before)
            };
            parts.push(terms.eq(after, value));
        }
    }
    let mut all = before;
    all.extend(clauses.after(&clause).iter().map(|var| Ts::after(terms, var.term)));
    // Queries are narrow, so that some clauses are satisfiable for a reason.
    let guards = if head.is_none() { 1 + rng.below(2) } else { rng.below(3) };
    for _ in 0..guards {
        parts.push(match all.is_empty() {
            true => terms.bool(rng.chance(70)),
            false => random_formula(rng, terms, &all, 1),
        });
    }
    clause.relation = terms.and(&parts);
    clause
}

fn constant(rng: &mut Rng, terms: &mut Terms, var: Term) -> Term {
    match terms.sort(var) {
        Sort::Bv(width) => terms.bv(width, u128::from(rng.next())),
        _ => terms.bool(rng.chance(50)),
    }
}

/// How something was derived: by which clause, from what, with which values.
#[derive(Clone, Debug)]
struct Derived {
    clause: usize,
    from: Option<(usize, State)>,
    at: State,
}

/// What can be found out about clauses by looking at all values.
#[derive(Clone, Debug)]
pub struct ClauseOracle {
    /// By predicate, its arguments.
    pub spaces: Vec<Space>,
    /// By predicate, what is true in the least model.
    reached: Vec<BTreeMap<State, Derived>>,
    /// By clause, all its variables.
    all: Vec<Space>,
    /// How `false` is derived.
    end: Option<Derived>,
}

impl ClauseOracle {
    /// Finds the least model, and the shortest derivation of `false`.
    ///
    /// # Panics
    /// If there are too many bits, or variables that are neither Boolean nor bit-vectors.
    #[must_use]
    pub fn explore(terms: &mut Terms, clauses: &Clauses) -> ClauseOracle {
        let own = |vars: &[Variable]| -> Vec<Term> { vars.iter().map(|var| var.term).collect() };
        let spaces: Vec<Space> =
            clauses.predicates.iter().map(|p| Space::new(terms, &own(&p.vars))).collect();
        let mut all = Vec::new();
        let mut tables = Vec::new();
        for clause in &clauses.clauses {
            let vars = variables(terms, clauses, clause);
            let space = Space::new(terms, &vars);
            tables.push(space.table(terms, clause.relation));
            all.push(space);
        }
        let mut oracle =
            ClauseOracle { reached: vec![BTreeMap::new(); spaces.len()], spaces, all, end: None };
        let mut queue: VecDeque<Option<(usize, State)>> = VecDeque::from([None]);
        while let Some(from) = queue.pop_front() {
            for (number, clause) in clauses.clauses.iter().enumerate() {
                if clause.body != from.map(|(predicate, _)| predicate) {
                    continue;
                }
                let bits = |space: &Space| space.size().trailing_zeros();
                let low = clause.body.map_or(0, |body| bits(&oracle.spaces[body]));
                let high =
                    bits(&oracle.all[number]) - clause.head.map_or(0, |head| bits(&oracle.spaces[head]));
                let state = from.map_or(0, |(_, state)| state);
                for rest in 0..(oracle.all[number].size() >> low) as State {
                    let at = state | rest << low;
                    if tables[number][at as usize] == 0 {
                        continue;
                    }
                    let derived = Derived { clause: number, from, at };
                    let Some(head) = clause.head else {
                        oracle.end.get_or_insert(derived);
                        continue;
                    };
                    let to = at >> high;
                    if let std::collections::btree_map::Entry::Vacant(new) = oracle.reached[head].entry(to) {
                        new.insert(derived);
                        queue.push_back(Some((head, to)));
                    }
                }
            }
        }
        oracle
    }

    /// Whether the clauses are satisfiable.
    #[must_use]
    pub fn is_satisfiable(&self) -> bool {
        self.end.is_none()
    }

    /// What is true of a predicate in the least model, ordered.
    #[must_use]
    pub fn reached(&self, predicate: usize) -> Vec<State> {
        self.reached[predicate].keys().copied().collect()
    }

    /// The shortest derivation of `false`.
    #[must_use]
    pub fn derivation(&self, terms: &Terms) -> Option<Vec<Instance>> {
        let mut next = self.end.clone();
        next.as_ref()?;
        let mut out = Vec::new();
        while let Some(derived) = next {
            let values = self.all[derived.clause].assignment(terms, derived.at);
            out.push(Instance { clause: derived.clause, values });
            next = derived.from.map(|(predicate, state)| self.reached[predicate][&state].clone());
        }
        out.reverse();
        Some(out)
    }

    /// The least model, by predicate a formula over its variables.
    #[must_use]
    pub fn least_model(&self, terms: &mut Terms) -> Vec<Term> {
        let mut out = Vec::new();
        for (space, reached) in self.spaces.iter().zip(&self.reached) {
            let mut states = Vec::new();
            for state in reached.keys() {
                let mut parts = Vec::new();
                for (var, value) in space.values(*state) {
                    let value = match value {
                        Value::Bv(value) => terms.bv_const(value),
                        value => terms.bool(value == Value::Bool(true)),
                    };
                    parts.push(terms.eq(var, value));
                }
                states.push(terms.and(&parts));
            }
            out.push(terms.or(&states));
        }
        out
    }

    /// Whether these formulas, one for each predicate, are a model of the clauses.
    #[must_use]
    pub fn accepts(&self, terms: &mut Terms, clauses: &Clauses, interpretation: &[Term]) -> bool {
        let own: Vec<Vec<u64>> = self
            .spaces
            .iter()
            .zip(interpretation)
            .map(|(space, formula)| space.table(terms, *formula))
            .collect();
        clauses.clauses.iter().zip(&self.all).all(|(clause, all)| {
            let table = all.table(terms, clause.relation);
            let bits = |end: Option<usize>| end.map_or(0, |end| self.spaces[end].size().trailing_zeros());
            let high = all.size().trailing_zeros() - bits(clause.head);
            (0..all.size()).all(|at| {
                let before = at & ((1 << bits(clause.body)) - 1);
                table[at] == 0
                    || clause.body.is_some_and(|body| own[body][before] == 0)
                    || clause.head.is_some_and(|head| own[head][at >> high] == 1)
            })
        })
    }
}

/// All variables of a clause: of the body, locals, primed ones of the head.
fn variables(terms: &mut Terms, clauses: &Clauses, clause: &Clause) -> Vec<Term> {
    let mut vars: Vec<Term> =
        clauses.before(clause).iter().chain(&clause.locals).map(|var| var.term).collect();
    for var in clauses.after(clause) {
        vars.push(Ts::after(terms, var.term));
    }
    vars
}
