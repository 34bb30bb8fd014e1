//! Random automata with a variable that is a linear function of another one, and is read in its place here and there:
//! linear equations show that it is redundant.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::{Sort, Substitution, Term, Terms};
use certus_model::large_block::BlockSize;
use certus_model::{Cfa, Command, Edge, Step, StepId};
use certus_reduce::Options;
use certus_testing::{Rng, Shape, random_cfa, scale};
use common::{check, shown};

/// A follower `u = a * v + b` of a variable `v`, with `a` odd.
struct Follower {
    v: Term,
    u: Term,
    a: Term,
    b: Term,
    /// What `a` is multiplied with to give 1.
    inverse: Term,
}

impl Follower {
    fn new(rng: &mut Rng, terms: &mut Terms, cfa: &Cfa) -> Option<Follower> {
        let words = cfa.vars.iter().filter_map(|var| match terms.sort(var.term) {
            Sort::Bv(width @ 2..=4) => Some((var.term, width)),
            _ => None,
        });
        let words: Vec<(Term, u32)> = words.collect();
        let (v, width) = *(!words.is_empty()).then(|| rng.pick(&words))?;
        let odd = 2 * rng.below(8) + 1;
        let one = |other: &u64| odd * other % (1 << width) == 1;
        let inverse = (1..1 << width).find(one)?;
        let (a, b) = (terms.bv(width, odd.into()), terms.bv(width, rng.below(16).into()));
        let inverse = terms.bv(width, inverse.into());
        Some(Follower { v, u: terms.fresh("follower", Sort::Bv(width)), a, b, inverse })
    }

    /// `a * value + b`.
    fn of(&self, terms: &mut Terms, value: Term) -> Term {
        let product = terms.bvmul(self.a, value);
        terms.bvadd(product, self.b)
    }

    /// A term that reads the follower in place of the variable, perhaps.
    fn instead(&self, rng: &mut Rng, terms: &mut Terms, term: Term) -> Term {
        if !rng.chance(60) {
            return term;
        }
        let without = terms.bvsub(self.u, self.b);
        let v = terms.bvmul(self.inverse, without);
        let mut by: Substitution = [(self.v, v)].into_iter().collect();
        terms.substitute(term, &mut by)
    }

    /// A command and what keeps the follower up to date.
    fn commands(&self, rng: &mut Rng, terms: &mut Terms, command: Command) -> Vec<Command> {
        match command {
            Command::Assume(guard) => vec![Command::Assume(self.instead(rng, terms, guard))],
            Command::Assign(var, value) if var == self.v => {
                let step = terms.bvsub(value, var);
                if terms.is_const(step) {
                    let step = terms.bvmul(self.a, step);
                    let next = terms.bvadd(self.u, step);
                    vec![Command::Assign(self.u, next), command]
                } else {
                    let next = self.of(terms, var);
                    vec![command, Command::Assign(self.u, next)]
                }
            }
            Command::Assign(var, value) => vec![Command::Assign(var, self.instead(rng, terms, value))],
            Command::Havoc(var) if var == self.v => {
                let next = self.of(terms, var);
                vec![command, Command::Assign(self.u, next)]
            }
            Command::Havoc(_) => vec![command],
        }
    }

    /// The automaton with the follower.
    fn added(&self, rng: &mut Rng, terms: &mut Terms, cfa: &Cfa) -> Cfa {
        let mut out = Cfa { edges: Vec::new(), ..cfa.clone() };
        out.add_var(self.u, "follower");
        let steps = cfa.edges.iter().flat_map(|edge| edge.block.steps());
        let mut next = steps.map(|step| step.id.0).max().unwrap_or(0) + 1;
        for edge in &cfa.edges {
            let block = edge.block.map(|_, arc| {
                let mut steps = Vec::new();
                if edge.from == cfa.initial && arc.from == 0 {
                    let first = self.of(terms, self.v);
                    steps.push(Command::Assign(self.u, first));
                }
                for step in &arc.steps {
                    steps.extend(self.commands(rng, terms, step.command));
                }
                let numbered = steps.into_iter().map(|command| {
                    next += 1;
                    Step { command, id: StepId(next) }
                });
                Some(numbered.collect())
            });
            out.edges.push(Edge { from: edge.from, to: edge.to, block: block.unwrap() });
        }
        out
    }
}

