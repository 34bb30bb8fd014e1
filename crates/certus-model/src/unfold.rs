//! Horn clauses as an automaton, with the control that is hidden in variables unfolded into locations.
//!
//! Programs come as clauses with one predicate whose first arguments encode the program counter. Variables that only ever
//! get constants, or are Boolean, are candidates for *control*: their values, as far as they are reached, become
//! locations, of which the state says nothing any more. Each clause, with the values of control before and after it put in, becomes an edge of guarded commands
//! (`guarded`). The inverse of [`crate::program_counter`].
//!
//! What a proof of the automaton says of the locations of a predicate is put together again ([`Unfolded::interpretation`]);
//! a run is a derivation of `false` ([`Unfolded::derivation`]).

use crate::block::{Command, StepId};
use crate::cfa::{Cfa, Edge, EdgeId, Invariant, Loc};
use crate::clauses::{Clauses, Instance, Predicate};
use crate::coalesce::coalesce;
use crate::guarded::Guarded;
use crate::run::Run;
use crate::ts::Ts;
use certus_logic::{Op, Sort, Substitution, Term, Terms};
use rustc_hash::{FxHashMap, FxHashSet};

/// How much may be unfolded.
const MOST_LOCATIONS: usize = 600;
const MOST_EDGES: usize = 3_000;
/// Control has few successors. With more edges for each location than this, it is data.
const MOST_SUCCESSORS: usize = 4;
/// How many subterms may be gone through, all together.
const MOST_WORK: usize = 60_000_000;
/// Predicates with more Boolean arguments have none of them unfolded.
const MOST_BOOLEANS: usize = 64;
/// How many cases of one term are looked at.
const MOST_CASES: usize = 1_000;
/// How often variables are taken out of the control because there would be too much.
const MOST_ATTEMPTS: usize = 40;

/// Clauses as an automaton.
#[derive(Clone, Debug)]
pub struct Unfolded {
    /// The automaton.
    pub cfa: Cfa,
    /// For each location the predicate it belongs to and the values of its control; nothing for the first and the error.
    pub places: Vec<Option<Place>>,
    /// For each predicate its control. It is no part of the automaton's state.
    pub control: Vec<Vec<Term>>,
    /// For each edge its clause.
    clause_of: Vec<usize>,
    /// For each edge the command at which all variables of the clause have their values.
    marks: Vec<StepId>,
    /// For each variable of a predicate that is no control what stands for it in the automaton.
    names: Vec<Name>,
}

/// What stands in the automaton for a variable of a predicate.
#[derive(Clone, Copy, Debug)]
struct Name {
    /// The variable.
    var: Term,
    /// The variable of the automaton, which variables of other predicates may have, too (`coalesce`).
    own: Term,
    /// The primed variable that the clauses have for its value after a step.
    after: Term,
    /// A variable of the automaton that holds this value until all of them are known. In a system the primed variables stand for
    /// the values after a step: so the automaton, which may become a system, has none of them.
    temporary: Term,
}

/// A predicate with values of its control.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The predicate.
    pub predicate: usize,
    /// The values, in the order of its control, as constants.
    pub values: Vec<Term>,
}

/// A clause with values of control put in, from a location to a location.
struct Way {
    clause: usize,
    from: Loc,
    to: Loc,
    relation: Term,
}

impl Unfolded {
    /// The automaton of clauses.
    pub fn new(terms: &mut Terms, clauses: &Clauses) -> Unfolded {
        Unfolded::within(terms, clauses, &|| false)
    }

    /// The same. When `stop` says so, nothing further is unfolded: variables stay variables.
    pub fn within(terms: &mut Terms, clauses: &Clauses, stop: &dyn Fn() -> bool) -> Unfolded {
        let mut control = candidates(terms, clauses);
        for _ in 0..MOST_ATTEMPTS {
            if stop() {
                break;
            }
            match Search::new(terms, clauses, &control).run(terms, Some(stop)) {
                Ok(found) => return found.written(terms, clauses),
                Err(drop) => control.iter_mut().for_each(|vars| vars.retain(|var| !drop.contains(var))),
            }
        }
        control.iter_mut().for_each(Vec::clear);
        let plain = Search::new(terms, clauses, &control).run(terms, None);
        plain.unwrap_or_else(|_| unreachable!("nothing bounds it")).written(terms, clauses)
    }

