//! What a block does, as terms: a guard and a value for each variable, linear in the size of the block.
//!
//! The values are functions of the state before, of one *input* for each havoc, and of *choices* where more
//! than one arc may be taken. Given all of these there is at most one path, so that no next-state variables
//! are needed: a formula over the state after becomes one over the state before by substitution
//! ([`Transition::pre`]).

use crate::block::{Block, Command};
use certus_logic::{Assignment, Sort, Substitution, Term, Terms, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The transition of one block.
#[derive(Clone, Debug)]
pub struct Transition {
    /// Some path can be taken: over the state before, inputs and choices.
    pub guard: Term,
    /// The values after of the variables that the block may change, in the order of their terms.
    pub next: Vec<(Term, Term)>,
    /// For each havoc, in the order of [`Block::steps`], the variable that stands for its value.
    pub inputs: Vec<Term>,
    /// Boolean variables that say which arc is taken where the state does not.
    pub choices: Vec<Term>,
    /// For each arc: it is taken. Only one path of arcs is, and it is complete where the guard holds.
    pub taken: Vec<Term>,
    after: Substitution,
}

/// The values of changed variables at a node.
type Env = FxHashMap<Term, Term>;

impl Transition {
    /// The transition of a block. `stem` begins the names of its inputs and choices, which are new variables.
    pub fn new(terms: &mut Terms, block: &Block, stem: &str) -> Transition {
        let nodes = block.nodes() as usize;
        let mut arriving: Vec<Vec<(Term, Env)>> = vec![Vec::new(); nodes];
        arriving[0].push((terms.tru(), Env::default()));
        let mut out = Transition {
            guard: terms.fls(),
            next: Vec::new(),
            inputs: Vec::new(),
            choices: Vec::new(),
            taken: vec![terms.fls(); block.arcs().len()],
            after: Substitution::new(),
        };
        for node in 0..nodes - 1 {
            let (reached, env) = merge(terms, std::mem::take(&mut arriving[node]));
            let leaving = block.leaving(node as u32);
            let mut ways: Vec<(usize, Term, Env)> = Vec::new();
            for index in leaving {
                let (guard, env) = out.follow(terms, block, index, env.clone(), stem);
                ways.push((index, guard, env));
            }
            out.decide(terms, &mut ways, stem);
            for (index, guard, env) in ways {
                let taken = terms.and2(reached, guard);
                out.taken[index] = taken;
                if taken != terms.fls() {
                    arriving[block.arcs()[index].to as usize].push((taken, env));
                }
            }
        }
        let (guard, env) = merge(terms, std::mem::take(&mut arriving[nodes - 1]));
        out.guard = guard;
        out.next = env.into_iter().filter(|(var, value)| var != value).collect();
        out.next.sort_unstable();
        out.after = out.next.iter().copied().collect();
        out
    }

    /// The commands of an arc: what they assume, over the state before the block, and the values after.
    fn follow(&mut self, terms: &mut Terms, block: &Block, arc: usize, env: Env, stem: &str) -> (Term, Env) {
        let mut values: Substitution = env.iter().map(|(var, value)| (*var, *value)).collect();
        let mut env = env;
        let mut guards = Vec::new();
        for step in &block.arcs()[arc].steps {
            match step.command {
                Command::Assume(guard) => guards.push(terms.substitute(guard, &mut values)),
                Command::Assign(var, value) => {
                    let value = terms.substitute(value, &mut values);
                    values.insert(var, value);
                    env.insert(var, value);
                }
                Command::Havoc(var) => {
                    let input = terms.fresh(&format!("{stem}.in"), terms.sort(var));
                    self.inputs.push(input);
                    values.insert(var, input);
                    env.insert(var, input);
                }
            }
        }
        (terms.and(&guards), env)
    }

    /// Makes the guards of the ways out of a node exclude each other, by choices where need be.
    fn decide(&mut self, terms: &mut Terms, ways: &mut [(usize, Term, Env)], stem: &str) {
        for i in 1..ways.len() {
            // The ways before `i` exclude each other by now; which of them does this one not exclude?
            let (before, way) = ways.split_at_mut(i);
            let way = &mut way[0];
            let clashing: Vec<usize> = (0..i).filter(|j| !exclusive(terms, before[*j].1, way.1)).collect();
            if clashing.is_empty() {
                continue;
            }
            let choice = terms.fresh(&format!("{stem}.choice"), Sort::Bool);
            self.choices.push(choice);
            let not = terms.not(choice);
            for j in clashing {
                before[j].1 = terms.and2(before[j].1, not);
            }
            way.1 = terms.and2(way.1, choice);
        }
    }

    /// A formula over the state after, as one over the state before, inputs and choices.
    pub fn pre(&mut self, terms: &mut Terms, post: Term) -> Term {
        terms.substitute(post, &mut self.after)
    }

    /// The variables of the state before, of inputs and choices together.
    #[must_use]
    pub fn unknowns(&self, terms: &Terms) -> Vec<Term> {
        let mut roots: Vec<Term> = self.next.iter().map(|(_, value)| *value).collect();
        roots.push(self.guard);
        terms.free_vars_of(&roots)
    }

    /// The path that an assignment to state, inputs and choices takes, as arcs. `None` if it takes none.
    #[must_use]
    pub fn path(&self, terms: &Terms, block: &Block, model: &Assignment) -> Option<Vec<u32>> {
        let taken = terms.eval_all(&self.taken, model);
        let mut path = Vec::new();
        let mut node = 0;
        while node + 1 < block.nodes() {
            let arc = block.leaving(node).find(|arc| taken[*arc] == Value::Bool(true))?;
            path.push(arc as u32);
            node = block.arcs()[arc].to;
        }
        Some(path)
    }

    /// The inputs along a path, in order.
    #[must_use]
    pub fn path_inputs(&self, block: &Block, path: &[u32]) -> Vec<Term> {
        let havocs = |arc: usize| {
            block.arcs()[arc].steps.iter().filter(|step| matches!(step.command, Command::Havoc(_))).count()
        };
        let mut starts = Vec::with_capacity(block.arcs().len());
        let mut count = 0;
        for arc in 0..block.arcs().len() {
            starts.push(count);
            count += havocs(arc);
        }
        path.iter()
            .flat_map(|arc| &self.inputs[starts[*arc as usize]..][..havocs(*arc as usize)])
            .copied()
            .collect()
    }
}

/// Whether two guards are seen not to hold together: one has the negation of a part of the other, be it in several
/// conjuncts, or they compare one term with two constants.
fn exclusive(terms: &mut Terms, a: Term, b: Term) -> bool {
    let (a, b) = (terms.conjuncts(a), terms.conjuncts(b));
    for x in &a {
        for y in &b {
            if terms.and2(*x, *y) == terms.fls() || differ(terms, *x, *y) {
                return true;
            }
        }
    }
    denied(terms, &a, &b) || denied(terms, &b, &a)
}

/// Whether the negation of a conjunct of `a` is among those of `b`: that of a disjunction is several.
fn denied(terms: &mut Terms, a: &[Term], b: &[Term]) -> bool {
    let b: FxHashSet<Term> = b.iter().copied().collect();
    a.iter().any(|x| {
        let not = terms.not(*x);
        terms.conjuncts(not).iter().all(|part| b.contains(part))
    })
}

/// Whether `x` and `y` say that one term is two different constants.
fn differ(terms: &Terms, x: Term, y: Term) -> bool {
    use certus_logic::Op;
    let parts = |t: Term| {
        let args = terms.args_if(t, Op::Eq)?;
        match (terms.is_const(args[0]), terms.is_const(args[1])) {
            (true, false) => Some((args[1], args[0])),
            (false, true) => Some((args[0], args[1])),
            _ => None,
        }
    };
    matches!((parts(x), parts(y)), (Some((s, c)), Some((t, d))) if s == t && c != d)
}

/// What holds and what the variables are where ways meet that exclude each other.
fn merge(terms: &mut Terms, ways: Vec<(Term, Env)>) -> (Term, Env) {
    let mut ways = ways.into_iter();
    let Some((mut reached, mut env)) = ways.next() else { return (terms.fls(), Env::default()) };
    for (taken, other) in ways {
        let (either, test) = meet(terms, reached, taken);
        let mut changed: Vec<Term> = env.keys().chain(other.keys()).copied().collect();
        changed.sort_unstable();
        changed.dedup();
        for var in changed {
            let (a, b) = (env.get(&var).copied().unwrap_or(var), other.get(&var).copied().unwrap_or(var));
            let value = if a == b { a } else { terms.ite(test, b, a) };
            env.insert(var, value);
        }
        reached = either;
    }
    (reached, env)
}

/// The disjunction of `a` and `b`, which exclude each other, with what both sides have in common taken out, so that
/// the two ways of an `if` that meet again leave no trace; and something short that is true if `b` is and false
/// if `a` is.
fn meet(terms: &mut Terms, a: Term, b: Term) -> (Term, Term) {
    let (left, right) = (terms.conjuncts(a), terms.conjuncts(b));
    // Both have all that led to where the ways part, which may be much.
    let (in_left, in_right): (FxHashSet<Term>, FxHashSet<Term>) =
        (left.iter().copied().collect(), right.iter().copied().collect());
    let common: Vec<Term> = left.iter().copied().filter(|t| in_right.contains(t)).collect();
    let left: Vec<Term> = left.into_iter().filter(|t| !in_right.contains(t)).collect();
    let right: Vec<Term> = right.into_iter().filter(|t| !in_left.contains(t)).collect();
    let parted = right.iter().copied().find(|t| {
        let not = terms.not(*t);
        in_left.contains(&not)
    });
    let (left, right) = (terms.and(&left), terms.and(&right));
    let either = terms.or2(left, right);
    let mut all = common;
    all.push(either);
    (terms.and(&all), parted.unwrap_or(right))
}
