//! Makes enumerations of variables that only ever hold a few constants.
//!
//! A `state` that is set to 8464, 8466 or 8496 and compared with constants becomes two bits: 0, 1 and 2 stand
//! for the three. Variables that are copied to each other or compared with each other share their constants.
//! A formula over one such variable, whatever it looks like, becomes the list of constants it is true of.

use crate::flow::{Flow, Reads};
use crate::liveness::live_nodes;
use crate::pass::{Lift, Pass};
use certus_logic::{Assignment, Bv, Op, Sort, Substitution, Term, Terms, Value};
use certus_model::{Cfa, Command, Hints, Invariant, Step, Variable};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// The pass.
pub(crate) struct Domains;

/// More constants than this are no enumeration.
const MOST: usize = 64;
/// With no more constants than this a variable may also be used as a number.
const FEW: usize = 4;

impl Pass for Domains {
    fn name(&self) -> &'static str {
        "domains"
    }

    fn about(&self) -> &'static str {
        "makes enumerations of variables that only hold a few constants"
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let flow = Flow::new(terms, cfa);
        let live = live_nodes(&flow, |_, _| true);
        let mut search = Search::new(terms, &flow);
        for var in live[cfa.initial.index()].iter() {
            search.bad[var as usize] = true;
        }
        for arc in 0..flow.arcs.len() as u32 {
            for step in flow.steps(arc) {
                search.command(terms, step.command);
            }
        }
        let mut encoding = search.encoding(terms)?;
        let mut steps: Vec<Option<Vec<Step>>> = Vec::with_capacity(flow.arcs.len());
        for arc in 0..flow.arcs.len() as u32 {
            let change = |step: &Step| Step { command: encoding.command(terms, step.command), id: step.id };
            steps.push(Some(flow.steps(arc).iter().map(change).collect()));
        }
        let vars = cfa.vars.iter().map(|var| Variable {
            term: encoding.enums.get(&var.term).map_or(var.term, |to| to.new),
            name: var.name.clone(),
        });
        let out = Cfa { vars: vars.collect(), ..flow.rewrite(terms, steps) };
        let live = cfa.locs().map(|loc| {
            let here = live[loc.index()].iter().map(|var| cfa.vars[var as usize].term);
            here.filter(|var| encoding.enums.contains_key(var)).collect()
        });
        let lift = Decode { live: live.collect(), enums: encoding.enums };
        Some((out, Box::new(lift)))
    }
}

/// Looks for variables that can be enumerations.
struct Search<'a> {
    flow: &'a Flow<'a>,
    reads: Reads,
    /// Representatives of sets of variables that share their constants.
    parent: Vec<u32>,
    bad: Vec<bool>,
    /// Used other than in a formula of its own.
    number: Vec<bool>,
    constants: Vec<BTreeSet<Bv>>,
    seen: FxHashSet<Term>,
    /// Formulas over one variable.
    tests: Vec<(Term, u32)>,
}

