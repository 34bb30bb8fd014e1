//! Inputs that make what they stand in free.
//!
//! An input that is used once, as an argument of an operator which takes each value for some value of the input, whatever its other
//! arguments are, makes the result free: it is replaced by a new input, and what the other arguments depend on may be
//! dropped. (Bruttomesso and others: *unconstrained terms*; Brummayer: *Efficient SMT solving for bit vectors and the extensional theory of arrays*,
//! 2009.) Where the result is a constraint or the property, it can be true at each position. Where it is the next value of a
//! variable, this variable may have any value.

use super::equations::inverse;
use super::lift::{SystemLift, Unchanged};
use super::network::Network;
use super::{Rewrite, Smaller};
use crate::pass::Carries;
use certus_logic::{Assignment, Op, Sort, Substitution, Term, Terms};
use certus_model::{Ts, Variable};
use rustc_hash::{FxHashMap, FxHashSet};
use std::time::Instant;

/// Where a term is used beside in other terms.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Root {
    /// As a conjunct of the constraint or of what is bad: true is wanted.
    Wanted,
    /// As the next value of a variable.
    Next(Term),
    /// In another way, or several times.
    Fixed,
}

pub(super) fn free_terms(terms: &mut Terms, ts: &Ts, _deadline: Option<Instant>) -> Smaller {
    let mut wanted = terms.conjuncts(ts.constraint);
    for goal in &ts.bad {
        wanted.extend(terms.conjuncts(goal.what));
    }
    let mut roots: FxHashMap<Term, Root> = FxHashMap::default();
    let mut add = |term: Term, root: Root| {
        roots.entry(term).and_modify(|old| *old = Root::Fixed).or_insert(root);
    };
    for formula in wanted {
        add(formula, Root::Wanted);
    }
    for (var, next) in &ts.next {
        add(*next, Root::Next(*var));
    }
    add(ts.trans, Root::Fixed);
    add(ts.init, Root::Fixed);
    let mut all: Vec<Term> = roots.keys().copied().collect();
    all.sort_unstable();
    let network = Network::new(terms, &all);

    let mut by = Substitution::new();
    let mut out = ts.clone();
    let mut found = Freed { values: Vec::new(), after: Vec::new() };
    let mut gone: FxHashSet<Term> = FxHashSet::default();
    let mut claimed: FxHashSet<Term> = FxHashSet::default();
    for input in &ts.inputs {
        let (path, root) = path(terms, &network, &roots, &claimed, input.term);
        let top = path[path.len() - 1];
        let target = match root {
            Some(Root::Wanted) => terms.tru(),
            Some(Root::Next(var)) => Ts::after(terms, var),
            // A new name for the input would change nothing.
            _ if path.iter().all(|term| terms.args(*term).len() < 2) => continue,
            _ => terms.fresh(&input.name, terms.sort(top)),
        };
        let mut value = Some(target);
        for pair in path.windows(2).rev() {
            value = value.and_then(|value| undone(terms, pair[1], pair[0], value));
        }
        let Some(value) = value else { continue };
        match root {
            Some(Root::Next(var)) => drop(out.next.remove(&var)),
            _ => by.insert(top, target),
        }
        if !matches!(root, Some(Root::Wanted | Root::Next(_))) {
            out.inputs.push(Variable { term: target, name: input.name.clone() });
        }
        found.values.push((top, input.term, value));
        gone.insert(input.term);
        claimed.extend(path);
    }
    if found.values.is_empty() {
        return None;
    }
    // What is inside of another term comes first: its value is needed for that of the other.
    found.values.sort_unstable_by_key(|(top, _, _)| *top);
    let values: Vec<Term> = found.values.iter().map(|(_, _, value)| *value).collect();
    let used: FxHashSet<Term> = terms.free_vars_of(&values).into_iter().collect();
    let after = ts.vars.iter().map(|var| var.term).filter(|var| used.contains(&Ts::after(terms, *var)));
    found.after = after.collect();
    Some((out.rewritten(terms, &mut by, &|var| !gone.contains(&var)), Box::new(found)))
}

