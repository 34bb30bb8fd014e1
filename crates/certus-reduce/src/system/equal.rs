//! Variables that are always equal, the negation of each other, or constant.
//!
//! Variables that begin with the same value are in one class, together with the value if it is constant. Each variable is
//! replaced by what stands for its class, and the next values are computed under this assumption; they are equal if they are one
//! term, as terms are hash-consed. A class whose members get different values is split, until none is. Then every step keeps
//! what the classes say, which is therefore an invariant. (Van Eijk: *Sequential equivalence checking based on structural
//! similarities*, 2000.)

use super::equations::Initial;
use super::lift::{Because, Replaced};
use super::network::{Network, late};
use super::{Rewrite, Smaller};
use certus_logic::{Op, Substitution, Term, Terms};
use certus_model::Ts;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::time::Instant;

/// So many terms for each one of the system may be made on the way, and so many at least. Most systems need two for each.
const TERMS_FOR_EACH: usize = 20;
const TERMS: usize = 1_000_000;

/// After so many rounds, classes fall apart faster than they have to. Long shift registers would lose one member in each round.
const PATIENT_ROUNDS: u32 = 16;

pub(super) fn equal(terms: &mut Terms, ts: &Ts, deadline: Option<Instant>) -> Smaller {
    // What is made on the way is not needed afterwards.
    let mut scratch = terms.clone();
    let mut classes = Classes::begin(&mut scratch, ts, deadline)?;
    if classes.members.iter().zip(&classes.constant).all(|(all, constant)| all.len() < 2 && !constant) {
        return None;
    }
    classes.refine(&mut scratch, ts, deadline)?;
    drop(scratch);
    let mut by = Substitution::new();
    let (mut values, mut facts) = (Vec::new(), Vec::new());
    for n in 0..ts.vars.len() {
        let (var, value) = (ts.vars[n].term, classes.value(terms, n));
        if value != var {
            values.push((var, value));
            facts.push(terms.eq(var, value));
            by.insert(var, value);
            let (after, value) = (Ts::after(terms, var), terms.prime(value));
            by.insert(after, value);
        }
    }
    if values.is_empty() {
        return None;
    }
    let gone: FxHashSet<Term> = values.iter().map(|(var, _)| *var).collect();
    let out = ts.rewritten(terms, &mut by, &|var| !gone.contains(&var));
    let facts = terms.and(&facts);
    Some((out, Box::new(Replaced { values, new: Vec::new(), facts, because: Because::Invariant })))
}

/// A partition of the state variables.
struct Classes {
    /// By variable: its class, and whether it is the negation of what the class stands for.
    class: Vec<usize>,
    negated: Vec<bool>,
    /// By class: the variables, in order.
    members: Vec<Vec<usize>>,
    /// By class: the constant or the variable that it stands for.
    leader: Vec<Term>,
    /// By class: whether that is a constant.
    constant: Vec<bool>,
    /// The variables themselves.
    vars: Vec<Term>,
}

impl Classes {
    /// Variables with the same initial value. A variable that has any value at the start begins with itself.
    fn begin(terms: &mut Terms, ts: &Ts, deadline: Option<Instant>) -> Option<Classes> {
        let places: FxHashMap<Term, usize> =
            ts.vars.iter().enumerate().map(|(n, var)| (var.term, n)).collect();
        let initial = Initial::of(terms, ts.init, ts.vars.len(), &|var| places.get(&var).copied());
        let mut out = Classes {
            class: Vec::new(),
            negated: Vec::new(),
            members: Vec::new(),
            leader: Vec::new(),
            constant: Vec::new(),
            vars: ts.vars.iter().map(|var| var.term).collect(),
        };
        let mut by = Substitution::new();
        let mut of_value: FxHashMap<Term, usize> = FxHashMap::default();
        for (n, var) in ts.vars.iter().enumerate() {
            if late(deadline) {
                return None;
            }
            let value = match initial.defined[n] {
                None => var.term,
                Some((_, value)) if terms.is_const(value) => value,
                Some((_, value)) => terms.substitute(value, &mut by),
            };
            if value != var.term {
                by.insert(var.term, value);
            }
            let (base, negated) =
                if value == terms.fls() { (terms.tru(), true) } else { terms.strip_not(value) };
            // What has any value after a step is equal to nothing.
            let alone = !ts.next.contains_key(&var.term);
            let found = if alone { None } else { of_value.get(&base).copied() };
            let class = found.unwrap_or_else(|| {
                let constant = !alone && terms.is_const(base);
                out.leader.push(if constant { base } else { var.term });
                out.constant.push(constant);
                out.members.push(Vec::new());
                if !alone {
                    of_value.insert(base, out.members.len() - 1);
                }
                out.members.len() - 1
            });
            out.class.push(class);
            out.negated.push(negated);
            out.members[class].push(n);
        }
        Some(out)
    }