    /// What an inductive proof says of each predicate, over its variables. `None` if it lists not all locations.
    pub fn interpretation(
        &self,
        terms: &mut Terms,
        clauses: &Clauses,
        proof: &Invariant,
    ) -> Option<Vec<Term>> {
        let mut cases: Vec<Vec<Term>> = vec![Vec::new(); clauses.predicates.len()];
        // For each predicate its own variables again.
        let of: FxHashMap<Term, Name> = self.names.iter().map(|name| (name.var, *name)).collect();
        let own = |predicate: &Predicate| -> Substitution {
            let names = predicate.vars.iter().filter_map(|var| of.get(&var.term));
            names.map(|name| (name.own, name.var)).collect()
        };
        let mut own: Vec<Substitution> = clauses.predicates.iter().map(own).collect();
        for (index, place) in self.places.iter().enumerate() {
            let Some(place) = place else { continue };
            let formula = *proof.at.get(&Loc(index as u32))?;
            let mut parts = vec![terms.substitute(formula, &mut own[place.predicate])];
            for (var, value) in self.control[place.predicate].iter().zip(&place.values) {
                parts.push(terms.eq(*var, *value));
            }
            cases[place.predicate].push(terms.and(&parts));
        }
        Some(cases.iter().map(|cases| terms.or(cases)).collect())
    }

    /// The derivation of `false` that a run of the automaton to its error location is; nothing if it is none.
    pub fn derivation(&self, terms: &mut Terms, clauses: &Clauses, run: &Run) -> Option<Vec<Instance>> {
        let edge_of: FxHashMap<StepId, usize> =
            self.marks.iter().enumerate().map(|(edge, mark)| (*mark, edge)).collect();
        let mut derivation = Vec::new();
        let (end, _) = run.walk(terms, &self.cfa, |step, _, state| {
            if let Some(edge) = edge_of.get(&step.id) {
                derivation.push((*edge, state.clone()));
            }
        })?;
        let mut instances = Vec::with_capacity(derivation.len());
        for (edge, state) in derivation {
            let mut values = state.clone();
            let Edge { from, to, .. } = self.cfa.edge(EdgeId(edge as u32));
            for name in &self.names {
                for (from, to) in [(name.own, name.var), (name.temporary, name.after)] {
                    let value = terms.eval(from, &state);
                    values.set(terms.as_var(to)?, value);
                }
            }
            for (loc, primed) in [(from, false), (to, true)] {
                let Some(place) = &self.places[loc.index()] else { continue };
                for (var, value) in self.control[place.predicate].iter().zip(&place.values) {
                    let var = if primed { Ts::after(terms, *var) } else { *var };
                    values.set(terms.as_var(var)?, terms.value_of(*value)?);
                }
            }
            instances.push(Instance { clause: self.clause_of[edge], values });
        }
        let known = self.clause_of.iter().all(|clause| *clause < clauses.clauses.len());
        (known && end == self.cfa.error).then_some(instances)
    }
}

/// For each predicate the variables that may be control. Where there are several predicates, they tell it: nobody encodes one
/// half of it as predicates and the other half as variables.
fn candidates(terms: &mut Terms, clauses: &Clauses) -> Vec<Vec<Term>> {
    if clauses.predicates.len() > 1 {
        return vec![Vec::new(); clauses.predicates.len()];
    }
    let mut control: Vec<Vec<Term>> = Vec::new();
    for predicate in &clauses.predicates {
        let few =
            predicate.vars.iter().filter(|var| terms.sort(var.term) == Sort::Bool).count() <= MOST_BOOLEANS;
        let may = |sort| match sort {
            Sort::Bool => few,
            Sort::Bv(_) | Sort::Int | Sort::Real => true,
            _ => false,
        };
        control.push(predicate.vars.iter().map(|var| var.term).filter(|var| may(terms.sort(*var))).collect());
    }
    // A number is control if it only ever gets constants, or values of other control. Take out what is not, as long as
    // there is such.
    loop {
        let all: FxHashSet<Term> = control.iter().flatten().copied().collect();
        let mut drop: FxHashSet<Term> = FxHashSet::default();
        for clause in &clauses.clauses {
            let Some(head) = clause.head else { continue };
            let mut primed: FxHashMap<Term, Term> = FxHashMap::default();
            for var in &control[head] {
                if terms.sort(*var) != Sort::Bool {
                    primed.insert(Ts::after(terms, *var), *var);
                }
            }
            for term in terms.post_order(&[clause.relation]) {
                for (index, arg) in terms.args(term).iter().enumerate() {
                    let Some(var) = primed.get(arg) else { continue };
                    let other = |at: usize| terms.arg(term, 1 - at);
                    if terms.op(term) != Op::Eq || !leaves(terms, other(index), |leaf| all.contains(&leaf)) {
                        drop.insert(*var);
                    }
                }
            }
        }
        if drop.is_empty() {
            return control;
        }
        control.iter_mut().for_each(|vars| vars.retain(|var| !drop.contains(var)));
    }
}

