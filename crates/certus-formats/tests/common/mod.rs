//! Random circuits as text, and their shortest runs.

#![allow(dead_code, reason = "each test file uses a part")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_logic::{ArrayValue, Assignment, Bv, Sort, Term, Terms, Value};
use certus_model::Ts;
use certus_testing::{Rng, Space};
use std::collections::BTreeSet;
use std::fmt::Write;

/// All values of a sort.
pub(crate) fn values(terms: &Terms, sort: Sort) -> Vec<Value> {
    match sort {
        Sort::Bool => vec![Value::Bool(false), Value::Bool(true)],
        Sort::Bv(width) => (0..1u128 << width).map(|n| Value::Bv(Bv::new(width, n))).collect(),
        Sort::Array(array) => {
            let (index, element) = terms.array_sorts(array);
            let (indices, elements) = (values(terms, index), values(terms, element));
            let mut out = vec![ArrayValue::constant(elements[0].clone(), terms.domain_size(index))];
            for index in indices {
                let each = |array: ArrayValue| {
                    let index = index.clone();
                    elements.iter().map(move |element| array.clone().store(index.clone(), element.clone()))
                };
                out = out.into_iter().flat_map(each).collect();
            }
            let out: BTreeSet<Value> = out.into_iter().map(|array| Value::Array(Box::new(array))).collect();
            out.into_iter().collect()
        }
        other => panic!("{other:?} has too many values"),
    }
}

/// All assignments to variables, on top of one.
pub(crate) fn assignments(terms: &Terms, base: &Assignment, vars: &[Term]) -> Vec<Assignment> {
    let mut out = vec![base.clone()];
    for var in vars {
        let all = values(terms, terms.sort(*var));
        let symbol = terms.as_var(*var).unwrap();
        let each = |env: &Assignment| {
            let env = env.clone();
            all.iter().map(move |value| {
                let mut env = env.clone();
                env.set(symbol, value.clone());
                env
            })
        };
        out = out.iter().flat_map(each).collect();
    }
    out
}

fn holds(terms: &Terms, formula: Term, env: &Assignment) -> bool {
    terms.eval(formula, env) == Value::Bool(true)
}

/// The values of the variables with a function after a position.
fn step(terms: &Terms, ts: &Ts, position: &Assignment) -> Assignment {
    let mut after = Assignment::new();
    for (var, value) in &ts.next {
        after.set(terms.as_var(*var).unwrap(), terms.eval(*value, position));
    }
    after
}

/// A shortest run of a system without relation to a bad position.
pub(crate) fn shortest_run(terms: &Terms, ts: &Ts, bad: usize) -> Option<Vec<Assignment>> {
    let all = |vars: &[certus_model::Variable]| vars.iter().map(|var| var.term).collect::<Vec<_>>();
    let (state, inputs) = (all(&ts.vars), all(&ts.inputs));
    let free: Vec<Term> = state.iter().copied().filter(|var| !ts.next.contains_key(var)).collect();
    let mut seen = BTreeSet::new();
    let mut queue: std::collections::VecDeque<(Assignment, Option<usize>)> =
        std::collections::VecDeque::new();
    for first in assignments(terms, &Assignment::new(), &state) {
        if holds(terms, ts.init, &first) && seen.insert(terms.eval_all(&state, &first)) {
            queue.push_back((first, None));
        }
    }
    let mut positions: Vec<(Assignment, Option<usize>)> = Vec::new();
    while let Some((from, parent)) = queue.pop_front() {
        for position in assignments(terms, &from, &inputs) {
            if !holds(terms, ts.constraint, &position) {
                continue;
            }
            let at = positions.len();
            positions.push((position.clone(), parent));
            if holds(terms, ts.bad[bad].what, &position) {
                let mut run = Vec::new();
                let mut next = Some(at);
                while let Some(n) = next {
                    run.push(positions[n].0.clone());
                    next = positions[n].1;
                }
                run.reverse();
                return Some(run);
            }
            for to in assignments(terms, &step(terms, ts, &position), &free) {
                if seen.insert(terms.eval_all(&state, &to)) {
                    queue.push_back((to, Some(at)));
                }
            }
        }
    }
    None
}

/// All positions of a system: a state in the low bits, the inputs above.
pub(crate) struct Positions {
    /// How many bits a state has.
    low: u32,
    init: Vec<u64>,
    constraint: Vec<u64>,
    /// By position, the states after it.
    after: Vec<Vec<usize>>,
    space: Space,
}

