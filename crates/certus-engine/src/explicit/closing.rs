//! Whether the buckets there are hold all that is reached: then they are an invariant.
//!
//! For each bucket and edge a query: does it lead to a state of no bucket? If so, the state is a new one, reached if
//! the one before is, else guessed; buckets that lead only into buckets need not be asked for again.

use super::code::word;
use super::search::Search;
use crate::bmc::outside;
use crate::control::Control;
use crate::engine::EngineError;
use crate::reason::Reason;
use certus_logic::{Sort, Substitution, Term, Terms, Value};
use certus_model::{EdgeId, Invariant, Loc, Run, Transition};
use certus_solver::{Answer, Purpose, Query, Session, registry};

/// Does an edge lead out of the buckets?
const CLOSED: Purpose = Purpose("closed");

/// The conflicts that a query may take.
const CONFLICTS: u64 = 100_000;

/// What came of asking.
#[derive(Debug)]
pub(crate) enum Closed {
    /// Nothing leads out.
    Proved(Invariant),
    /// There are new states.
    Open,
    /// A run to the error.
    Error(Run),
    /// The error can be reached as far as buckets tell.
    Doubtful,
    /// No answer, in words.
    Stopped(Reason),
}

/// The queries.
pub(crate) struct Closing {
    pub(crate) session: Session,
    transitions: Vec<Option<Transition>>,
    /// Whether the edges from the initial location lead into buckets.
    begun: bool,
}

impl Closing {
    /// With the solver of the control.
    pub(crate) fn new(control: &Control, edges: usize) -> Result<Closing, EngineError> {
        let name = if control.solver.is_empty() { registry::DEFAULT } else { &control.solver };
        let mut session = Session::new(registry::make(name)?);
        session.set_limits(control.limits.clone().with_conflicts(CONFLICTS));
        Ok(Closing { session, transitions: vec![None; edges], begun: false })
    }

    /// The buckets were made anew.
    pub(crate) fn reset(&mut self) {
        self.begun = false;
    }

    /// Asks for all edges.
    pub(crate) fn close(
        &mut self,
        terms: &mut Terms,
        search: &mut Search<'_>,
        control: &Control,
    ) -> Result<Closed, EngineError> {
        let cfa = search.cfa;
        self.begun |= search.close_looked_at();
        // What all buckets of a location say, until there is a new one.
        let mut all: Vec<Option<Term>> = vec![None; cfa.locations.len()];
        let mut open = false;
        let mut at = 0;
        // Buckets that are found on the way are asked for as well.
        while at <= search.buckets.len() {
            let (loc, key) = match at.checked_sub(1).map(|n| &search.buckets[n]) {
                None if self.begun => (cfa.error, None),
                None => (cfa.initial, None),
                Some(bucket) if bucket.closed || bucket.loc == cfa.initial => (cfa.error, None),
                Some(bucket) => (bucket.loc, Some(bucket.key.clone())),
            };
            let mut lost = false;
            for edge in search.outgoing[loc.index()].clone() {
                if let Some(why) = control.stop() {
                    return Ok(Closed::Stopped(why));
                }
                let to = cfa.edge(edge).to;
                let after = match all[to.index()] {
                    Some(after) => after,
                    None => *all[to.index()].insert(formula(terms, search, to)),
                };
                match self.ask(terms, search, edge, key.as_deref(), after)? {
                    Closed::Proved(_) => {}
                    Closed::Open => {
                        lost = true;
                        all[to.index()] = None;
                    }
                    other => return Ok(other),
                }
            }
            open |= lost;
            match at.checked_sub(1) {
                None => self.begun |= !lost,
                Some(bucket) => search.buckets[bucket].closed |= !lost,
            }
            at += 1;
        }
        if open {
            return Ok(Closed::Open);
        }
        let mut at = outside(terms, cfa);
        for (loc, all) in &mut at.at {
            // Elsewhere the error is not reachable anyway.
            if search.matters[loc.index()] {
                *all = formula(terms, search, *loc);
            }
        }
        Ok(Closed::Proved(at))
    }