/// The terms from an input up to the last one that it makes free, and what the last one is used for if that is no term.
fn path(
    terms: &mut Terms,
    network: &Network,
    roots: &FxHashMap<Term, Root>,
    claimed: &FxHashSet<Term>,
    input: Term,
) -> (Vec<Term>, Option<Root>) {
    let mut path = vec![input];
    let mut at = input;
    loop {
        let Some(node) = network.node(at) else { return (path, Some(Root::Fixed)) };
        match (network.uses(node), roots.get(&at)) {
            ([], root) => return (path, root.copied()),
            ([user], None) => {
                let user = network.terms[*user as usize];
                if claimed.contains(&user) || undone(terms, user, at, user).is_none() {
                    return (path, None);
                }
                path.push(user);
                at = user;
            }
            // It is used several times: what it stands in is not free, but it is itself.
            _ => return (path, None),
        }
    }
}

/// A value of an argument for which a term has the value of `target`, where there is one for each, whatever the other
/// arguments are.
fn undone(terms: &mut Terms, term: Term, inner: Term, target: Term) -> Option<Term> {
    if let Some(value) = inverse(terms, term, inner, target) {
        return Some(value);
    }
    let sort = terms.sort(inner);
    match (terms.op(term), sort) {
        (Op::Eq, Sort::Bv(_) | Sort::Int) => {
            let args = terms.args(term);
            let equal = if args[0] == inner { args[1] } else { args[0] };
            let different = if sort == Sort::Int {
                let one = terms.int(1);
                terms.add(equal, one)
            } else {
                terms.bvnot(equal)
            };
            Some(terms.ite(target, equal, different))
        }
        (Op::Extract { hi, lo }, Sort::Bv(width)) => {
            let high = terms.zero_extend(width - hi - 1, target);
            if lo == 0 {
                return Some(high);
            }
            let low = terms.bv(lo, 0);
            Some(terms.concat(&[high, low]))
        }
        _ => None,
    }
}

/// The lift: the inputs get the values for which the terms have theirs. The states and the steps between them are the same.
struct Freed {
    /// The term that became free, the input, and its value: over the position, what stands for the term, and the state after.
    values: Vec<(Term, Term, Term)>,
    /// The variables whose value after the step is used. There is none at the last position, where the input is free.
    after: Vec<Term>,
}

impl SystemLift for Freed {
    fn formula(&self, _terms: &mut Terms, formula: Term) -> Term {
        formula
    }

    fn carries(&self) -> Carries {
        Carries::ALL
    }

    fn positions(&self, terms: &mut Terms, positions: &mut [Assignment]) {
        for n in 0..positions.len() {
            let mut both = positions[n].clone();
            for var in &self.after {
                let Some(symbol) = terms.as_var(*var) else { continue };
                if let Some(value) = positions.get(n + 1).and_then(|next| next.get(symbol)) {
                    both.set(terms.primed_var(symbol), value.clone());
                }
            }
            for (_, input, value) in &self.values {
                let value = terms.eval(*value, &both);
                if let Some(symbol) = terms.as_var(*input) {
                    both.set(symbol, value.clone());
                    positions[n].set(symbol, value);
                }
            }
        }
    }
}

/// State variables that have any value at each position are inputs.
pub(super) fn free_states(terms: &mut Terms, ts: &Ts, _deadline: Option<Instant>) -> Smaller {
    let first: FxHashSet<Term> = terms.free_vars(ts.init).into_iter().collect();
    let related: FxHashSet<Term> = terms.free_vars(ts.trans).into_iter().collect();
    let (mut vars, mut free) = (Vec::new(), Vec::new());
    for var in &ts.vars {
        // The relation may say something of the state before a step, but nothing of the one after.
        let after = Ts::after(terms, var.term);
        let said = first.contains(&var.term) || related.contains(&after);
        let open = !said && !ts.next.contains_key(&var.term);
        if open { &mut free } else { &mut vars }.push(var.clone());
    }
    if free.is_empty() {
        return None;
    }
    let inputs = ts.inputs.iter().cloned().chain(free).collect();
    // States that differ in nothing else are one state now.
    Some((Ts { vars, inputs, ..ts.clone() }, Box::new(Unchanged(Carries::ALL_BUT_SIMPLE))))
}
