//! Random automata with small arrays, and the same automata with a variable for each element.
//!
//! The oracle knows no arrays. An array of four elements is four variables, so what is said of an automaton with arrays,
//! proofs included, can be said of one without them, and checked there.

use crate::rng::Rng;
use certus_logic::{Op, Sort, Substitution, Term, Terms};
use certus_model::{Arc, Block, Cfa, Command, Edge, Invariant, Loc, Proof, Step, StepId};

/// An automaton with arrays.
#[derive(Clone, Debug)]
pub struct WithArrays {
    /// The automaton.
    pub cfa: Cfa,
    /// The same with a variable for each element.
    pub elements: Cfa,
    /// The variables of the elements of each array.
    of: Vec<(Term, Vec<Term>)>,
}

impl WithArrays {
    /// An automaton of a few loops that fill, copy and check two small arrays, right or wrong.
    #[must_use]
    pub fn random(rng: &mut Rng, terms: &mut Terms) -> WithArrays {
        let mut maker = Maker::new(rng, terms);
        maker.loops();
        let cfa = maker.cfa;
        WithArrays::of(terms, cfa)
    }

    /// An automaton whose arrays have at most 16 elements.
    #[must_use]
    pub fn of(terms: &mut Terms, cfa: Cfa) -> WithArrays {
        let mut of = Vec::new();
        let mut vars = Vec::new();
        for var in &cfa.vars {
            let Sort::Array(_) = terms.sort(var.term) else {
                vars.push(var.clone());
                continue;
            };
            let (index, element) = terms.array_parts(var.term);
            let mut own = Vec::new();
            for n in 0..size(index) {
                let name = format!("{}.{n}", var.name);
                let term = terms.var(&name, element);
                vars.push(certus_model::Variable { term, name });
                own.push(term);
            }
            of.push((var.term, own));
        }
        let mut out = WithArrays { elements: Cfa { vars, edges: Vec::new(), ..cfa.clone() }, cfa, of };
        for edge in &out.cfa.edges {
            let block = edge.block.map(|_, arc| {
                let steps = arc.steps.iter();
                Some(steps.flat_map(|step| out.step(terms, *step)).collect())
            });
            let block = block.expect("a block has a path");
            out.elements.edges.push(Edge { from: edge.from, to: edge.to, block });
        }
        out
    }

    fn step(&self, terms: &mut Terms, step: Step) -> Vec<Step> {
        let elements = |var| self.of.iter().find(|(array, _)| *array == var).map(|(_, own)| own);
        let commands = match step.command {
            Command::Assume(guard) => vec![Command::Assume(self.scalar(terms, guard))],
            Command::Assign(var, value) => match elements(var) {
                None => vec![Command::Assign(var, self.scalar(terms, value))],
                Some(own) => {
                    let new: Vec<Term> =
                        (0..own.len()).map(|n| self.element(terms, value, n as u128)).collect();
                    let mut commands = Vec::new();
                    for (n, value) in new.into_iter().enumerate() {
                        let read = terms.free_vars(value);
                        let early = own[..n].iter().any(|var| read.contains(var));
                        assert!(!early, "an element is read after it was written in the same command");
                        commands.push(Command::Assign(own[n], value));
                    }
                    commands
                }
            },
            Command::Havoc(var) => match elements(var) {
                None => vec![step.command],
                Some(own) => own.iter().map(|var| Command::Havoc(*var)).collect(),
            },
        };
        commands.into_iter().map(|command| Step { command, id: step.id }).collect()
    }

    /// What an array holds at a place.
    fn element(&self, terms: &mut Terms, array: Term, n: u128) -> Term {
        match terms.op(array) {
            Op::Store => {
                let (index, value) = (terms.arg(array, 1), terms.arg(array, 2));
                let (index, value) = (self.scalar(terms, index), self.scalar(terms, value));
                let here = terms.bv(terms.width(index), n);
                let same = terms.eq(index, here);
                let before = self.element(terms, terms.arg(array, 0), n);
                terms.ite(same, value, before)
            }
            Op::Ite => {
                let test = self.scalar(terms, terms.arg(array, 0));
                let yes = self.element(terms, terms.arg(array, 1), n);
                let no = self.element(terms, terms.arg(array, 2), n);
                terms.ite(test, yes, no)
            }
            Op::ConstArray(_) => self.scalar(terms, terms.arg(array, 0)),
            _ => {
                let own = self.of.iter().find(|(var, _)| *var == array);
                own.expect("an array of the automaton").1[n as usize]
            }
        }
    }

