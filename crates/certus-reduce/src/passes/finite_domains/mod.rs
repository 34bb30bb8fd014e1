//! Makes enumerations of variables of which only few values are told apart.
//!
//! - *Open*: a variable that is only compared with constants, for equality. `hit = nondet(); ... if (hit)`
//!   needs one bit, whatever else is assigned to `hit`: 0 and anything else.
//! - *Closed*: a variable that only ever holds a few constants. A `state` that is set to 8464, 8466 or 8496
//!   becomes two bits; any formula over it becomes the list of constants it is true of.
//!
//! Variables that are copied to each other share their constants; so do closed ones that are compared.

pub(crate) mod encoding;

use crate::analyses::flow::{Flow, Reads, graph_of, rewrite};
use crate::info::{Cost, PassInfo, Sorts};
use crate::pass::{Lift, Pass};
use crate::passes::finite_domains::encoding::{Decode, Encoding, Enum};
use certus_logic::{Bv, Op, Sort, Substitution, Term, Terms};
use certus_model::liveness::live_nodes;
use certus_model::{Cfa, Command, Step, Variable};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// The pass.
pub(crate) struct FiniteDomains;

/// More constants than this are no enumeration.
const MOST_VALUES: usize = 64;
/// With no more constants than this a closed enumeration may also be used as a number.
const MOST_VALUES_OF_A_NUMBER: usize = 4;

const INFO: PassInfo = PassInfo {
    name: "finite-domains",
    about: "makes enumerations of variables of which only few values are told apart",
    literature: "finite domains: symmetry of values that no test tells apart",
    preserves_divergence: true,
    sorts: Sorts::BitVectors,
    cost: Cost::Linear,
    place: "before widths: an enumeration needs fewer bits than the largest of its values",
    buys: None,
};

impl Pass for FiniteDomains {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let flow = graph_of(terms, cfa);
        let live = live_nodes(&flow, |_, _| true);
        let mut search = Search::new(terms, &flow);
        for var in live[cfa.initial.index()].iter() {
            search.unknown[var as usize] = true;
        }
        for arc in 0..flow.arcs.len() as u32 {
            for step in flow.steps(arc) {
                search.command(terms, step.command);
            }
        }
        let mut encoding = search.encoding(terms)?;
        let mut steps: Vec<Option<Vec<Step>>> = Vec::with_capacity(flow.arcs.len());
        let mut havocs = FxHashMap::default();
        for arc in 0..flow.arcs.len() as u32 {
            let mut out = Vec::new();
            for step in flow.steps(arc) {
                if let Command::Havoc(var) = step.command
                    && encoding.enums.contains_key(&var)
                {
                    havocs.insert(step.id, var);
                }
                out.push(Step { command: encoding.command(terms, step.command), id: step.id });
            }
            steps.push(Some(out));
        }
        let vars = cfa.vars.iter().map(|var| Variable {
            term: encoding.enums.get(&var.term).map_or(var.term, |to| to.new),
            name: var.name.clone(),
        });
        let out = Cfa { vars: vars.collect(), ..rewrite(&flow, terms, steps) };
        let live = cfa.locs().map(|loc| {
            let here = live[loc.index()].iter().map(|var| cfa.vars[var as usize].term);
            here.filter(|var| encoding.enums.get(var).is_some_and(|to| !to.open)).collect()
        });
        let lift = Decode { live: live.collect(), enums: encoding.enums, havocs };
        Some((out, Box::new(lift)))
    }
}

/// Sets of variables that belong together.
struct Classes(Vec<u32>);

impl Classes {
    fn find(&mut self, mut var: u32) -> u32 {
        while self.0[var as usize] != var {
            self.0[var as usize] = self.0[self.0[var as usize] as usize];
            var = self.0[var as usize];
        }
        var
    }

    fn union(&mut self, a: u32, b: u32) {
        let (a, b) = (self.find(a), self.find(b));
        self.0[a.max(b) as usize] = a.min(b);
    }
}

