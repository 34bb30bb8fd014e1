//! IC3's load, simulated: both SAT solvers answer the same recorded queries alike.
//!
//! The ignored tests are measurements:
//! `cargo test --release -p certus-solver --test sat_load -- --ignored --nocapture --test-threads 1`.
#![allow(clippy::print_stdout)] // The measurements have nowhere else to go.

mod common;

use certus_solver::Limits;
use certus_solver::sat::{Cadical, Gate, Ic3Core, Lit, Sat, SatAnswer, SatQuery};
use common::rng::Rng;
use std::collections::BTreeSet;
use std::time::Instant;

type Word = Vec<Lit>;

/// A bit-blaster with the simplest of simplifications.
struct Builder<'a> {
    solver: &'a mut dyn Sat,
    no: Lit,
}

impl<'a> Builder<'a> {
    fn new(solver: &'a mut dyn Sat) -> Builder<'a> {
        let no = solver.new_var().pos();
        solver.add_clause(&[!no]);
        Builder { solver, no }
    }

    fn word(&mut self, bits: usize) -> Word {
        (0..bits).map(|_| self.solver.new_var().pos()).collect()
    }

    fn constant(&self, value: u64, bits: usize) -> Word {
        (0..bits).map(|i| self.no.negated_if(value >> i & 1 == 1)).collect()
    }

    fn and(&mut self, a: Lit, b: Lit) -> Lit {
        let no = self.no;
        match (a, b) {
            _ if a == no || b == no || a == !b => no,
            _ if a == !no || a == b => b,
            _ if b == !no => a,
            _ => self.solver.new_gate(Gate::And(&[a, b])).pos(),
        }
    }

    fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        let no = self.no;
        match (a.var() == no.var(), b.var() == no.var()) {
            (true, _) => b.negated_if(a != no),
            (_, true) => a.negated_if(b != no),
            _ if a.var() == b.var() => no.negated_if(a != b),
            _ => self.solver.new_gate(Gate::Xor(a, b)).pos(),
        }
    }

    fn mux(&mut self, c: Lit, t: Lit, e: Lit) -> Lit {
        let no = self.no;
        match () {
            () if c == no || t == e => e,
            () if c == !no => t,
            () if t == no => self.and(!c, e),
            () if e == no => self.and(c, t),
            () if t == !no => self.or(c, e),
            () if e == !no => self.or(!c, t),
            () => self.solver.new_gate(Gate::Mux { c, t, e }).pos(),
        }
    }

    fn full_adder(&mut self, a: Lit, b: Lit, c: Lit) -> (Lit, Lit) {
        let half = self.xor(a, b);
        let both = self.and(a, b);
        let carried = self.and(half, c);
        (self.xor(half, c), self.or(both, carried))
    }

    fn add(&mut self, a: &[Lit], b: &[Lit], mut carry: Lit) -> Word {
        let mut sum = Word::new();
        for (&a, &b) in a.iter().zip(b) {
            let (s, c) = self.full_adder(a, b, carry);
            sum.push(s);
            carry = c;
        }
        sum
    }

    /// The product, as long as both factors together.
    fn multiply(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        let mut product = vec![self.no; a.len() + b.len()];
        for (i, &bit) in b.iter().enumerate() {
            let mut carry = self.no;
            for (j, &x) in a.iter().enumerate() {
                let x = self.and(x, bit);
                (product[i + j], carry) = self.full_adder(product[i + j], x, carry);
            }
            product[i + a.len()] = carry;
        }
        product
    }

    fn equal(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        a.iter().zip(b).fold(!self.no, |all, (&a, &b)| {
            let same = !self.xor(a, b);
            self.and(all, same)
        })
    }

    fn less(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        a.iter().zip(b).fold(self.no, |below, (&a, &b)| {
            let differ = self.xor(a, b);
            self.mux(differ, b, below)
        })
    }
}

/// What a cube is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Literals {
    Bits,
    Predicates,
}

/// A random transition relation: the literals a cube can have, before and after a step, and the activation
/// literals of the frames.
struct System {
    now: Word,
    next: Word,
    frames: Word,
}