/// The automaton with words that have a bit more than they need.
fn widened(terms: &mut Terms, cfa: &Cfa) -> Cfa {
    let mut out = Cfa { edges: Vec::new(), vars: Vec::new(), ..cfa.clone() };
    let (mut by, mut wide) = (Substitution::new(), Vec::new());
    for var in &cfa.vars {
        let Sort::Bv(width) = terms.sort(var.term) else {
            out.vars.push(var.clone());
            continue;
        };
        let new = terms.fresh(&var.name, Sort::Bv(width + 1));
        let content = terms.extract(width - 1, 0, new);
        by.insert(var.term, content);
        wide.push((var.term, new));
        out.add_var(new, var.name.clone());
    }
    let to = |var: Term| wide.iter().find(|(old, _)| *old == var).map(|(_, new)| *new);
    let steps = cfa.edges.iter().flat_map(|edge| edge.block.steps());
    let mut next = steps.map(|step| step.id.0).max().unwrap_or(0) + 1;
    for edge in &cfa.edges {
        let block = edge.block.map(|_, arc| {
            let mut steps = Vec::new();
            for step in &arc.steps {
                match step.command {
                    Command::Assume(guard) => {
                        let guard = terms.substitute(guard, &mut by);
                        steps.push(Step { command: Command::Assume(guard), id: step.id });
                    }
                    Command::Assign(var, value) => {
                        let value = terms.substitute(value, &mut by);
                        let command = match to(var) {
                            Some(new) => Command::Assign(new, terms.zero_extend(1, value)),
                            None => Command::Assign(var, value),
                        };
                        steps.push(Step { command, id: step.id });
                    }
                    Command::Havoc(var) => {
                        let new = to(var);
                        steps.push(Step { command: Command::Havoc(new.unwrap_or(var)), id: step.id });
                        if let Some(new) = new {
                            let value = terms.substitute(var, &mut by);
                            let command = Command::Assign(new, terms.zero_extend(1, value));
                            next += 1;
                            steps.push(Step { command, id: StepId(next) });
                        }
                    }
                }
            }
            Some(steps)
        });
        out.edges.push(Edge { from: edge.from, to: edge.to, block: block.unwrap() });
    }
    out
}

#[test]
fn followers_and_all_reductions() {
    for seed in 0..40 * scale() {
        let (mut rng, mut terms) = (Rng::new(1_000_000 + seed), Terms::new());
        let plain = random_cfa(&mut rng, &mut terms, &Shape::tiny());
        let plain = if seed % 2 == 0 { plain } else { widened(&mut terms, &plain) };
        let Some(follower) = Follower::new(&mut rng, &mut terms, &plain) else { continue };
        let raw = follower.added(&mut rng, &mut terms, &plain);
        for block in [BlockSize::Small, BlockSize::Large] {
            let options = Options { block, ..Options::default() };
            if let Err(why) = check(&mut terms, &raw, &options) {
                panic!("seed {seed}, {block:?}: {why}\n{}", shown(&terms, &raw));
            }
        }
    }
}

#[test]
fn followers_are_redundant() {
    let names = ["affine", "dead", "variables"];
    let (mut tried, mut gone) = (0, 0);
    for seed in 0..80 * scale() {
        let (mut rng, mut terms) = (Rng::new(seed), Terms::new());
        let plain = random_cfa(&mut rng, &mut terms, &Shape::tiny());
        let Some(follower) = Follower::new(&mut rng, &mut terms, &plain) else { continue };
        let raw = follower.added(&mut rng, &mut terms, &plain);
        for block in [BlockSize::Small, BlockSize::Large] {
            let mut names = names.to_vec();
            if block == BlockSize::Large {
                names.push("large");
            }
            let options = Options { block, ..Options::only(&names) };
            match check(&mut terms, &raw, &options) {
                Ok((reduction, _)) => {
                    tried += 1;
                    let left = reduction.cfa.vars.iter().any(|var| var.term == follower.u);
                    let fired = reduction.stats.iter().any(|pass| pass.name == "affine" && pass.rounds > 0);
                    gone += u32::from(fired && !left);
                }
                Err(why) => panic!("seed {seed}: {why}\n{}", shown(&terms, &raw)),
            }
        }
    }
    // Where only the follower is read, it is the other one that goes.
    assert!(4 * gone > tried, "many followers go: {gone} of {tried}");
}