    /// What a variable is replaced by. A variable that leads its class stands for itself, whatever its sign in the class is.
    fn value(&self, terms: &mut Terms, n: usize) -> Term {
        let class = self.class[n];
        let leader_negated = !self.constant[class] && self.negated[self.members[class][0]];
        let leader = self.leader[class];
        if self.negated[n] == leader_negated { leader } else { terms.not(leader) }
    }

    /// Splits classes until each step keeps what they say.
    fn refine(&mut self, terms: &mut Terms, ts: &Ts, deadline: Option<Instant>) -> Option<()> {
        let roots: Vec<Term> = ts.next.values().copied().collect();
        let network = Network::new(terms, &roots);
        let most = terms.len() + TERMS.max(TERMS_FOR_EACH * network.terms.len());
        let mut of_var: FxHashMap<Term, Term> = FxHashMap::default();
        for (n, var) in ts.vars.iter().enumerate() {
            let value = self.value(terms, n);
            of_var.insert(var.term, value);
        }
        let mut values = network.values(deadline, |term, network, values| match of_var.get(&term) {
            Some(value) => *value,
            None => rebuilt(terms, term, network, values),
        })?;
        // The classes whose members read a node.
        let mut read: Vec<Vec<usize>> = vec![Vec::new(); network.terms.len()];
        let mut next = vec![None; ts.vars.len()];
        for (n, var) in ts.vars.iter().enumerate() {
            next[n] = ts.next.get(&var.term).and_then(|next| network.node(*next));
            if let Some(node) = next[n] {
                read[node].push(n);
            }
        }
        let mut look: BTreeSet<usize> = (0..self.members.len()).collect();
        for round in 0.. {
            let mut moved = Vec::new();
            let step = Step { next: &next, values: &values, hurry: round >= PATIENT_ROUNDS };
            for class in look {
                self.split(terms, class, &step, &mut moved);
            }
            if moved.is_empty() {
                return Some(());
            }
            let mut given = Vec::new();
            for n in moved {
                if let Some(node) = network.node(ts.vars[n].term) {
                    given.push((node, self.value(terms, n)));
                }
            }
            let changed = network.update(&mut values, given, deadline, |term, network, values| {
                rebuilt(terms, term, network, values)
            })?;
            if terms.len() > most || late(deadline) {
                return None;
            }
            look = changed.iter().flat_map(|node| &read[*node]).map(|n| self.class[*n]).collect();
        }
        None
    }

    /// Splits a class by the next values of its members. Those that agree with what the class stands for stay. In a hurry, the
    /// others stay together only if their next value is one term as it stands.
    fn split(&mut self, terms: &mut Terms, class: usize, step: &Step<'_>, moved: &mut Vec<usize>) {
        if self.members[class].len() == 1 && !self.constant[class] {
            return;
        }
        let mut groups: Vec<Vec<usize>> = vec![Vec::new()];
        let mut of_value: FxHashMap<(Term, Option<usize>), usize> = FxHashMap::default();
        let mut stay = self.constant[class].then_some(self.leader[class]);
        for n in std::mem::take(&mut self.members[class]) {
            // Only a class of one has a member without a next value.
            let Some(node) = step.next[n] else { continue };
            let value = step.values[node];
            let value = if self.negated[n] { terms.not(value) } else { value };
            // The leader, if it is a variable, is the first member.
            if *stay.get_or_insert(value) == value {
                groups[0].push(n);
                continue;
            }
            let group = *of_value.entry((value, step.hurry.then_some(node))).or_insert_with(|| {
                groups.push(Vec::new());
                groups.len() - 1
            });
            groups[group].push(n);
        }
        let stay = std::mem::take(&mut groups[0]);
        // Constants are found by simulation as well, so not many are lost.
        if step.hurry && self.constant[class] && groups.len() > 1 {
            groups.extend(stay.into_iter().map(|n| vec![n]));
        } else {
            self.members[class] = stay;
        }
        for members in groups.into_iter().skip(1) {
            for n in &members {
                self.class[*n] = self.members.len();
            }
            moved.extend(&members);
            self.leader.push(self.vars[members[0]]);
            self.constant.push(false);
            self.members.push(members);
        }
    }
}

/// What a step leads to while variables are replaced.
struct Step<'a> {
    /// By variable: the node of its next value, if it has one.
    next: &'a [Option<usize>],
    /// By node.
    values: &'a [Term],
    /// Whether it has taken long.
    hurry: bool,
}

/// A node with its arguments replaced.
fn rebuilt(terms: &mut Terms, term: Term, network: &Network, values: &[Term]) -> Term {
    if matches!(terms.op(term), Op::Var(_)) || terms.args(term).is_empty() {
        return term;
    }
    let args: Vec<Term> =
        terms.args(term).iter().map(|arg| network.node(*arg).map_or(*arg, |node| values[node])).collect();
    terms.rebuild(term, &args)
}