impl Positions {
    pub(crate) fn of(terms: &mut Terms, ts: &Ts) -> Positions {
        let vars: Vec<Term> = ts.vars.iter().chain(&ts.inputs).map(|var| var.term).collect();
        let space = Space::new(terms, &vars);
        let width = |terms: &Terms, var: Term| terms.sort(var).width().unwrap_or(1);
        // Where the bits of each variable with a function begin, and the bits of the others.
        let (mut low, mut free, mut placed) = (0, Vec::new(), Vec::new());
        for var in &ts.vars {
            match ts.next.get(&var.term) {
                Some(value) => placed.push((low, *value)),
                None => free.extend(low..low + width(terms, var.term)),
            }
            low += width(terms, var.term);
        }
        let mut roots = vec![ts.init, ts.constraint];
        roots.extend(placed.iter().map(|(_, value)| *value));
        let mut next = space.tables(terms, &roots).into_iter();
        let (init, constraint) = (next.next().unwrap(), next.next().unwrap());
        let next: Vec<Vec<u64>> = next.collect();
        // The relation is over the state after as well.
        let mut all = vars.clone();
        all.extend(ts.vars.iter().map(|var| Ts::after(terms, var.term)));
        let related = (ts.trans != terms.tru()).then(|| Space::new(terms, &all).table(terms, ts.trans));
        let high = space.size().trailing_zeros();
        let mut after = vec![Vec::new(); space.size()];
        for (position, after) in
            after.iter_mut().enumerate().filter(|(position, _)| constraint[*position] == 1)
        {
            let fixed: usize =
                placed.iter().zip(&next).map(|((at, _), table)| (table[position] as usize) << at).sum();
            for choice in 0..1usize << free.len() {
                let to = free.iter().enumerate().fold(fixed, |to, (n, at)| to | (choice >> n & 1) << at);
                if related.as_ref().is_none_or(|related| related[position | to << high] == 1) {
                    after.push(to);
                }
            }
        }
        Positions { low, init, constraint, after, space }
    }

    /// The positions of a state at which the constraint holds.
    fn at(&self, state: usize) -> impl Iterator<Item = usize> + '_ {
        let all = (0..self.space.size() >> self.low).map(move |input| state | input << self.low);
        all.filter(|position| self.constraint[*position] == 1)
    }

    /// By position, in how many steps it is reached.
    fn reached(&self) -> Vec<Option<usize>> {
        let mut reached = vec![None; self.space.size()];
        let mut layer: Vec<usize> = (0..1 << self.low).filter(|state| self.init[*state] == 1).collect();
        let mut seen: BTreeSet<usize> = layer.iter().copied().collect();
        for steps in 0.. {
            let mut after = Vec::new();
            for position in layer.iter().flat_map(|state| self.at(*state)) {
                reached[position] = Some(steps);
                after.extend(self.after[position].iter().copied().filter(|to| seen.insert(*to)));
            }
            if after.is_empty() {
                break;
            }
            layer = after;
        }
        reached
    }

    /// The fewest steps to the bad positions of each kind.
    pub(crate) fn distances(&self, terms: &Terms, ts: &Ts) -> Vec<Option<usize>> {
        let reached = self.reached();
        let bad: Vec<Term> = ts.bad.iter().map(|goal| goal.what).collect();
        let shortest = |bad: Vec<u64>| {
            let both = bad.iter().zip(&reached).filter(|(bad, _)| **bad == 1);
            both.filter_map(|(_, steps)| *steps).min()
        };
        self.space.tables(terms, &bad).into_iter().map(shortest).collect()
    }

    /// Whether there is a run that meets each set of a justice property, and of fairness, infinitely often: the greatest set of
    /// positions from each of which each set can be met again within it (Emerson and Lei).
    pub(crate) fn fair_run(&self, terms: &Terms, ts: &Ts, number: usize) -> bool {
        let mut sets: Vec<Term> = ts.justice[number].what.iter().chain(&ts.fairness).copied().collect();
        sets.push(terms.tru());
        let sets = self.space.tables(terms, &sets);
        let mut inside: Vec<bool> = self.reached().iter().map(Option::is_some).collect();
        let before = |of: &[bool], inside: &[bool]| -> Vec<bool> {
            let mut states = vec![false; 1 << self.low];
            for position in (0..of.len()).filter(|position| of[*position]) {
                states[position & ((1 << self.low) - 1)] = true;
            }
            (0..of.len()).map(|p| inside[p] && self.after[p].iter().any(|to| states[*to])).collect()
        };
        loop {
            let old = inside.clone();
            for set in &sets {
                let goal: Vec<bool> =
                    set.iter().zip(&inside).map(|(set, inside)| *set == 1 && *inside).collect();
                let mut able = before(&goal, &inside);
                loop {
                    let more = before(&able, &inside);
                    let both: Vec<bool> = able.iter().zip(&more).map(|(a, b)| *a || *b).collect();
                    if both == able {
                        break;
                    }
                    able = both;
                }
                inside = able;
            }
            if inside == old {
                return inside.contains(&true);
            }
        }
    }
}

