//! Which constants variables are together, by location: a loop that runs on constants is followed round by round.
//!
//! What is known at a location is a set of valuations, each of which says of some variables which constants they
//! are. `m = 1; e = 0; while (m < 16) { m <<= 1; e--; }` leaves `e = -4`, because at the head of the loop `m` and `e`
//! are `(1, 0)`, `(2, -1)`, `(4, -2)` and so on. Where there are too many valuations only what all of them say is kept.

use crate::analyses::equalities::pinned;
use crate::analyses::flow::{Effect, Flow};
use crate::analyses::forward::{Domain, Solution, nodes, solve};
use certus_logic::{Substitution, Term, Terms};
use certus_model::Command;
use certus_model::graph::BitSet;
use certus_model::liveness::live_nodes;

/// So many valuations are told apart at a location.
const MOST_VALUATIONS: usize = 64;

/// How many commands are executed with one valuation each, before all valuations are joined.
const MOST_COMMANDS_EXECUTED: u64 = 100_000;

/// More literals than this are not said of a location.
const MOST_LITERALS: usize = 1024;

/// Constants of variables, which are positions in [`certus_model::Cfa::vars`], ascending.
type Valuation = Vec<(u32, Term)>;

/// What is known at a node: one of these valuations is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    valuations: Vec<Valuation>,
    /// There were too many: there is only one from now on.
    joined: bool,
}

impl Known {
    /// The constant a variable is in all valuations.
    fn constant(&self, var: u32) -> Option<Term> {
        let (first, others) = self.valuations.split_first()?;
        let value = get(first, var)?;
        others.iter().all(|valuation| get(valuation, var) == Some(value)).then_some(value)
    }
}

fn get(valuation: &Valuation, var: u32) -> Option<Term> {
    let at = valuation.binary_search_by_key(&var, |(var, _)| *var).ok()?;
    Some(valuation[at].1)
}

fn set(valuation: &mut Valuation, var: u32, value: Option<Term>) {
    match (valuation.binary_search_by_key(&var, |(var, _)| *var), value) {
        (Ok(at), Some(value)) => valuation[at].1 = value,
        (Ok(at), None) => {
            valuation.remove(at);
        }
        (Err(at), Some(value)) => valuation.insert(at, (var, value)),
        (Err(_), None) => {}
    }
}

/// Whether all that `weak` says is said by `strong`.
fn implies(strong: &Valuation, weak: &Valuation) -> bool {
    weak.len() <= strong.len() && weak.iter().all(|(var, value)| get(strong, *var) == Some(*value))
}

/// The analysis.
pub(crate) struct Values {
    vars: Vec<Term>,
    live: Vec<BitSet>,
    effort: u64,
}

impl Values {
    pub(crate) fn new(flow: &Flow<'_>) -> Values {
        let vars = flow.cfa.vars.iter().map(|var| var.term).collect();
        Values { vars, live: live_nodes(flow, |_, _| true), effort: MOST_COMMANDS_EXECUTED }
    }

    pub(crate) fn solve(&mut self, terms: &mut Terms, flow: &Flow<'_>) -> Solution<Known> {
        solve(self, terms, flow)
    }

    /// A term that reads these variables, with the constants of a valuation put in.
    fn put(&self, terms: &mut Terms, valuation: &Valuation, reads: &[u32], term: Term) -> Term {
        let known = reads.iter().filter_map(|var| Some((self.vars[*var as usize], get(valuation, *var)?)));
        let mut by: Substitution = known.collect();
        terms.substitute(term, &mut by)
    }

    /// A term that reads these variables, with what is certainly constant put in.
    pub(crate) fn apply(&self, terms: &mut Terms, known: &Known, reads: &[u32], term: Term) -> Term {
        let constants =
            reads.iter().filter_map(|var| Some((self.vars[*var as usize], known.constant(*var)?)));
        let mut by: Substitution = constants.collect();
        terms.substitute(term, &mut by)
    }