/// Whether a term is a choice between constants and what is allowed.
fn leaves(terms: &Terms, term: Term, allowed: impl Fn(Term) -> bool) -> bool {
    let mut open = vec![term];
    let mut seen = FxHashSet::default();
    while let Some(term) = open.pop() {
        match terms.op(term) {
            _ if !seen.insert(term) || terms.is_const(term) || allowed(term) => {}
            Op::Ite => open.extend(&terms.args(term)[1..]),
            _ => return false,
        }
    }
    true
}

/// How a control variable behaves.
#[derive(Clone, Copy, Default)]
struct Behaviour {
    /// How often its next value was looked for.
    asked: usize,
    /// How often there were several.
    several: usize,
}

/// The places that are reached.
struct Search<'a> {
    clauses: &'a Clauses,
    control: Vec<Vec<Term>>,
    /// The same, primed.
    after: Vec<Vec<Term>>,
    places: Vec<Option<Place>>,
    number: FxHashMap<Place, Loc>,
    ways: Vec<Way>,
    behaviour: FxHashMap<Term, Behaviour>,
    work: usize,
}

impl<'a> Search<'a> {
    fn new(terms: &mut Terms, clauses: &'a Clauses, control: &[Vec<Term>]) -> Search<'a> {
        let mut after = Vec::new();
        for vars in control {
            after.push(vars.iter().map(|var| Ts::after(terms, *var)).collect());
        }
        Search {
            clauses,
            control: control.to_vec(),
            after,
            places: vec![None, None],
            number: FxHashMap::default(),
            ways: Vec::new(),
            behaviour: FxHashMap::default(),
            work: 0,
        }
    }

    /// Finds all places. If there are too many, or a variable turns out to be no control, the variables to take out; only
    /// without `stop` nothing is too much.
    fn run(mut self, terms: &mut Terms, stop: Option<&dyn Fn() -> bool>) -> Result<Search<'a>, Vec<Term>> {
        let bounded = stop.is_some();
        let mut next = 0;
        // Place 0 is the start, place 1 the error.
        while next < self.places.len() {
            if next != 1 {
                let from = self.places[next].clone();
                self.leave(terms, Loc(next as u32), from.as_ref())?;
            }
            next += 1;
            let much =
                self.places.len() > MOST_LOCATIONS || self.ways.len() > MOST_EDGES || self.work > MOST_WORK;
            if bounded && much || stop.is_some_and(|stop| stop()) {
                return Err(self.least_useful());
            }
        }
        let dense = self.ways.len() > MOST_SUCCESSORS * self.places.len();
        if bounded && dense && self.control.iter().any(|vars| !vars.is_empty()) {
            return Err(self.least_useful());
        }
        Ok(self)
    }

    /// A third of the control: the variables whose next value is least determined.
    fn least_useful(&self) -> Vec<Term> {
        let mut all: Vec<Term> = self.control.iter().flatten().copied().collect();
        let share = |var: &Term| {
            let Behaviour { asked, several } = self.behaviour.get(var).copied().unwrap_or_default();
            several * 1000 / asked.max(1)
        };
        all.sort_by_key(|var| (std::cmp::Reverse(share(var)), *var));
        all.truncate(all.len().div_ceil(3));
        all
    }

    /// Follows all clauses from a place.
    fn leave(&mut self, terms: &mut Terms, from: Loc, place: Option<&Place>) -> Result<(), Vec<Term>> {
        let mut known = Substitution::new();
        if let Some(place) = place {
            let control = &self.control[place.predicate];
            known = control.iter().copied().zip(place.values.iter().copied()).collect();
        }
        for number in 0..self.clauses.clauses.len() {
            let clause = &self.clauses.clauses[number];
            if clause.body != place.map(|place| place.predicate) {
                continue;
            }
            let relation = terms.substitute(clause.relation, &mut known);
            self.work += terms.dag_size(clause.relation);
            match clause.head {
                None => self.ways.push(Way { clause: number, from, to: Loc(1), relation }),
                Some(_) => self.arrive(terms, number, from, relation, &mut known)?,
            }
        }
        Ok(())
    }