/// The run that the choices of these positions decide: the first state, inputs, and variables without function.
pub(crate) fn follow(terms: &Terms, ts: &Ts, choices: &[Assignment]) -> Vec<Assignment> {
    let mut out: Vec<Assignment> = Vec::new();
    for choice in choices {
        let mut position = choice.clone();
        if let Some(before) = out.last() {
            let after = step(terms, ts, before);
            for symbol in after.symbols() {
                position.set(symbol, after.get(symbol).unwrap().clone());
            }
        }
        out.push(position);
    }
    out
}

/// Whether positions are a run to a bad one.
pub(crate) fn is_witness(terms: &mut Terms, ts: &Ts, bad: usize, run: &[Assignment]) -> bool {
    ts.is_run(terms, run) && holds(terms, ts.bad[bad].what, run.last().unwrap())
}

/// A run with something changed: a value, one step more, or one less.
pub(crate) fn mutant(rng: &mut Rng, terms: &Terms, ts: &Ts, run: &[Assignment]) -> Option<Vec<Assignment>> {
    let mut run = run.to_vec();
    match rng.below(6) {
        0 => run.push(rng.pick(&run).clone()),
        1 => drop(run.pop()),
        2 => drop(run.remove(rng.below(run.len() as u64) as usize)),
        _ => {
            let at = rng.below(run.len() as u64) as usize;
            let chosen = |var: &Term| at == 0 || !ts.next.contains_key(var);
            let mut vars: Vec<Term> = ts.vars.iter().map(|var| var.term).filter(chosen).collect();
            vars.extend(ts.inputs.iter().map(|var| var.term));
            if vars.is_empty() {
                return None;
            }
            let var = *rng.pick(&vars);
            let value = rng.pick(&values(terms, terms.sort(var))).clone();
            run[at].set(terms.as_var(var).unwrap(), value);
        }
    }
    // Of an array that is initialised, elements that are zero are not told: a wrong one is not noticed.
    let arrays = terms.free_vars(ts.init).iter().any(|var| matches!(terms.sort(*var), Sort::Array(_)));
    if arrays && !run.first().is_some_and(|first| holds(terms, ts.init, first)) {
        return None;
    }
    (!run.is_empty()).then(|| follow(terms, ts, &run))
}

/// A random circuit in AIGER, as text.
pub(crate) fn random_aiger(rng: &mut Rng) -> String {
    let (inputs, latches, gates) = (rng.below(3), 1 + rng.below(4), 2 + rng.below(8));
    let first = inputs + latches + 1;
    let most = inputs + latches + gates;
    let literal = |rng: &mut Rng, below: u64| 2 * rng.below(below) + rng.below(2);
    let (bad, constraints) = (1 + rng.below(2), rng.below(2));
    let older = rng.chance(30);
    let mut out = match (older, constraints) {
        (true, 0) => format!("aag {most} {inputs} {latches} {bad} {gates}\n"),
        (true, _) => format!("aag {most} {inputs} {latches} {bad} {gates} 0 {constraints}\n"),
        _ => format!("aag {most} {inputs} {latches} 0 {gates} {bad} {constraints}\n"),
    };
    for n in 1..=inputs {
        writeln!(out, "{}", 2 * n).unwrap();
    }
    for n in inputs + 1..first {
        let reset =
            rng.pick(&[String::new(), " 0".to_owned(), " 1".to_owned(), format!(" {}", 2 * n)]).clone();
        writeln!(out, "{} {}{reset}", 2 * n, literal(rng, most + 1)).unwrap();
    }
    for _ in 0..bad + constraints {
        writeln!(out, "{}", literal(rng, most + 1)).unwrap();
    }
    for n in first..=most {
        writeln!(out, "{} {} {}", 2 * n, literal(rng, n), literal(rng, n)).unwrap();
    }
    out
}

/// The operators by what they need: two words of one width, which give one of that width, or a bit.
const WORDS: &[&str] = &[
    "and", "nand", "or", "nor", "xor", "xnor", "rol", "ror", "sll", "srl", "sra", "add", "sub", "mul",
    "udiv", "urem", "sdiv", "srem", "smod",
];
const TESTS: &[&str] = &[
    "eq", "neq", "ugt", "ugte", "ult", "ulte", "sgt", "sgte", "slt", "slte", "uaddo", "usubo", "umulo",
    "saddo", "ssubo", "smulo", "sdivo",
];

