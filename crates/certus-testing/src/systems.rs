//! Random transition systems and an explicit-state oracle for them.

use crate::random::random_formula;
use crate::rng::Rng;
use crate::space::{Space, State};
use certus_logic::{Assignment, Sort, Term, Terms};
use certus_model::Ts;
use std::collections::{BTreeMap, BTreeSet};

/// A random system of up to five bits of state and two of inputs: some variables have a next value, some are in the
/// relation, some are free; about half of them have a constraint; one to three sets of positions are bad.
#[must_use]
pub fn random_system(rng: &mut Rng, terms: &mut Terms) -> Ts {
    let mut ts = Ts::new(terms);
    let (mut state, mut inputs) = (Vec::new(), Vec::new());
    let mut left = 2 + rng.below(4) as u32;
    while left > 0 {
        let width = (1 + rng.below(3) as u32).min(left);
        let sort = if width == 1 && rng.chance(50) { Sort::Bool } else { Sort::Bv(width) };
        let var = terms.fresh("s", sort);
        ts.add_var(var, format!("s{}", state.len()));
        state.push(var);
        left -= width;
    }
    for n in 0..rng.below(3) {
        let sort = if rng.chance(50) { Sort::Bool } else { Sort::Bv(1) };
        let var = terms.fresh("i", sort);
        ts.add_input(var, format!("i{n}"));
        inputs.push(var);
    }
    let position: Vec<Term> = state.iter().chain(&inputs).copied().collect();
    let mut step = position.clone();
    let mut relational = Vec::new();
    for var in &state {
        match rng.below(6) {
            0 => {}
            1 => {
                let after = Ts::after(terms, *var);
                step.push(after);
                relational.push(after);
            }
            _ => {
                let value = random_value(rng, terms, *var, &position);
                ts.next.insert(*var, value);
            }
        }
    }
    let (a, b) = (random_formula(rng, terms, &state, 1), random_formula(rng, terms, &state, 1));
    ts.init = if rng.chance(70) { terms.and2(a, b) } else { a };
    if !relational.is_empty() || rng.chance(20) {
        ts.trans = random_formula(rng, terms, &step, 2);
        for after in relational {
            let value = random_value(rng, terms, after, &position);
            let equal = terms.eq(after, value);
            let more = random_formula(rng, terms, &step, 1);
            let either = if rng.chance(70) { equal } else { terms.or2(equal, more) };
            ts.trans = if rng.chance(50) { either } else { terms.and2(ts.trans, either) };
        }
    }
    if rng.chance(50) {
        ts.constraint = random_formula(rng, terms, &position, 1);
    }
    for n in 0..1 + rng.below(3) {
        let mut bad = random_formula(rng, terms, &position, 1);
        // Few positions are bad, so that some systems are safe for a reason.
        for _ in 0..2 {
            let more = random_formula(rng, terms, &state, 0);
            bad = terms.and2(bad, more);
        }
        ts.add_bad(bad, format!("b{n}"));
    }
    ts
}

/// A value for a variable: a formula, or a word chosen by formulas.
pub(crate) fn random_value(rng: &mut Rng, terms: &mut Terms, var: Term, over: &[Term]) -> Term {
    let Sort::Bv(width) = terms.sort(var) else { return random_formula(rng, terms, over, 2) };
    let mut out = terms.bv(width, u128::from(rng.next()));
    for _ in 0..2 {
        let test = random_formula(rng, terms, over, 1);
        let one = terms.bv(width, u128::from(1 + rng.below(2)));
        let same: Vec<Term> = over.iter().copied().filter(|t| terms.sort(*t) == Sort::Bv(width)).collect();
        let base = if same.is_empty() { out } else { *rng.pick(&same) };
        let other = if rng.chance(60) { terms.bvadd(base, one) } else { base };
        out = terms.ite(test, other, out);
    }
    out
}

/// What can be found out about a system by looking at all its positions.
#[derive(Clone, Debug)]
pub struct SystemOracle {
    /// The states that are reached.
    pub reachable: BTreeSet<State>,
    /// The variables of a state, in the order of the system.
    pub space: Space,
    /// By set of bad positions, the fewest steps to one.
    pub distance: Vec<Option<usize>>,
    /// The fewest steps by which every state that is reached can be reached: the diameter. 0 if there is no state.
    pub diameter: usize,
    /// The inputs.
    given: Space,
    /// How each reachable state was first reached: from which state, with which inputs.
    from: BTreeMap<State, Option<(State, State)>>,
    /// By set of bad positions, the state and the inputs of each one that is reached.
    bad: Vec<Vec<(State, State)>>,
}