    /// A formula or number without arrays.
    pub fn scalar(&self, terms: &mut Terms, term: Term) -> Term {
        let mut by = Substitution::new();
        for part in terms.post_order(&[term]) {
            if terms.op(part) != Op::Select {
                continue;
            }
            let (array, index) = (terms.arg(part, 0), terms.arg(part, 1));
            let here = self.scalar(terms, index);
            let mut value = self.element(terms, array, 0);
            for n in 1..size(terms.sort(index)) {
                let other = self.element(terms, array, n);
                let number = terms.bv(terms.width(here), n);
                let same = terms.eq(here, number);
                value = terms.ite(same, other, value);
            }
            by.insert(part, value);
        }
        terms.substitute(term, &mut by)
    }

    /// A proof of the automaton as one of that with a variable for each element.
    #[must_use]
    pub fn proof(&self, terms: &mut Terms, proof: &Proof) -> Proof {
        let mut formulas = Invariant::default();
        for (loc, formula) in proof.formulas() {
            formulas.at.insert(*loc, self.scalar(terms, *formula));
        }
        proof.with_formulas(formulas)
    }
}

/// How many indices there are.
fn size(index: Sort) -> u128 {
    match index {
        Sort::Bv(width) if width <= 4 => 1 << width,
        other => panic!("an array over {other:?} has too many elements"),
    }
}

struct Maker<'a> {
    rng: &'a mut Rng,
    terms: &'a mut Terms,
    cfa: Cfa,
    steps: u32,
    /// A counter of three bits.
    i: Term,
    /// Four elements of two bits.
    a: Term,
    /// Two elements of two bits.
    b: Term,
}