    /// Splits a step by the values of control after it.
    fn arrive(
        &mut self,
        terms: &mut Terms,
        clause: usize,
        from: Loc,
        relation: Term,
        known: &mut Substitution,
    ) -> Result<(), Vec<Term>> {
        let Some(head) = self.clauses.clauses[clause].head else { return Ok(()) };
        let after = self.after[head].clone();
        let mut open = vec![(relation, Vec::new())];
        while let Some((relation, values)) = open.pop() {
            if relation == terms.fls() {
                continue;
            }
            let Some(var) = after.get(values.len()) else {
                let to = self.loc(Place { predicate: head, values });
                self.ways.push(Way { clause, from, to, relation });
                if self.ways.len() > 2 * MOST_EDGES && !after.is_empty() {
                    return Err(self.least_useful());
                }
                continue;
            };
            let own = self.control[head][values.len()];
            self.work += terms.dag_size(relation);
            let next = match next_values(terms, relation, *var) {
                Some(next) => next,
                None => match self.all_values(terms, clause, known, *var) {
                    Some(next) => next,
                    None => {
                        // Whoever else is free here is no control either.
                        let mentioned: FxHashSet<Term> = terms.free_vars(relation).into_iter().collect();
                        let free = after[values.len()..].iter().zip(&self.control[head][values.len()..]);
                        let free = free.filter(|(after, _)| !mentioned.contains(after)).map(|(_, var)| *var);
                        return Err(free.chain([own]).collect());
                    }
                },
            };
            let mut several = 0;
            for value in next {
                let mut put: Substitution = [(*var, value)].into_iter().collect();
                let relation = terms.substitute(relation, &mut put);
                if relation != terms.fls() {
                    several += 1;
                    let mut values = values.clone();
                    values.push(value);
                    open.push((relation, values));
                }
            }
            let behaviour = self.behaviour.entry(own).or_default();
            behaviour.asked += 1;
            behaviour.several += usize::from(several > 1);
        }
        Ok(())
    }

    /// All constants that a number may have after a clause, as the clause is written: putting values in may take words
    /// apart so that less can be seen.
    fn all_values(
        &self,
        terms: &mut Terms,
        clause: usize,
        known: &mut Substitution,
        var: Term,
    ) -> Option<Vec<Term>> {
        let relation = self.clauses.clauses[clause].relation;
        if terms.sort(var) == Sort::Bool {
            return None;
        }
        let mut values = FxHashSet::default();
        let mut otherwise = Substitution::new();
        for term in terms.post_order(&[relation]) {
            let args = terms.args(term);
            if !args.contains(&var) {
                continue;
            }
            let other = if args[0] == var { args[1] } else { args[0] };
            let other = terms.substitute(other, known);
            values.extend(constants(terms, other)?);
            otherwise.insert(term, terms.fls());
        }
        let otherwise = terms.substitute(relation, &mut otherwise);
        if otherwise == relation || terms.substitute(otherwise, known) != terms.fls() {
            return None;
        }
        let mut values: Vec<Term> = values.into_iter().collect();
        values.sort_unstable();
        Some(values)
    }

    fn loc(&mut self, place: Place) -> Loc {
        if let Some(loc) = self.number.get(&place) {
            return *loc;
        }
        let loc = Loc(self.places.len() as u32);
        self.places.push(Some(place.clone()));
        self.number.insert(place, loc);
        loc
    }