fn system(solver: &mut dyn Sat, seed: u64, words: usize, literals: Literals) -> System {
    let rng = &mut Rng::new(seed);
    let b = &mut Builder::new(solver);
    let widths: Vec<usize> =
        (0..words).map(|i| if i % 3 == 0 { 1 } else { rng.pick(&[4, 8, 16, 32]) }).collect();
    let state: Vec<Word> = widths.iter().map(|&w| b.word(w)).collect();
    let inputs: Vec<Word> = widths.iter().map(|&w| b.word(w)).collect();
    let no = b.no;
    let operand = |rng: &mut Rng, width: usize| {
        let i = (0..20).map(|_| rng.below(words)).find(|&i| widths[i] == width).unwrap_or(rng.below(words));
        let mut word = if rng.chance(85) { state[i].clone() } else { inputs[i].clone() };
        word.resize(width, no);
        word
    };
    let mut conditions: Word = (0..words).filter(|&i| widths[i] == 1).map(|i| state[i][0]).collect();
    for _ in 0..words {
        let width = rng.pick(&[4, 8, 16, 32]);
        let x = operand(rng, width);
        let y = if rng.chance(50) { operand(rng, width) } else { b.constant(rng.next() % 16, width) };
        conditions.push(if rng.chance(50) { b.equal(&x, &y) } else { b.less(&x, &y) });
    }
    let mut next = Vec::new();
    for (word, &width) in state.iter().zip(&widths) {
        let mut value = word.clone();
        for _ in 0..2 + rng.below(3) {
            let other = rng.pick(&conditions).negated_if(rng.chance(50));
            let guard = b.and(rng.pick(&conditions), other);
            let x = operand(rng, width);
            let y = if rng.chance(50) { operand(rng, width) } else { b.constant(rng.next() % 8, width) };
            let new: Word = match rng.below(10) {
                0..4 => b.add(&x, &y, no),
                4..6 => b.add(&x, &y.iter().map(|&l| !l).collect::<Word>(), !no),
                6 => x.iter().zip(&y).map(|(&x, &y)| b.xor(x, y)).collect(),
                7 if width <= 8 => b.multiply(&x, &y),
                8 => y,
                _ => x,
            };
            value = value.iter().zip(&new).map(|(&old, &new)| b.mux(guard, new, old)).collect();
        }
        next.push(value);
    }
    let (mut now_lits, mut next_lits) = (Word::new(), Word::new());
    for i in 0..words {
        if literals == Literals::Bits || widths[i] == 1 {
            now_lits.extend(&state[i]);
            next_lits.extend(&next[i]);
            continue;
        }
        for _ in 0..4 {
            let constant = b.constant(rng.next() % 16, widths[i]);
            let partner = (0..words).find(|&j| j != i && widths[j] == widths[i]).filter(|_| rng.chance(50));
            let (y, y_next) = partner.map_or((&constant, &constant), |j| (&state[j], &next[j]));
            if rng.chance(40) {
                now_lits.push(b.equal(&state[i], y));
                next_lits.push(b.equal(&next[i], y_next));
            } else {
                now_lits.push(b.less(&state[i], y));
                next_lits.push(b.less(&next[i], y_next));
            }
        }
    }
    System { now: now_lits, next: next_lits, frames: b.word(6) }
}

/// Recorded calls. Literals of cubes and clauses are positions in [`System::now`] and `next`, with their signs.
enum Call {
    Query { frame: usize, cube: Vec<(usize, bool)> },
    Clause { frame: usize, cube: Vec<(usize, bool)> },
}

/// Asks whether a step from the frames, outside of the cube, leads into the cube.
fn query(solver: &mut dyn Sat, s: &System, frame: usize, cube: &[(usize, bool)]) -> SatAnswer {
    let mut assumptions = s.frames[frame..].to_vec();
    assumptions.extend(cube.iter().map(|&(i, v)| s.next[i].negated_if(!v)));
    let outside: Word = cube.iter().map(|&(i, v)| s.now[i].negated_if(v)).collect();
    solver.solve(&SatQuery { assumptions: &assumptions, clause: Some(&outside) }, &Limits::none())
}

/// Blocks random cubes and cubes of predecessors, drops literals from what is blocked, and adds clauses.
fn record(solver: &mut dyn Sat, s: &System, seed: u64, queries: usize) -> Vec<Call> {
    let rng = &mut Rng::new(seed ^ 0x1c3);
    let mut calls = Vec::new();
    let mut pending: Option<Vec<(usize, bool)>> = None;
    let mut asked = 0;
    while asked < queries {
        let cube = pending.take().unwrap_or_else(|| {
            let size = 6 + rng.below(12) + if rng.chance(20) { s.now.len() } else { 0 };
            let chosen: BTreeSet<usize> = (0..size).map(|_| rng.below(s.now.len())).collect();
            chosen.into_iter().map(|i| (i, rng.chance(40))).collect()
        });
        let frame = rng.below(s.frames.len());
        let mut blocked: Option<Vec<(usize, bool)>> = None;
        let mut candidate = cube;
        for _ in 0..7 {
            asked += 1;
            let answer = query(solver, s, frame, &candidate);
            calls.push(Call::Query { frame, cube: candidate.clone() });
            if answer == SatAnswer::Unsat {
                candidate.retain(|&(i, v)| solver.core().contains(&s.next[i].negated_if(!v)));
                blocked = Some(candidate.clone());
            } else if blocked.is_none() {
                let value = |i: usize| solver.value(s.now[i]).map(|v| (i, v));
                pending = rng.chance(60).then(|| (0..s.now.len()).filter_map(value).collect());
                break;
            }
            candidate = blocked.clone().unwrap_or_default();
            if candidate.len() < 3 {
                break;
            }
            candidate.remove(rng.below(candidate.len()));
        }
        if let Some(cube) = blocked.filter(|c| c.len() > 1) {
            let clause: Word = cube.iter().map(|&(i, v)| s.now[i].negated_if(v)).collect();
            solver.add_clause_under(s.frames[frame], &clause);
            calls.push(Call::Clause { frame, cube });
        }
    }
    calls
}