impl<'a> Search<'a> {
    fn new(terms: &Terms, flow: &'a Flow<'a>) -> Search<'a> {
        let vars = &flow.cfa.vars;
        Search {
            flow,
            reads: Reads::default(),
            parent: (0..vars.len() as u32).collect(),
            bad: vars.iter().map(|var| !matches!(terms.sort(var.term), Sort::Bv(2..))).collect(),
            number: vec![false; vars.len()],
            constants: vec![BTreeSet::new(); vars.len()],
            seen: FxHashSet::default(),
            tests: Vec::new(),
        }
    }

    fn find(&mut self, mut var: u32) -> u32 {
        while self.parent[var as usize] != var {
            self.parent[var as usize] = self.parent[self.parent[var as usize] as usize];
            var = self.parent[var as usize];
        }
        var
    }

    fn union(&mut self, a: u32, b: u32) {
        let (a, b) = (self.find(a), self.find(b));
        self.parent[a.max(b) as usize] = a.min(b);
    }

    fn command(&mut self, terms: &Terms, command: Command) {
        match command {
            Command::Assume(guard) => self.read(terms, guard),
            Command::Assign(var, value) => {
                let var = self.flow.var[&var];
                self.value(terms, var, value);
            }
            Command::Havoc(var) => self.bad[self.flow.var[&var] as usize] = true,
        }
    }

    /// The variable gets the value of a term.
    fn value(&mut self, terms: &Terms, var: u32, value: Term) {
        if let Some(bits) = terms.as_bv(value) {
            self.constants[var as usize].insert(bits.clone());
            return;
        }
        match terms.op(value) {
            Op::Var(_) => self.union(var, self.flow.var[&value]),
            Op::Ite => {
                self.read(terms, terms.arg(value, 0));
                self.value(terms, var, terms.arg(value, 1));
                self.value(terms, var, terms.arg(value, 2));
            }
            _ => {
                self.bad[var as usize] = true;
                self.read(terms, value);
            }
        }
    }

    fn read(&mut self, terms: &Terms, root: Term) {
        let mut stack = vec![root];
        while let Some(term) = stack.pop() {
            if !self.seen.insert(term) || terms.is_const(term) {
                continue;
            }
            let vars = self.reads.of(terms, &self.flow.var, term);
            if let ([var], Sort::Bool) = (&*vars, terms.sort(term))
                && terms.op(term) != Op::Not
                && terms.op(term) != Op::And
            {
                self.tests.push((term, *var));
                continue;
            }
            match (terms.op(term), terms.args(term)) {
                (Op::Var(_), _) => self.number[self.flow.var[&term] as usize] = true,
                (Op::Eq, [a, b]) if terms.as_var(*a).is_some() && terms.as_var(*b).is_some() => {
                    self.union(self.flow.var[a], self.flow.var[b]);
                }
                (_, args) => stack.extend(args),
            }
        }
    }

    /// The enumerations, if there are any.
    fn encoding(mut self, terms: &mut Terms) -> Option<Encoding> {
        let count = self.parent.len() as u32;
        let mut bad = vec![false; count as usize];
        let mut number = vec![false; count as usize];
        let mut constants: Vec<BTreeSet<Bv>> = vec![BTreeSet::new(); count as usize];
        for var in 0..count {
            let root = self.find(var) as usize;
            bad[root] |= self.bad[var as usize];
            number[root] |= self.number[var as usize];
            constants[root].append(&mut self.constants[var as usize]);
        }
        let mut enums: FxHashMap<Term, Enum> = FxHashMap::default();
        for var in 0..count {
            let root = self.find(var) as usize;
            let size = constants[root].len();
            let content = &self.flow.cfa.vars[var as usize];
            let most = if number[root] { FEW } else { MOST };
            if bad[root] || size == 0 || size > most {
                continue;
            }
            let width = (size as u64).next_power_of_two().trailing_zeros().max(1);
            if width >= terms.width(content.term) {
                continue;
            }
            let new = terms.fresh(&format!("{}:enum", content.name), Sort::Bv(width));
            enums.insert(content.term, Enum { new, width, values: constants[root].iter().cloned().collect() });
        }
        if enums.is_empty() {
            return None;
        }
        let mut by = Substitution::new();
        for var in &self.flow.cfa.vars {
            if let Some(to) = enums.get(&var.term) {
                let number = to.decoded(terms);
                by.insert(var.term, number);
            }
        }
        for (test, var) in &self.tests {
            let var = self.flow.cfa.vars[*var as usize].term;
            if let Some(to) = enums.get(&var) {
                let listed = to.listed(terms, *test, var);
                by.insert(*test, listed);
            }
        }
        for term in &self.seen {
            if let Some([a, b]) = terms.args_if(*term, Op::Eq)
                && let (Some(to_a), Some(to_b)) = (enums.get(a), enums.get(b))
            {
                let same = terms.eq(to_a.new, to_b.new);
                by.insert(*term, same);
            }
        }
        Some(Encoding { enums, by })
    }
}

/// A variable as an enumeration: the values it stands for, in order.
#[derive(Clone, Debug)]
struct Enum {
    new: Term,
    width: u32,
    values: Vec<Bv>,
}

impl Enum {
    fn code(&self, terms: &mut Terms, index: usize) -> Term {
        terms.bv(self.width, index as u128)
    }

    /// The number that a code stands for.
    fn decoded(&self, terms: &mut Terms) -> Term {
        let mut out = terms.bv_const(self.values[0].clone());
        for (index, value) in self.values.iter().enumerate().skip(1) {
            let code = self.code(terms, index);
            let here = terms.eq(self.new, code);
            let value = terms.bv_const(value.clone());
            out = terms.ite(here, value, out);
        }
        out
    }