    /// The automaton.
    fn written(self, terms: &mut Terms, clauses: &Clauses) -> Unfolded {
        let mut cfa = Cfa::new();
        let control: FxHashSet<Term> = self.control.iter().flatten().copied().collect();
        let mut listed = FxHashSet::default();
        let mut list = |cfa: &mut Cfa, term: Term, name: String| {
            if listed.insert(term) {
                cfa.add_var(term, name);
            }
        };
        let (mut names, mut by, mut temporary_of) = (Vec::new(), Substitution::new(), FxHashMap::default());
        let shared = coalesce(terms, clauses, &control);
        for var in clauses.predicates.iter().flat_map(|predicate| &predicate.vars) {
            if control.contains(&var.term) {
                continue;
            }
            let own = shared.get(&var.term).copied().unwrap_or(var.term);
            list(&mut cfa, own, var.name.clone());
            let temporary = *temporary_of.entry(own).or_insert_with(|| {
                let temporary = terms.fresh(&format!("{}.after", var.name), terms.sort(own));
                list(&mut cfa, temporary, format!("{}'", var.name));
                temporary
            });
            let after = Ts::after(terms, var.term);
            by.insert(var.term, own);
            by.insert(after, temporary);
            names.push(Name { var: var.term, own, after, temporary });
        }
        for local in clauses.clauses.iter().flat_map(|clause| &clause.locals) {
            list(&mut cfa, local.term, local.name.clone());
        }
        for place in self.places.iter().flatten() {
            let name = &clauses.predicates[place.predicate].name;
            let values: Vec<String> =
                place.values.iter().map(|value| certus_logic::smtlib::term_text(terms, *value)).collect();
            let name = if values.is_empty() { name.clone() } else { format!("{name}({})", values.join(" ")) };
            cfa.add_location(name, 0);
        }
        let (mut clause_of, mut marks, mut number) = (Vec::new(), Vec::new(), 0);
        for way in &self.ways {
            let clause = &clauses.clauses[way.clause];
            let locals: Vec<Term> = clause.locals.iter().map(|var| var.term).collect();
            let state: Vec<Term> = clauses
                .after(clause)
                .iter()
                .filter(|var| !control.contains(&var.term))
                .map(|var| terms.substitute(var.term, &mut by))
                .collect();
            let after: Vec<Term> = state.iter().map(|var| temporary_of[var]).collect();
            let relation = terms.substitute(way.relation, &mut by);
            let mut last = vec![Command::Assume(terms.tru())];
            last.extend(state.iter().zip(&after).map(|(var, after)| Command::Assign(*var, *after)));
            let ending = last.len() as u32;
            if let Some(block) = Guarded::block(terms, &mut number, &locals, &after, relation, last) {
                cfa.add_edge(way.from, way.to, block);
                clause_of.push(way.clause);
                marks.push(StepId(number - ending));
            }
        }
        Unfolded { cfa, places: self.places, control: self.control, clause_of, marks, names }
    }
}

/// The values that a relation allows a variable to have. `None` if that cannot be seen: it is no control.
fn next_values(terms: &mut Terms, relation: Term, var: Term) -> Option<Vec<Term>> {
    let order = terms.post_order(&[relation]);
    // A variable that is not mentioned has any value.
    if !order.contains(&var) {
        return None;
    }
    if terms.sort(var) == Sort::Bool {
        return Some(vec![terms.tru(), terms.fls()]);
    }
    let mut values: Vec<Term> = Vec::new();
    let mut otherwise = Substitution::new();
    for term in order {
        let args = terms.args(term);
        if !args.contains(&var) {
            continue;
        }
        if terms.op(term) != Op::Eq {
            return None;
        }
        let other = if args[0] == var { args[1] } else { args[0] };
        values.extend(constants(terms, other)?);
        otherwise.insert(term, terms.fls());
    }
    // With any other value the relation must not hold.
    if terms.substitute(relation, &mut otherwise) != terms.fls() {
        return None;
    }
    values.sort_unstable();
    values.dedup();
    Some(values)
}

/// Constants of which a term is one, whatever the conditions in it are. `None` if it is something else.
fn constants(terms: &mut Terms, term: Term) -> Option<FxHashSet<Term>> {
    let (mut found, mut seen, mut open) = (FxHashSet::default(), FxHashSet::default(), vec![term]);
    while let Some(term) = open.pop() {
        if !seen.insert(term) {
            continue;
        }
        if terms.is_const(term) {
            found.insert(term);
        } else if terms.op(term) == Op::Ite {
            open.extend(&terms.args(term)[1..]);
        } else {
            // Constructors may have moved a choice into single bits.
            let order = terms.post_order(&[term]);
            let choice = order.into_iter().find(|part| terms.op(*part) == Op::Ite)?;
            let condition = terms.arg(choice, 0);
            for truth in [terms.tru(), terms.fls()] {
                let mut put: Substitution = [(condition, truth)].into_iter().collect();
                open.push(terms.substitute(term, &mut put));
            }
        }
        if seen.len() > MOST_CASES {
            return None;
        }
    }
    Some(found)
}