impl Maker<'_> {
    fn new<'a>(rng: &'a mut Rng, terms: &'a mut Terms) -> Maker<'a> {
        let (long, short) =
            (terms.array_sort(Sort::Bv(2), Sort::Bv(2)), terms.array_sort(Sort::Bv(1), Sort::Bv(2)));
        let (i, a, b) = (terms.var("i", Sort::Bv(3)), terms.var("a", long), terms.var("b", short));
        let mut cfa = Cfa::new();
        for (var, name) in [(i, "i"), (a, "a"), (b, "b")] {
            cfa.add_var(var, name);
        }
        Maker { rng, terms, cfa, steps: 0, i, a, b }
    }

    fn steps(&mut self, commands: Vec<Command>) -> Vec<Step> {
        let numbered = commands.into_iter().map(|command| {
            self.steps += 1;
            Step { command, id: StepId(self.steps) }
        });
        numbered.collect()
    }

    /// Loops one after the other, the last of them asks.
    fn loops(&mut self) {
        let count = self.rng.between(2, 3);
        let mut before = self.cfa.initial;
        let mut leaving: Vec<Command> = Vec::new();
        let filled = self.value(0);
        for n in 0..count {
            let head = self.cfa.add_location(format!("loop {n}"), 0);
            let first = u128::from(self.rng.chance(10));
            let start = self.number(3, first);
            leaving.push(Command::Assign(self.i, start));
            let entering = self.steps(std::mem::take(&mut leaving));
            self.cfa.add_edge(before, head, Block::sequence(entering));
            let end = if self.rng.chance(85) { 4 } else { 3 };
            let bound = self.number(3, end);
            let inside = self.terms.bvult(self.i, bound);
            let outside = self.terms.not(inside);
            let mut body = vec![Command::Assume(inside)];
            if n + 1 == count {
                self.ask(head, inside, filled);
            } else {
                self.change(&mut body, filled);
            }
            let one = self.number(3, 1);
            let next = self.terms.bvadd(self.i, one);
            body.push(Command::Assign(self.i, next));
            let body = self.steps(body);
            self.cfa.add_edge(head, head, Block::sequence(body));
            leaving.push(Command::Assume(outside));
            if self.rng.chance(15) {
                let (at, value) = (self.index(2, 0), self.value(0));
                let new = self.terms.store(self.a, at, value);
                leaving.push(Command::Assign(self.a, new));
            }
            before = head;
        }
    }

    /// Writes to arrays.
    fn change(&mut self, body: &mut Vec<Command>, filled: Term) {
        if self.rng.chance(70) {
            let at = self.terms.extract(1, 0, self.i);
            let new = self.terms.store(self.a, at, filled);
            body.push(Command::Assign(self.a, new));
        }
        for _ in 0..self.rng.below(2) {
            let (array, width) = if self.rng.chance(60) { (self.a, 2) } else { (self.b, 1) };
            // An element that is read is one of the other array: all elements are written at once.
            let from = if array == self.a { self.b } else { self.a };
            let (at, value) = (self.index(width, 0), self.value_of(from));
            let stored = self.terms.store(array, at, value);
            let new = if self.rng.chance(40) {
                let test = self.claim();
                let apart = self.terms.free_vars(test).contains(&array);
                if apart { stored } else { self.terms.ite(test, stored, array) }
            } else {
                stored
            };
            body.push(Command::Assign(array, new));
        }
        if self.rng.chance(5) {
            body.push(Command::Havoc(self.b));
        }
    }

    /// Edges to the error: where something does not hold of the elements.
    fn ask(&mut self, head: Loc, inside: Term, filled: Term) {
        let claim = if self.rng.chance(60) {
            let at = self.terms.extract(1, 0, self.i);
            let element = self.terms.select(self.a, at);
            self.terms.eq(element, filled)
        } else {
            self.claim()
        };
        let wrong = self.terms.not(claim);
        let first = self.steps(vec![Command::Assume(inside)]);
        let last = self.steps(vec![Command::Assume(wrong)]);
        let mut arcs = vec![Arc { from: 0, to: 1, steps: first }, Arc { from: 1, to: 2, steps: last }];
        if self.rng.chance(30) {
            // Another way, which reads elsewhere, or not at all.
            let other = self.claim();
            let zero = self.number(3, 0);
            let never = self.terms.bvult(self.i, zero);
            let guard = if self.rng.chance(50) { self.terms.and2(other, wrong) } else { never };
            let steps = self.steps(vec![Command::Assume(guard)]);
            arcs.push(Arc { from: 1, to: 2, steps });
        }
        let block = Block::graph(3, arcs).expect("a path");
        self.cfa.add_edge(head, self.cfa.error, block);
    }

    fn number(&mut self, width: u32, value: u128) -> Term {
        self.terms.bv(width, value)
    }

    /// An index of an array, perhaps an element of one.
    fn index(&mut self, width: u32, depth: u32) -> Term {
        let at = self.terms.extract(width - 1, 0, self.i);
        match self.rng.below(6) {
            0 => {
                let number = u128::from(self.rng.below(2));
                self.number(width, number)
            }
            1 => {
                let one = self.number(width, 1);
                self.terms.bvadd(at, one)
            }
            2 if depth == 0 && width == 2 => {
                let inner = self.index(1, 1);
                self.terms.select(self.b, inner)
            }
            3 => self.terms.bvnot(at),
            _ => at,
        }
    }

    /// A value that is no element.
    fn value(&mut self, least: u64) -> Term {
        if self.rng.chance(40) {
            return self.terms.extract(1, 0, self.i);
        }
        let number = u128::from(self.rng.between(least, 3));
        self.number(2, number)
    }

    /// A value, perhaps an element of this array.
    fn value_of(&mut self, array: Term) -> Term {
        if self.rng.chance(50) {
            return self.value(0);
        }
        let width = if array == self.a { 2 } else { 1 };
        let at = self.terms.extract(width - 1, 0, self.i);
        self.terms.select(array, at)
    }

    /// A claim about elements.
    fn claim(&mut self) -> Term {
        let at = self.index(2, 0);
        let element = self.terms.select(self.a, at);
        let other = if self.rng.chance(40) {
            let at = self.index(1, 1);
            self.terms.select(self.b, at)
        } else {
            self.value(0)
        };
        match self.rng.below(3) {
            0 => self.terms.eq(element, other),
            1 => self.terms.bvule(other, element),
            _ => self.terms.bvule(element, other),
        }
    }
}