    /// The code of a number, which is one of the values.
    fn encoded(&self, terms: &mut Terms, old: Term) -> Term {
        let mut out = self.code(terms, 0);
        for (index, value) in self.values.iter().enumerate().skip(1) {
            let value = terms.bv_const(value.clone());
            let here = terms.eq(old, value);
            let code = self.code(terms, index);
            out = terms.ite(here, code, out);
        }
        out
    }

    /// A formula over the variable, as the list of codes it is true of.
    fn listed(&self, terms: &mut Terms, formula: Term, var: Term) -> Term {
        let holds = |value: &Bv| {
            let mut at = Assignment::new();
            if let Some(symbol) = terms.as_var(var) {
                at.set(symbol, Value::Bv(value.clone()));
            }
            terms.eval(formula, &at) == Value::Bool(true)
        };
        let holds: Vec<bool> = self.values.iter().map(holds).collect();
        let positive = holds.iter().filter(|h| **h).count() * 2 <= holds.len();
        let mut cases = Vec::new();
        for index in (0..holds.len()).filter(|index| holds[*index] == positive) {
            let code = self.code(terms, index);
            cases.push(terms.eq(self.new, code));
        }
        let any = terms.or(&cases);
        if positive { any } else { terms.not(any) }
    }
}

struct Encoding {
    enums: FxHashMap<Term, Enum>,
    by: Substitution,
}

impl Encoding {
    fn command(&mut self, terms: &mut Terms, command: Command) -> Command {
        match command {
            Command::Assume(guard) => Command::Assume(terms.substitute(guard, &mut self.by)),
            Command::Assign(var, value) => match self.enums.get(&var).cloned() {
                Some(to) => Command::Assign(to.new, self.code(terms, &to, value)),
                None => Command::Assign(var, terms.substitute(value, &mut self.by)),
            },
            other => other,
        }
    }

    /// The code of what is assigned: constants, variables of the same enumeration, choices among these.
    fn code(&mut self, terms: &mut Terms, to: &Enum, value: Term) -> Term {
        if let Some(other) = self.enums.get(&value) {
            return other.new;
        }
        if terms.op(value) == Op::Ite {
            let condition = terms.substitute(terms.arg(value, 0), &mut self.by);
            let (then, other) = (terms.arg(value, 1), terms.arg(value, 2));
            let (then, other) = (self.code(terms, to, then), self.code(terms, to, other));
            return terms.ite(condition, then, other);
        }
        let index = terms.as_bv(value).and_then(|bits| to.values.iter().position(|v| v == bits));
        to.code(terms, index.unwrap_or_default())
    }
}

/// Puts the numbers back, with the list of values they can have.
struct Decode {
    enums: FxHashMap<Term, Enum>,
    /// For each location the enumerations that are live there.
    live: Vec<Vec<Term>>,
}

impl Lift for Decode {
    fn invariant(&self, terms: &mut Terms, mut invariant: Invariant) -> Invariant {
        let mut by = Substitution::new();
        let mut domain: FxHashMap<Term, Term> = FxHashMap::default();
        let mut all: Vec<(&Term, &Enum)> = self.enums.iter().collect();
        all.sort_unstable_by_key(|(old, _)| **old);
        for (old, to) in all {
            let code = to.encoded(terms, *old);
            by.insert(to.new, code);
            let mut cases = Vec::new();
            for (index, value) in to.values.iter().enumerate() {
                let code = to.code(terms, index);
                let (is_code, value) = (terms.eq(to.new, code), terms.bv_const(value.clone()));
                let is_value = terms.eq(*old, value);
                if is_code != terms.tru() && terms.op(is_code) == Op::Eq {
                    by.insert(is_code, is_value);
                }
                cases.push(is_value);
            }
            domain.insert(*old, terms.or(&cases));
        }
        for (loc, formula) in &mut invariant.at {
            let mut parts = vec![terms.substitute(*formula, &mut by)];
            parts.extend(self.live[loc.index()].iter().map(|var| domain[var]));
            *formula = terms.and(&parts);
        }
        invariant
    }

    fn hints(&self, _terms: &mut Terms, mut hints: Hints) -> Hints {
        // Nobody asks for them at the start, and no havoc writes them.
        hints.initial.retain(|(var, _)| self.enums.values().all(|to| to.new != *var));
        hints
    }
}