    /// The query for one edge, from a bucket of the location where it begins; without one, from anywhere. What is the
    /// same in all states of the bucket is put into the edge, which leaves little of it.
    fn ask(
        &mut self,
        terms: &mut Terms,
        search: &mut Search<'_>,
        edge: EdgeId,
        key: Option<&[u64]>,
        after: Term,
    ) -> Result<Closed, EngineError> {
        let cfa = search.cfa;
        let block = &cfa.edge(edge).block;
        let transition = match &self.transitions[edge.index()] {
            Some(transition) => transition,
            None => self.transitions[edge.index()].insert(Transition::new(terms, block, "closed")),
        };
        let mut fixed = Substitution::new();
        let mut before = Vec::new();
        let live = search.live[cfa.edge(edge).from.index()].iter().zip(key.into_iter().flatten());
        for (var, value) in live {
            let (term, width) = (cfa.vars[*var].term, u32::from(search.domains[*var].width));
            if search.exact[*var] {
                let value = match terms.sort(term) {
                    Sort::Bool => terms.bool(*value == 1),
                    _ => terms.bv(width, u128::from(*value)),
                };
                fixed.insert(term, value);
                before.push(terms.eq(term, value));
            } else {
                let (low, high) = search.domains[*var].bounds(*value as usize);
                before.push(within(terms, search, *var, term, low, high));
            }
        }
        let guard = terms.substitute(transition.guard, &mut fixed);
        let mut next = Substitution::new();
        for var in &search.live[cfa.edge(edge).to.index()] {
            let term = cfa.vars[*var].term;
            let value =
                transition.next.iter().find(|(var, _)| *var == term).map_or(term, |(_, value)| *value);
            next.insert(term, terms.substitute(value, &mut fixed));
        }
        let after = terms.substitute(after, &mut next);
        before.extend([guard, terms.not(after)]);
        let query = before;
        if query.contains(&terms.fls()) {
            return Ok(Closed::Proved(Invariant::default()));
        }
        match self.session.check(terms, &Query::of(&query), CLOSED)? {
            Answer::Unsat => return Ok(Closed::Proved(Invariant::default())),
            Answer::Unknown(why) => return Ok(Closed::Stopped(why.into())),
            Answer::Sat => {}
        }
        let mut unknowns = transition.unknowns(terms);
        unknowns.extend(cfa.vars.iter().map(|var| var.term));
        unknowns.sort_unstable();
        unknowns.dedup();
        let model = self.session.model(terms, &unknowns)?;
        let words = |values: &[Value]| values.iter().map(|v| word(v).unwrap_or(0)).collect::<Vec<u64>>();
        let vars: Vec<Term> = cfa.vars.iter().map(|var| var.term).collect();
        let from = words(&terms.eval_all(&vars, &model));
        let mut to = from.clone();
        let changed: Vec<Term> = transition.next.iter().map(|(_, value)| *value).collect();
        for ((var, _), value) in transition.next.iter().zip(words(&terms.eval_all(&changed, &model))) {
            if let Some(place) = vars.iter().position(|other| other == var) {
                to[place] = value;
            }
        }
        let Some(path) = transition.path(terms, block, &model) else {
            return Err(EngineError::Inconsistent("a model of the solver is no run"));
        };
        let values = words(&terms.eval_all(&transition.path_inputs(block, &path), &model));
        let loc = cfa.edge(edge).from;
        if loc == cfa.initial && search.known(loc, &from).is_none() {
            search.start(&from);
        }
        let known = search.known(loc, &from).filter(|state| search.is_reached(*state));
        let end = cfa.edge(edge).to;
        if end == cfa.error {
            let run = known.and_then(|state| search.run(terms, state, edge, &values));
            return Ok(run.map_or(Closed::Doubtful, Closed::Error));
        }
        search.try_values(edge, &path, &values);
        search.suggest(end, &to, known.map(|state| (state, edge, values.into())));
        Ok(Closed::Open)
    }
}

/// All buckets of a location as a formula: a decision diagram over the variables.
fn formula(terms: &mut Terms, search: &Search<'_>, loc: Loc) -> Term {
    if loc == search.cfa.error {
        return terms.fls();
    }
    let buckets = search.buckets.iter().filter(|b| b.loc == loc);
    let mut keys: Vec<&[u64]> = buckets.map(|bucket| &bucket.key[..]).collect();
    keys.sort_unstable();
    diagram(terms, search, loc, 0, &keys)
}

/// The formula for these keys, ascending, from this variable on.
fn diagram(terms: &mut Terms, search: &Search<'_>, loc: Loc, depth: usize, keys: &[&[u64]]) -> Term {
    let Some(var) = search.live[loc.index()].get(depth).copied() else { return terms.bool(!keys.is_empty()) };
    // Intervals of values with what holds of the other variables.
    let mut parts: Vec<(u64, u64, Term)> = Vec::new();
    for group in keys.chunk_by(|a, b| a[depth] == b[depth]) {
        let rest = diagram(terms, search, loc, depth + 1, group);
        let value = group[0][depth];
        let (low, high) =
            if search.exact[var] { (value, value) } else { search.domains[var].bounds(value as usize) };
        match parts.last_mut() {
            Some((_, end, same)) if *same == rest && *end + 1 == low => *end = high,
            _ => parts.push((low, high, rest)),
        }
    }
    let term = search.cfa.vars[var].term;
    let mut by_rest: Vec<(Term, Vec<Term>)> = Vec::new();
    for (low, high, rest) in parts {
        let within = within(terms, search, var, term, low, high);
        match by_rest.iter_mut().find(|(other, _)| *other == rest) {
            Some((_, all)) => all.push(within),
            None => by_rest.push((rest, vec![within])),
        }
    }
    let all: Vec<Term> = by_rest
        .into_iter()
        .map(|(rest, all)| {
            let some = terms.or(&all);
            terms.and2(some, rest)
        })
        .collect();
    terms.or(&all)
}

/// A variable is in an interval.
fn within(terms: &mut Terms, search: &Search<'_>, var: usize, term: Term, low: u64, high: u64) -> Term {
    if terms.sort(term) == Sort::Bool {
        let not = terms.not(term);
        return match (low, high) {
            (0, 0) => not,
            (1, 1) => term,
            _ => terms.tru(),
        };
    }
    let width = u32::from(search.domains[var].width);
    let (least, greatest) = (terms.bv(width, u128::from(low)), terms.bv(width, u128::from(high)));
    if low == high {
        return terms.eq(term, least);
    }
    let (above, below) = (terms.bvuge(term, least), terms.bvule(term, greatest));
    terms.and2(above, below)
}