    /// What holds at each location: inductive by itself.
    pub(crate) fn facts(
        &mut self,
        terms: &mut Terms,
        flow: &Flow<'_>,
        solution: &Solution<Known>,
    ) -> Vec<Term> {
        let mut facts = vec![terms.fls(); flow.cfa.locations.len()];
        nodes(self, terms, flow, solution, |domain, terms, node, known| {
            if flow.is_location(node) {
                facts[node as usize] = domain.formula(terms, known);
            }
        });
        facts
    }

    /// One of the valuations is right.
    fn formula(&self, terms: &mut Terms, known: &Known) -> Term {
        let mut any = Vec::new();
        for valuation in &known.valuations {
            let all: Vec<Term> =
                valuation.iter().map(|(var, value)| terms.eq(self.vars[*var as usize], *value)).collect();
            any.push(terms.and(&all));
        }
        terms.or(&any)
    }

    /// Keeps only what all valuations say.
    fn join_all(state: &mut Known) {
        let (first, others) = state.valuations.split_at_mut(1);
        first[0].retain(|(var, value)| others.iter().all(|other| get(other, *var) == Some(*value)));
        state.valuations.truncate(1);
        state.joined = true;
    }

    /// Leaves out valuations that others imply.
    fn tidy(state: &mut Known) {
        state.valuations.sort_unstable_by(|a, b| a.len().cmp(&b.len()).then_with(|| a.cmp(b)));
        let mut kept: Vec<Valuation> = Vec::with_capacity(state.valuations.len());
        for valuation in state.valuations.drain(..) {
            if !kept.iter().any(|weaker| implies(&valuation, weaker)) {
                kept.push(valuation);
            }
        }
        state.valuations = kept;
    }
}

impl Domain for Values {
    type State = Known;

    fn start(&mut self, _terms: &mut Terms) -> Known {
        Known { valuations: vec![Valuation::new()], joined: false }
    }

    fn step(&mut self, terms: &mut Terms, flow: &Flow<'_>, state: &mut Known, arc: u32, step: usize) -> bool {
        self.effort = self.effort.saturating_sub(state.valuations.len() as u64);
        let command = flow.steps(arc)[step].command;
        match (&flow.arcs[arc as usize].effects[step], command) {
            (Effect::Assume(reads), Command::Assume(guard)) => state.valuations.retain_mut(|valuation| {
                let guard = self.put(terms, valuation, reads, guard);
                for literal in terms.conjuncts(guard) {
                    if let Some((var, value)) = pinned(terms, literal) {
                        set(valuation, flow.var[&var], Some(value));
                    }
                }
                guard != terms.fls()
            }),
            (Effect::Assign(var, reads), Command::Assign(_, value)) => {
                for valuation in &mut state.valuations {
                    let value = self.put(terms, valuation, reads, value);
                    set(valuation, *var, terms.is_const(value).then_some(value));
                }
            }
            (Effect::Havoc(var), _) => {
                state.valuations.iter_mut().for_each(|valuation| set(valuation, *var, None));
            }
            _ => unreachable!("an effect is that of its command"),
        }
        !state.valuations.is_empty()
    }

    fn enter(&mut self, _terms: &Terms, _flow: &Flow<'_>, state: &mut Known, node: u32, meets: bool) {
        let live = &self.live[node as usize];
        for valuation in &mut state.valuations {
            valuation.retain(|(var, _)| live.has(*var));
        }
        if meets {
            Values::tidy(state);
        }
    }

    fn join(&mut self, _terms: &mut Terms, state: &mut Known, other: &Known, _visits: u32) -> bool {
        let new = |valuation: &&Valuation| !state.valuations.iter().any(|known| implies(valuation, known));
        let new: Vec<Valuation> = other.valuations.iter().filter(new).cloned().collect();
        if new.is_empty() {
            return false;
        }
        state.valuations.extend(new);
        let literals: usize = state.valuations.iter().map(Vec::len).sum();
        if state.joined
            || state.valuations.len() > MOST_VALUATIONS
            || literals > MOST_LITERALS
            || self.effort == 0
        {
            Values::join_all(state);
        } else {
            Values::tidy(state);
        }
        true
    }
}