/// Repeats recorded calls; returns the answers.
fn replay(solver: &mut dyn Sat, s: &System, calls: &[Call]) -> Vec<SatAnswer> {
    let mut answers = Vec::new();
    for call in calls {
        match call {
            Call::Query { frame, cube } => answers.push(query(solver, s, *frame, cube)),
            Call::Clause { frame, cube } => {
                let clause: Word = cube.iter().map(|&(i, v)| s.now[i].negated_if(v)).collect();
                solver.add_clause_under(s.frames[*frame], &clause);
            }
        }
    }
    answers
}

/// Seconds of CPU that this thread has used (of the wall clock, where the system does not tell).
fn seconds(begin: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|s| s.split(' ').next().and_then(|n| n.parse::<f64>().ok()));
    nanoseconds.map_or_else(|| begin.elapsed().as_secs_f64(), |n| n * 1e-9)
}

fn solvers() -> [Box<dyn Sat>; 2] {
    [Box::new(Cadical::new()), Box::new(Ic3Core::new())]
}

fn compare(seed: u64, words: usize, literals: Literals, queries: usize) {
    let mut recorder = Ic3Core::new();
    let s = system(&mut recorder, seed, words, literals);
    let calls = record(&mut recorder, &s, seed, queries);
    let mut answers = Vec::new();
    for mut solver in solvers() {
        let s = system(&mut *solver, seed, words, literals);
        let begin = Instant::now();
        let before = seconds(begin);
        let got = replay(&mut *solver, &s, &calls);
        let rate = got.len() as f64 / (seconds(begin) - before);
        let sat = got.iter().filter(|a| **a == SatAnswer::Sat).count();
        println!(
            "{:8} {words} words, {literals:?}: {rate:.0} queries/s ({} queries, {sat} satisfiable) {:?}",
            solver.name(),
            got.len(),
            solver.stats()
        );
        answers.push(got);
    }
    assert!(answers[0] == answers[1], "the solvers disagree");
}

#[test]
fn both_solvers_answer_alike() {
    compare(1, 8, Literals::Bits, 1500);
    compare(2, 12, Literals::Predicates, 1500);
}

#[test]
#[ignore = "a measurement"]
fn measure_small_queries() {
    for (seed, words) in [(1, 10), (2, 25), (3, 40)] {
        for literals in [Literals::Bits, Literals::Predicates] {
            compare(seed, words, literals, 20_000);
        }
    }
}

/// One large query: whether multiplication of so many bits is not commutative.
fn commutativity(solver: &mut dyn Sat, bits: usize) -> Word {
    let b = &mut Builder::new(solver);
    let (x, y) = (b.word(bits), b.word(bits));
    let (xy, yx) = (b.multiply(&x, &y), b.multiply(&y, &x));
    vec![!b.equal(&xy, &yx)]
}

fn pigeons(solver: &mut dyn Sat, holes: usize) -> Word {
    let b = &mut Builder::new(solver);
    let rows: Vec<Word> = (0..=holes).map(|_| b.word(holes)).collect();
    for (i, row) in rows.iter().enumerate() {
        b.solver.add_clause(row);
        for other in &rows[..i] {
            for (&x, &y) in row.iter().zip(other) {
                b.solver.add_clause(&[!x, !y]);
            }
        }
    }
    Word::new()
}

fn random_three_sat(solver: &mut dyn Sat, seed: usize) -> Word {
    let (b, rng) = (&mut Builder::new(solver), &mut Rng::new(seed as u64));
    let vars = b.word(200);
    for _ in 0..852 {
        let chosen: Vec<Lit> = (0..3).map(|_| rng.pick(&vars).negated_if(rng.chance(50))).collect();
        b.solver.add_clause(&chosen);
    }
    Word::new()
}

#[test]
#[ignore = "a measurement"]
fn measure_large_queries() {
    type Problem = fn(&mut dyn Sat, usize) -> Word;
    let problems: [(&str, Problem, &[usize]); 3] = [
        ("commutativity", commutativity, &[6, 7, 8]),
        ("pigeons", pigeons, &[8, 9]),
        ("random 3-SAT", random_three_sat, &[1, 2, 3, 4]),
    ];
    for (name, problem, sizes) in problems {
        for &size in sizes {
            let mut answers = Vec::new();
            for mut solver in solvers() {
                let begin = Instant::now();
                let before = seconds(begin);
                let assumptions = problem(&mut *solver, size);
                let answer =
                    solver.solve(&SatQuery { assumptions: &assumptions, clause: None }, &Limits::none());
                println!("{:8} {name} {size}: {answer:?} in {:.2} s", solver.name(), seconds(begin) - before);
                answers.push(answer);
            }
            assert_eq!(answers[0], answers[1]);
        }
    }
}