/// A random model in BTOR2, of few bits.
pub(crate) fn random_btor2(rng: &mut Rng) -> String {
    // Sort `n` is that of words of `n` bits, sort 4 of arrays of two bits.
    let mut out = String::from("1 sort bitvec 1\n2 sort bitvec 2\n3 sort bitvec 3\n4 sort array 1 1\n");
    let mut nodes: Vec<(u64, u64)> = Vec::new();
    let mut id = 4;
    let mut put = |out: &mut String, text: String| {
        id += 1;
        writeln!(out, "{id} {text}").unwrap();
        id
    };
    for sort in 1..=3 {
        nodes.push((put(&mut out, format!("constd {sort} {}", rng.below(1 << sort))), sort));
        nodes.push((put(&mut out, format!("zero {sort}")), sort));
    }
    let of = |rng: &mut Rng, nodes: &[(u64, u64)], sort: u64| {
        let same: Vec<u64> = nodes.iter().filter(|(_, s)| *s == sort).map(|(n, _)| *n).collect();
        let node = *rng.pick(&same);
        if sort < 4 && rng.chance(20) { format!("-{node}") } else { node.to_string() }
    };
    let mut states = Vec::new();
    let mut left = 2 + rng.below(4);
    while left > 0 {
        let sort = (1 + rng.below(4)).min(if left >= 2 { 4 } else { 1 }).min(if left == 2 { 2 } else { 4 });
        let name = if rng.chance(50) { format!(" s{left}") } else { String::new() };
        let state = put(&mut out, format!("state {sort}{name}"));
        if rng.chance(60) {
            let known = nodes.iter().any(|(_, s)| *s == sort);
            let from = if sort == 4 && (!known || rng.chance(50)) { 1 } else { sort };
            let value = of(rng, &nodes, from);
            put(&mut out, format!("init {sort} {state} {value}"));
        }
        nodes.push((state, sort));
        states.push((state, sort));
        left -= left.min(if sort == 4 { 2 } else { sort });
    }
    for n in 0..rng.below(3) {
        let sort = 1 + u64::from(n == 0 && rng.chance(20));
        nodes.push((put(&mut out, format!("input {sort}")), sort));
    }
    for _ in 0..4 + rng.below(12) {
        let sort = 1 + rng.below(3);
        let arrays = nodes.iter().any(|(_, s)| *s == 4);
        let (a, b) = (of(rng, &nodes, sort), of(rng, &nodes, sort));
        let (text, gives) = match rng.below(10) {
            0..=2 => (format!("{} {sort} {a} {b}", rng.pick(WORDS)), sort),
            3..=4 => (format!("{} 1 {a} {b}", rng.pick(TESTS)), 1),
            5 => {
                let test = of(rng, &nodes, 1);
                (format!("ite {sort} {test} {a} {b}"), sort)
            }
            6 if arrays => {
                let (array, at, element) = (of(rng, &nodes, 4), of(rng, &nodes, 1), of(rng, &nodes, 1));
                match rng.below(4) {
                    0 => (format!("write 4 {array} {at} {element}"), 4),
                    1 => (format!("eq 1 {array} {}", of(rng, &nodes, 4)), 1),
                    2 => (format!("ite 4 {at} {array} {}", of(rng, &nodes, 4)), 4),
                    _ => (format!("read 1 {array} {at}"), 1),
                }
            }
            7 => match rng.below(4) {
                0 => (format!("{} {sort} {a}", rng.pick(&["not", "inc", "dec", "neg"])), sort),
                1 => (format!("{} 1 {a}", rng.pick(&["redand", "redor", "redxor"])), 1),
                2 => (format!("{} 3 {a} {}", rng.pick(&["sext", "uext"]), 3 - sort), 3),
                _ => (format!("slice 1 {a} {0} {0}", rng.below(sort)), 1),
            },
            8 => {
                let (high, low) = (of(rng, &nodes, 1), of(rng, &nodes, 2));
                (format!("concat 3 {high} {low}"), 3)
            }
            _ => {
                let (a, b) = (of(rng, &nodes, 1), of(rng, &nodes, 1));
                (format!("{} 1 {a} {b}", rng.pick(&["iff", "implies"])), 1)
            }
        };
        nodes.push((put(&mut out, text), gives));
    }
    for (state, sort) in states {
        if rng.chance(75) {
            let value = of(rng, &nodes, sort);
            put(&mut out, format!("next {sort} {state} {value}"));
        }
    }
    if rng.chance(40) {
        let what = of(rng, &nodes, 1);
        put(&mut out, format!("constraint {what}"));
    }
    for _ in 0..1 + rng.below(2) {
        let (a, b) = (of(rng, &nodes, 1), of(rng, &nodes, 1));
        let both = put(&mut out, format!("and 1 {a} {b}"));
        put(&mut out, format!("bad {both}"));
    }
    out
}