impl SystemOracle {
    /// Explores a system.
    ///
    /// # Panics
    /// If it has too many bits, or variables that are neither Boolean nor bit-vectors.
    #[must_use]
    pub fn explore(terms: &mut Terms, ts: &Ts) -> SystemOracle {
        let state: Vec<Term> = ts.vars.iter().map(|var| var.term).collect();
        let inputs: Vec<Term> = ts.inputs.iter().map(|var| var.term).collect();
        let after: Vec<Term> = state.iter().map(|var| Ts::after(terms, *var)).collect();
        let space = Space::new(terms, &state);
        let given = Space::new(terms, &inputs);
        let all: Vec<Term> = state.iter().chain(&inputs).chain(&after).copied().collect();
        let both = Space::new(terms, &all);
        let relation = ts.relation(terms);
        let truth = |term: Term| both.table(terms, term);
        let (init, constraint, relation) = (truth(ts.init), truth(ts.constraint), truth(relation));
        let bads: Vec<_> = ts.bad.iter().map(|goal| truth(goal.what)).collect();
        let bits = |space: &Space| space.size().trailing_zeros();
        let (low, high) = (bits(&space), bits(&space) + bits(&given));
        let mut reachable = BTreeSet::new();
        let mut layer: Vec<State> = (0..space.size() as State).filter(|s| init[*s as usize] == 1).collect();
        reachable.extend(layer.iter().copied());
        let mut origin: BTreeMap<State, Option<(State, State)>> = layer.iter().map(|s| (*s, None)).collect();
        let mut reached = vec![Vec::new(); ts.bad.len()];
        let mut distance = vec![None; ts.bad.len()];
        let mut steps = 0;
        while !layer.is_empty() {
            let mut next = Vec::new();
            for from in layer {
                for input in 0..given.size() as State {
                    let position = (from | input << low) as usize;
                    if constraint[position] == 0 {
                        continue;
                    }
                    for (n, bad) in bads.iter().enumerate() {
                        if bad[position] == 1 {
                            distance[n].get_or_insert(steps);
                            reached[n].push((from, input));
                        }
                    }
                    for to in 0..space.size() as State {
                        if relation[position | (to << high) as usize] == 1 && reachable.insert(to) {
                            origin.insert(to, Some((from, input)));
                            next.push(to);
                        }
                    }
                }
            }
            layer = next;
            steps += 1;
        }
        // The last layer is empty, and the one before has the states that are farthest away.
        let diameter = usize::max(steps, 1) - 1;
        SystemOracle { reachable, space, distance, diameter, given, from: origin, bad: reached }
    }

    /// For each position that is bad in the way of this number and reached, a shortest run to it; shorter runs first.
    pub fn runs<'a>(&'a self, terms: &'a Terms, bad: usize) -> impl Iterator<Item = Vec<Assignment>> + 'a {
        let position = |state: State, input: State| {
            let mut out = self.space.assignment(terms, state);
            for (var, value) in self.given.values(input) {
                if let Some(symbol) = terms.as_var(var) {
                    out.set(symbol, value);
                }
            }
            out
        };
        self.bad[bad].iter().map(move |(state, input)| {
            let mut positions = vec![position(*state, *input)];
            let mut at = *state;
            while let Some((before, input)) = self.from[&at] {
                positions.push(position(before, input));
                at = before;
            }
            positions.reverse();
            positions
        })
    }

    /// Whether a formula holds initially, is kept by every step, and excludes bad positions of this number.
    #[must_use]
    pub fn is_inductive(&self, terms: &mut Terms, ts: &Ts, bad: usize, formula: Term) -> bool {
        let primed = terms.prime(formula);
        let all: Vec<Term> = ts.vars.iter().chain(&ts.inputs).map(|var| var.term).collect();
        let mut both = all.clone();
        both.extend(ts.vars.iter().map(|var| Ts::after(terms, var.term)));
        let (not, not_after) = (terms.not(formula), terms.not(primed));
        let start = terms.and2(ts.init, not);
        let relation = ts.relation(terms);
        let step = terms.and(&[formula, relation, not_after]);
        let reached = terms.and(&[formula, ts.constraint, ts.bad[bad].what]);
        let space = Space::new(terms, &both);
        space.tables(terms, &[start, step, reached]).iter().all(|table| table.iter().all(|bit| *bit == 0))
    }

    /// Whether no position is bad in the way of this number.
    #[must_use]
    pub fn is_safe(&self, bad: usize) -> bool {
        self.distance[bad].is_none()
    }
}