/// How variables are used.
struct Search<'a> {
    flow: &'a Flow<'a>,
    reads: Reads,
    seen: FxHashSet<Term>,
    /// Formulas over one variable.
    tests: Vec<(Term, u32)>,
    /// Equalities of two variables.
    pairs: Vec<(Term, u32, u32)>,
    /// Copies: to, from.
    copies: Vec<(u32, u32)>,
    /// The constants that are assigned to a variable, and whether it gets other values.
    constants: Vec<BTreeSet<Bv>>,
    unknown: Vec<bool>,
    /// Used other than in a test, an equality or a copy.
    number: Vec<bool>,
}

impl<'a> Search<'a> {
    fn new(terms: &Terms, flow: &'a Flow<'a>) -> Search<'a> {
        let vars = &flow.cfa.vars;
        Search {
            flow,
            reads: Reads::default(),
            seen: FxHashSet::default(),
            tests: Vec::new(),
            pairs: Vec::new(),
            copies: Vec::new(),
            constants: vec![BTreeSet::new(); vars.len()],
            unknown: vec![false; vars.len()],
            number: vars.iter().map(|var| !matches!(terms.sort(var.term), Sort::Bv(2..))).collect(),
        }
    }

    fn command(&mut self, terms: &Terms, command: Command) {
        match command {
            Command::Assume(guard) => self.read(terms, guard),
            Command::Assign(var, value) => {
                let var = self.flow.var[&var];
                self.value(terms, var, value);
            }
            Command::Havoc(var) => self.unknown[self.flow.var[&var] as usize] = true,
        }
    }

    /// The variable gets the value of a term.
    fn value(&mut self, terms: &Terms, var: u32, value: Term) {
        if let Some(bits) = terms.as_bv(value) {
            self.constants[var as usize].insert(bits.clone());
            return;
        }
        match terms.op(value) {
            Op::Var(_) => self.copies.push((var, self.flow.var[&value])),
            Op::Ite => {
                self.read(terms, terms.arg(value, 0));
                self.value(terms, var, terms.arg(value, 1));
                self.value(terms, var, terms.arg(value, 2));
            }
            _ => {
                self.unknown[var as usize] = true;
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
            let whole = !matches!(terms.op(term), Op::Not | Op::And);
            if let ([var], Sort::Bool, true) = (&*vars, terms.sort(term), whole) {
                self.tests.push((term, *var));
                continue;
            }
            match (terms.op(term), terms.args(term)) {
                (Op::Var(_), _) => self.number[self.flow.var[&term] as usize] = true,
                (Op::Eq, [a, b]) if terms.as_var(*a).is_some() && terms.as_var(*b).is_some() => {
                    self.pairs.push((term, self.flow.var[a], self.flow.var[b]));
                }
                (_, args) => stack.extend(args),
            }
        }
    }

    /// The variables that are compared with constants only, by class, and the constants.
    fn open(&self, terms: &Terms) -> (Vec<bool>, Classes, Vec<BTreeSet<Bv>>) {
        let count = self.number.len();
        let mut good: Vec<bool> = self.number.iter().map(|number| !number).collect();
        let mut told: Vec<BTreeSet<Bv>> = vec![BTreeSet::new(); count];
        for (test, var) in &self.tests {
            let constant = terms.args_if(*test, Op::Eq).and_then(|args| {
                match (terms.as_var(args[0]), terms.as_var(args[1])) {
                    (Some(_), None) => terms.as_bv(args[1]),
                    (None, Some(_)) => terms.as_bv(args[0]),
                    _ => None,
                }
            });
            match constant {
                Some(bits) => {
                    told[*var as usize].insert(bits.clone());
                }
                None => good[*var as usize] = false,
            }
        }
        for (_, a, b) in &self.pairs {
            good[*a as usize] = false;
            good[*b as usize] = false;
        }
        // What is copied to a variable that is a number must be one.
        let mut changed = true;
        while changed {
            changed = false;
            for (to, from) in &self.copies {
                changed |= good[*from as usize] && !good[*to as usize];
                good[*from as usize] &= good[*to as usize];
            }
        }
        let mut classes = Classes((0..count as u32).collect());
        for (to, from) in &self.copies {
            if good[*to as usize] && good[*from as usize] {
                classes.union(*to, *from);
            }
        }
        let mut of_class: Vec<BTreeSet<Bv>> = vec![BTreeSet::new(); count];
        for (var, told) in told.into_iter().enumerate() {
            of_class[classes.find(var as u32) as usize].extend(told);
        }
        (good, classes, of_class)
    }

    /// For each class the constants its variables hold, if they hold nothing else.
    fn held(&self, good: &[bool], classes: &mut Classes) -> Vec<Option<BTreeSet<Bv>>> {
        let mut held: Vec<Option<BTreeSet<Bv>>> = vec![Some(BTreeSet::new()); good.len()];
        for (var, constants) in self.constants.iter().enumerate() {
            let class = classes.find(var as u32) as usize;
            if self.unknown[var] {
                held[class] = None;
            } else if let Some(held) = &mut held[class] {
                held.extend(constants.iter().cloned());
            }
        }
        for (to, _) in self.copies.iter().filter(|(_, from)| !good[*from as usize]) {
            held[classes.find(*to) as usize] = None;
        }
        held
    }

    /// The enumerations, if there are any.
    fn encoding(mut self, terms: &mut Terms) -> Option<Encoding> {
        let count = self.number.len() as u32;
        let width = |constants: usize| (constants.max(2) as u64).next_power_of_two().trailing_zeros();
        let mut enums: FxHashMap<Term, Enum> = FxHashMap::default();
        let mut add = |terms: &mut Terms, var: u32, values: &BTreeSet<Bv>, open: bool, class: u32| {
            let content = &self.flow.cfa.vars[var as usize];
            let width = width(values.len() + usize::from(open));
            if values.is_empty() || values.len() > MOST_VALUES || width >= terms.width(content.term) {
                return false;
            }
            let new = terms.fresh(&format!("{}:enum", content.name), Sort::Bv(width));
            let values = values.iter().cloned().collect();
            enums.insert(content.term, Enum { new, width, values, open, class });
            true
        };
        let (good, mut classes, told) = self.open(terms);
        let mut done = vec![false; count as usize];
        let held = self.held(&good, &mut classes);
        for var in (0..count).filter(|var| good[*var as usize]) {
            let class = classes.find(var);
            // A variable that holds fewer constants than it is compared with is better closed.
            let constants = &told[class as usize];
            if held[class as usize].as_ref().is_none_or(|held| held.len() > constants.len()) {
                done[var as usize] = add(terms, var, constants, true, class);
            }
        }
        // Closed ones among the others: what is copied from an open one cannot be, but that does not happen.
        let mut classes = Classes((0..count).collect());
        let outside = |var: u32| done[var as usize];
        for (to, from) in self.copies.iter().copied().chain(self.pairs.iter().map(|(_, a, b)| (*a, *b))) {
            if !outside(to) && !outside(from) {
                classes.union(to, from);
            } else if !outside(to) {
                self.unknown[to as usize] = true;
            }
        }
        let mut bad = vec![false; count as usize];
        let mut number = vec![false; count as usize];
        let mut constants: Vec<BTreeSet<Bv>> = vec![BTreeSet::new(); count as usize];
        for var in (0..count).filter(|var| !outside(*var)) {
            let class = classes.find(var) as usize;
            let sort = terms.sort(self.flow.cfa.vars[var as usize].term);
            bad[class] |= self.unknown[var as usize] || !matches!(sort, Sort::Bv(2..));
            number[class] |= self.number[var as usize];
            constants[class].extend(self.constants[var as usize].iter().cloned());
        }
        for var in (0..count).filter(|var| !outside(*var)) {
            let class = classes.find(var);
            let values = &constants[class as usize];
            let most = if number[class as usize] { MOST_VALUES_OF_A_NUMBER } else { MOST_VALUES };
            if !bad[class as usize] && values.len() <= most {
                add(terms, var, values, false, class + count);
            }
        }
        if enums.is_empty() {
            return None;
        }
        let mut by = Substitution::new();
        for var in &self.flow.cfa.vars {
            if let Some(to) = enums.get(&var.term).filter(|to| !to.open) {
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
        for (pair, a, b) in &self.pairs {
            let term = |var: u32| self.flow.cfa.vars[var as usize].term;
            if let (Some(a), Some(b)) = (enums.get(&term(*a)), enums.get(&term(*b))) {
                let same = terms.eq(a.new, b.new);
                by.insert(*pair, same);
            }
        }
        Some(Encoding { enums, by })
    }
}
