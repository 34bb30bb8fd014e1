//! `Ic3Core` against CaDiCaL, against brute force, and against the definition of its answers.
//!
//! Every problem is fed to both solvers and recorded; every answer is checked: the solvers agree, a solution
//! satisfies what was recorded however the variables outside of the cone are chosen, and CaDiCaL confirms
//! that a core is contradictory. `CERTUS_TEST_SCALE` multiplies the number of random cases.

mod common;

use certus_solver::sat::{Cadical, Gate, Ic3Core, Lit, Sat, SatAnswer, SatQuery, Var};
use certus_solver::{Limits, Stop};
use common::rng::Rng;
use common::scale;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

fn random_lit(rng: &mut Rng, pool: &[Var]) -> Lit {
    pool[rng.below(pool.len())].pos().negated_if(rng.bool())
}

fn random_lits(rng: &mut Rng, pool: &[Var], n: usize) -> Vec<Lit> {
    (0..n).map(|_| random_lit(rng, pool)).collect()
}

enum Def {
    Free,
    Activation,
    And(Vec<Lit>),
    Xor(Lit, Lit),
    Mux(Lit, Lit, Lit),
}

/// Both solvers and a record of what they were told, in variables of its own.
struct Pair {
    core: Ic3Core,
    cadical: Cadical,
    core_vars: Vec<Var>,
    cadical_vars: Vec<Var>,
    defs: Vec<Def>,
    facts: Vec<Vec<Lit>>,
    activated: Vec<(Lit, Vec<Lit>)>,
    sat: u64,
    unsat: u64,
}

fn map(vars: &[Var], lits: &[Lit]) -> Vec<Lit> {
    lits.iter().map(|l| vars[l.var().index()].pos().negated_if(l.is_neg())).collect()
}

fn holds(values: &[bool], lit: Lit) -> bool {
    values[lit.var().index()] != lit.is_neg()
}

impl Pair {
    fn new() -> Pair {
        Pair {
            core: Ic3Core::new(),
            cadical: Cadical::new(),
            core_vars: Vec::new(),
            cadical_vars: Vec::new(),
            defs: Vec::new(),
            facts: Vec::new(),
            activated: Vec::new(),
            sat: 0,
            unsat: 0,
        }
    }

    fn push(&mut self, def: Def) -> Var {
        for (solver, vars) in [
            (&mut self.core as &mut dyn Sat, &mut self.core_vars),
            (&mut self.cadical as &mut dyn Sat, &mut self.cadical_vars),
        ] {
            let one = |l: Lit| map(vars, &[l])[0];
            let var = match &def {
                Def::Free | Def::Activation => solver.new_var(),
                Def::And(inputs) => solver.new_gate(Gate::And(&map(vars, inputs))),
                Def::Xor(a, b) => solver.new_gate(Gate::Xor(one(*a), one(*b))),
                Def::Mux(c, t, e) => solver.new_gate(Gate::Mux { c: one(*c), t: one(*t), e: one(*e) }),
            };
            vars.push(var);
        }
        self.defs.push(def);
        Var(self.defs.len() as u32 - 1)
    }

    fn var(&mut self) -> Lit {
        self.push(Def::Free).pos()
    }

    fn activation(&mut self) -> Lit {
        self.push(Def::Activation).pos()
    }

    fn and(&mut self, inputs: &[Lit]) -> Lit {
        self.push(Def::And(inputs.to_vec())).pos()
    }

    fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(&[!a, !b])
    }

    fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        self.push(Def::Xor(a, b)).pos()
    }

    fn mux(&mut self, c: Lit, t: Lit, e: Lit) -> Lit {
        self.push(Def::Mux(c, t, e)).pos()
    }

    fn fact(&mut self, lits: &[Lit]) {
        self.core.add_clause(&map(&self.core_vars, lits));
        self.cadical.add_clause(&map(&self.cadical_vars, lits));
        self.facts.push(lits.to_vec());
    }

    fn fact_under(&mut self, act: Lit, lits: &[Lit]) {
        self.core.add_clause_under(map(&self.core_vars, &[act])[0], &map(&self.core_vars, lits));
        self.cadical.add_clause_under(map(&self.cadical_vars, &[act])[0], &map(&self.cadical_vars, lits));
        self.activated.push((act, lits.to_vec()));
    }

    fn retire(&mut self, act: Lit) {
        self.core.retire(map(&self.core_vars, &[act])[0]);
        self.cadical.retire(map(&self.cadical_vars, &[act])[0]);
        self.activated.retain(|(a, _)| *a != act);
    }

    /// The values of all variables, from those of the free ones.
    fn compute(&self, mut free: impl FnMut(usize) -> bool) -> Vec<bool> {
        let mut values: Vec<bool> = Vec::with_capacity(self.defs.len());
        for (i, def) in self.defs.iter().enumerate() {
            let value = match def {
                Def::Free | Def::Activation => free(i),
                Def::And(inputs) => inputs.iter().all(|&l| holds(&values, l)),
                Def::Xor(a, b) => holds(&values, *a) != holds(&values, *b),
                Def::Mux(c, t, e) => holds(&values, if holds(&values, *c) { *t } else { *e }),
            };
            values.push(value);
        }
        values
    }

    /// Why the values are no solution of the query, if they are none.
    fn defect(&self, values: &[bool], assumptions: &[Lit], clause: Option<&[Lit]>) -> Option<String> {
        let satisfied = |c: &[Lit]| c.iter().any(|&l| holds(values, l));
        if let Some(fact) = self.facts.iter().find(|f| !satisfied(f)) {
            return Some(format!("fact {fact:?}"));
        }
        if let Some(fact) = self.activated.iter().find(|(act, f)| holds(values, *act) && !satisfied(f)) {
            return Some(format!("activated fact {fact:?}"));
        }
        if let Some(c) = clause.filter(|c| !satisfied(c)) {
            return Some(format!("temporary clause {c:?}"));
        }
        assumptions.iter().find(|&&a| !holds(values, a)).map(|a| format!("assumption {a:?}"))
    }

    /// Asks both solvers and checks the answer. Returns whether it is satisfiable and the core.
    fn query(&mut self, assumptions: &[Lit], clause: Option<&[Lit]>) -> (bool, Vec<Lit>) {
        let no_limits = Limits::none();
        let for_core = (map(&self.core_vars, assumptions), clause.map(|c| map(&self.core_vars, c)));
        let query = SatQuery { assumptions: &for_core.0, clause: for_core.1.as_deref() };
        let answer = self.core.solve(&query, &no_limits);
        let for_cadical = (map(&self.cadical_vars, assumptions), clause.map(|c| map(&self.cadical_vars, c)));
        let query = SatQuery { assumptions: &for_cadical.0, clause: for_cadical.1.as_deref() };
        assert_eq!(answer, self.cadical.solve(&query, &no_limits), "{assumptions:?} with {clause:?}");
        if answer == SatAnswer::Sat {
            self.sat += 1;
            self.check_solution(assumptions, clause);
            return (true, Vec::new());
        }
        self.unsat += 1;
        let core = self.core.core().to_vec();
        let mut rest = for_core.0.iter();
        assert!(
            core.iter().all(|l| rest.any(|a| a == l)),
            "core {core:?} not in the order of {:?}",
            for_core.0
        );
        let back = |l: &Lit| {
            let at = self.core_vars.iter().position(|v| *v == l.var()).expect("a known variable");
            Var(at as u32).pos().negated_if(l.is_neg())
        };
        let core: Vec<Lit> = core.iter().map(back).collect();
        let assumptions = map(&self.cadical_vars, &core);
        let query = SatQuery { assumptions: &assumptions, clause: for_cadical.1.as_deref() };
        assert_eq!(self.cadical.solve(&query, &no_limits), SatAnswer::Unsat, "core {core:?}");
        (false, core)
    }

    fn check_solution(&self, assumptions: &[Lit], clause: Option<&[Lit]>) {
        let told: Vec<Option<bool>> = self.core_vars.iter().map(|v| self.core.value(v.pos())).collect();
        for filler in [0, u64::MAX, 0x5a5a_3c96_0ff1_2e87] {
            let values = self.compute(|i| match self.defs[i] {
                Def::Activation => told[i].unwrap_or(false),
                _ => told[i].unwrap_or(filler >> (i % 64) & 1 == 1),
            });
            for (i, told) in told.iter().enumerate() {
                assert!(told.is_none_or(|t| t == values[i]), "variable {i} is {told:?}, not {}", values[i]);
            }
            assert_eq!(self.defect(&values, assumptions, clause), None);
        }
    }

    fn is_satisfiable_by_enumeration(&self, assumptions: &[Lit], clause: Option<&[Lit]>) -> bool {
        let free: Vec<usize> = (0..self.defs.len()).filter(|&i| matches!(self.defs[i], Def::Free)).collect();
        let mut rank = vec![0; self.defs.len()];
        for (r, &i) in free.iter().enumerate() {
            rank[i] = r;
        }
        (0..1u64 << free.len()).any(|bits| {
            let values = self.compute(|i| match self.defs[i] {
                Def::Activation => assumptions.contains(&Var(i as u32).pos()),
                _ => bits >> rank[i] & 1 == 1,
            });
            self.defect(&values, assumptions, clause).is_none()
        })
    }
}

fn random_gate(pair: &mut Pair, rng: &mut Rng, pool: &mut Vec<Var>) {
    let gate = match rng.below(3) {
        0 => {
            let n = 2 + rng.below(3);
            pair.and(&random_lits(rng, pool, n))
        }
        1 => pair.xor(random_lit(rng, pool), random_lit(rng, pool)),
        _ => pair.mux(random_lit(rng, pool), random_lit(rng, pool), random_lit(rng, pool)),
    };
    pool.push(gate.var());
}

/// A random sequence of changes and queries over a few variables.
fn random_sequence(seed: u64, steps: usize, max_free: usize, enumerate: bool) -> (u64, u64) {
    let rng = &mut Rng::new(seed);
    let mut pair = Pair::new();
    let mut free = 2 + rng.below(4);
    let mut pool: Vec<Var> = (0..free).map(|_| pair.var().var()).collect();
    let mut acts: Vec<Lit> = Vec::new();
    // Too many facts would leave nothing to ask.
    let fact_percent = rng.below(8);
    for _ in 0..steps {
        match rng.below(100) {
            0..8 if free < max_free => {
                pool.push(pair.var().var());
                free += 1;
            }
            0..25 => random_gate(&mut pair, rng, &mut pool),
            25..45 => {
                let n = if rng.chance(10) { 1 } else { 2 + rng.below(4) };
                let lits = random_lits(rng, &pool, n);
                if rng.chance(fact_percent) {
                    pair.fact(&lits);
                } else {
                    if acts.is_empty() || rng.chance(15) {
                        acts.push(pair.activation());
                    }
                    pair.fact_under(acts[rng.below(acts.len())], &lits);
                }
            }
            45..48 if !acts.is_empty() => {
                let act = acts.swap_remove(rng.below(acts.len()));
                pair.retire(act);
            }
            48..50 => {
                let lit = map(&pair.core_vars, &[random_lit(rng, &pool)])[0];
                pair.core.prefer(lit);
            }
            _ => {
                let n = rng.below(5);
                let mut assumptions = random_lits(rng, &pool, n);
                for &act in &acts {
                    if rng.chance(50) {
                        assumptions.insert(rng.below(assumptions.len() + 1), act);
                    }
                }
                let n = if rng.chance(3) { 0 } else { 1 + rng.below(4) };
                let clause = rng.chance(50).then(|| random_lits(rng, &pool, n));
                let (sat, _) = pair.query(&assumptions, clause.as_deref());
                if enumerate {
                    assert_eq!(sat, pair.is_satisfiable_by_enumeration(&assumptions, clause.as_deref()));
                }
            }
        }
    }
    (pair.sat, pair.unsat)
}

#[test]
fn random_sequences_against_enumeration() {
    let (mut sat, mut unsat) = (0, 0);
    for seed in 0..300 * scale() as u64 {
        let (s, u) = random_sequence(seed, 120, 7, true);
        sat += s;
        unsat += u;
    }
    assert!(sat > 2000 && unsat > 2000, "one-sided: {sat} satisfiable, {unsat} not");
}

#[test]
fn longer_random_sequences() {
    for seed in 0..40 * scale() as u64 {
        random_sequence(1_000_000 + seed, 1500, 40, false);
    }
}

// ---- circuits ----

type Word = Vec<Lit>;

fn word(pair: &mut Pair, bits: usize) -> Word {
    (0..bits).map(|_| pair.var()).collect()
}

fn full_adder(pair: &mut Pair, a: Lit, b: Lit, c: Lit) -> (Lit, Lit) {
    let half = pair.xor(a, b);
    let sum = pair.xor(half, c);
    let both = pair.and(&[a, b]);
    let carried = pair.and(&[half, c]);
    (sum, pair.or(both, carried))
}

fn add(pair: &mut Pair, a: &[Lit], b: &[Lit], carry: Lit) -> Word {
    let mut carry = carry;
    let mut sum = Word::new();
    for (&a, &b) in a.iter().zip(b) {
        let (s, c) = full_adder(pair, a, b, carry);
        sum.push(s);
        carry = c;
    }
    sum
}

fn multiply(pair: &mut Pair, a: &[Lit], b: &[Lit], no: Lit) -> Word {
    let mut acc = vec![no; a.len() + b.len()];
    for (i, &bit) in b.iter().enumerate() {
        let row: Word = a.iter().map(|&x| pair.and(&[x, bit])).collect();
        let mut carry = no;
        for (j, &x) in row.iter().chain(std::iter::repeat_n(&no, b.len() - i)).enumerate() {
            (acc[i + j], carry) = full_adder(pair, acc[i + j], x, carry);
        }
    }
    acc
}

fn differ(pair: &mut Pair, a: &[Lit], b: &[Lit]) -> Lit {
    let bits: Word = a.iter().zip(b).map(|(&x, &y)| !pair.xor(x, y)).collect();
    !pair.and(&bits)
}

/// Asks about random values of some of `vars`, drops assumptions along cores, and adds core clauses that hold.
fn interrogate(pair: &mut Pair, rng: &mut Rng, vars: &[Lit], always: &[Lit], n: usize, most: usize) {
    for _ in 0..n {
        let mut assumptions = always.to_vec();
        for _ in 0..rng.below(most + 1) {
            assumptions.push(vars[rng.below(vars.len())].negated_if(rng.bool()));
        }
        let clause: Option<Word> = rng
            .chance(30)
            .then(|| (0..3).map(|_| vars[rng.below(vars.len())].negated_if(rng.bool())).collect());
        let (sat, core) = pair.query(&assumptions, clause.as_deref());
        if !sat && clause.is_none() && always.is_empty() {
            let blocked: Word = core.iter().map(|&l| !l).collect();
            pair.fact(&blocked);
        }
    }
}

#[test]
fn adders_and_multipliers() {
    for round in 0..3 * scale() as u64 {
        let rng = &mut Rng::new(round ^ 0xadd);
        let mut pair = Pair::new();
        let no = pair.var();
        pair.fact(&[!no]);
        let (a, b, c) = (word(&mut pair, 8), word(&mut pair, 8), word(&mut pair, 8));
        let ab = add(&mut pair, &a, &b, no);
        let left = add(&mut pair, &ab, &c, no);
        let bc = add(&mut pair, &b, &c, no);
        let right = add(&mut pair, &a, &bc, no);
        let unequal = differ(&mut pair, &left, &right);
        assert!(!pair.query(&[unequal], None).0, "addition is associative");
        let all: Word = a.iter().chain(&b).chain(&c).chain(&left).chain(&ab).copied().collect();
        interrogate(&mut pair, rng, &all, &[], 150, 30);

        let mut pair = Pair::new();
        let no = pair.var();
        pair.fact(&[!no]);
        let (a, b) = (word(&mut pair, 4), word(&mut pair, 4));
        let ab = multiply(&mut pair, &a, &b, no);
        let ba = multiply(&mut pair, &b, &a, no);
        let unequal = differ(&mut pair, &ab, &ba);
        let all: Word = a.iter().chain(&b).chain(&ab).copied().collect();
        interrogate(&mut pair, rng, &all, &[unequal], 10, 5);
        assert!(!pair.query(&[unequal], None).0, "multiplication is commutative");
        interrogate(&mut pair, rng, &all, &[], 100, 12);
    }
}

#[test]
fn pigeons_and_colours() {
    // More pigeons than holes, unless some pigeon may stay outside.
    let mut pair = Pair::new();
    let (pigeons, holes) = (7, 6);
    let sits: Vec<Word> = (0..pigeons).map(|_| word(&mut pair, holes)).collect();
    let must: Word = (0..pigeons).map(|_| pair.activation()).collect();
    for (row, &must) in sits.iter().zip(&must) {
        pair.fact_under(must, row);
    }
    for i in 0..pigeons {
        for j in 0..i {
            for (&a, &b) in sits[i].iter().zip(&sits[j]) {
                pair.fact(&[!a, !b]);
            }
        }
    }
    assert!(pair.query(&must[1..], None).0);
    let (sat, core) = pair.query(&must, None);
    assert!(!sat);
    assert_eq!(core, must);
    assert!(pair.query(&must[..6], None).0);

    let rng = &mut Rng::new(3);
    for _ in 0..10 * scale() {
        let mut pair = Pair::new();
        let vertices = 40;
        let colours: Vec<Word> = (0..vertices).map(|_| word(&mut pair, 3)).collect();
        for c in &colours {
            pair.fact(c);
        }
        for _ in 0..vertices * 21 / 10 {
            let (i, j) = (rng.below(vertices), rng.below(vertices));
            if i != j {
                for (&a, &b) in colours[i].iter().zip(&colours[j]) {
                    pair.fact(&[!a, !b]);
                }
            }
        }
        let all: Word = colours.concat();
        interrogate(&mut pair, rng, &all, &[], 30, 8);
    }
}

#[test]
fn random_three_sat_near_the_threshold() {
    let rng = &mut Rng::new(42);
    let (mut sat, mut unsat) = (0, 0);
    for round in 0..12 * scale() {
        let mut pair = Pair::new();
        let vars = word(&mut pair, 100 + 10 * (round % 6));
        let guard = pair.activation();
        let pool: Vec<Var> = vars.iter().map(|l| l.var()).collect();
        for _ in 0..pool.len() * 42 / 10 {
            let clause = random_lits(rng, &pool, 3);
            // Half of them under an activation literal: without it, the rest is easy.
            if rng.bool() { pair.fact(&clause) } else { pair.fact_under(guard, &clause) }
        }
        interrogate(&mut pair, rng, &vars, &[guard], 8, 4);
        interrogate(&mut pair, rng, &vars, &[], 8, 20);
        sat += pair.sat;
        unsat += pair.unsat;
    }
    assert!(sat > 10 && unsat > 10, "one-sided: {sat} satisfiable, {unsat} not");
}

#[test]
fn parity_chains() {
    let rng = &mut Rng::new(7);
    for _ in 0..4 * scale() {
        // The same parity computed in two orders.
        let mut pair = Pair::new();
        let bits = word(&mut pair, 20);
        let mut shuffled = bits.clone();
        for i in (1..shuffled.len()).rev() {
            shuffled.swap(i, rng.below(i + 1));
        }
        let parity = |pair: &mut Pair, bits: &[Lit]| {
            let mut acc = bits[0];
            for &b in &bits[1..] {
                acc = pair.xor(acc, b);
            }
            acc
        };
        let one = parity(&mut pair, &bits[..11]);
        let other = parity(&mut pair, &shuffled[9..]);
        interrogate(&mut pair, rng, &[bits.clone(), vec![one, other]].concat(), &[], 60, 15);
        let mut reversed = bits[..11].to_vec();
        reversed.reverse();
        let back = parity(&mut pair, &reversed);
        assert!(!pair.query(&[one, !back], None).0);
    }
}

/// A counter that may be reset or doubled, unrolled step by step; reachability of values in each step.
#[test]
fn unrolled_counter() {
    let rng = &mut Rng::new(11);
    for _ in 0..2 * scale() {
        let mut pair = Pair::new();
        let no = pair.var();
        pair.fact(&[!no]);
        let bits = 6;
        let mut state = vec![no; bits];
        let mut reachable = vec![0u64];
        for _ in 0..12 {
            let (reset, double) = (pair.var(), pair.var());
            let zero = vec![no; bits];
            let incremented = add(&mut pair, &state, &zero, !no);
            let doubled = add(&mut pair, &state, &state, no);
            state = (0..bits)
                .map(|i| {
                    let moved = pair.mux(double, doubled[i], incremented[i]);
                    pair.mux(reset, no, moved)
                })
                .collect();
            let mut next: Vec<u64> = reachable.iter().flat_map(|&v| [0, (v + 1) % 64, v * 2 % 64]).collect();
            next.sort_unstable();
            next.dedup();
            reachable = next;
            for _ in 0..8 {
                let target = rng.below(64) as u64;
                let cube: Word =
                    state.iter().enumerate().map(|(i, &l)| l.negated_if(target >> i & 1 == 0)).collect();
                let (sat, _) = pair.query(&cube, None);
                assert_eq!(sat, reachable.contains(&target));
            }
        }
    }
}

// ---- particular cases ----

#[test]
fn assumptions_that_contradict_each_other_or_the_facts() {
    let mut pair = Pair::new();
    let (a, b, c) = (pair.var(), pair.var(), pair.var());
    assert_eq!(pair.query(&[c, a, b, !a], None), (false, vec![a, !a]));
    assert!(pair.query(&[a, a, !b, a], None).0);
    pair.fact(&[!b]);
    assert_eq!(pair.query(&[a, b, c], None), (false, vec![b]));
    assert_eq!(pair.query(&[a, a, b, b], None), (false, vec![b]));
    // An assumption implied by those before it is not to blame.
    pair.fact(&[!a, c]);
    let d = pair.var();
    pair.fact(&[!c, !d]);
    assert_eq!(pair.query(&[a, c, d], None), (false, vec![a, d]));
    pair.fact(&[]);
    assert_eq!(pair.query(&[a], None), (false, vec![]));
    pair.fact(&[a, c]);
    pair.and(&[a, b]);
    assert_eq!(pair.query(&[], Some(&[a])), (false, vec![]));
}

#[test]
fn temporary_clauses_leave_no_trace() {
    let mut pair = Pair::new();
    let (a, b) = (pair.var(), pair.var());
    assert_eq!(pair.query(&[a], Some(&[])), (false, vec![]));
    assert!(pair.query(&[a], Some(&[a, !a])).0);
    assert_eq!(pair.query(&[b, a], Some(&[!a])), (false, vec![a]));
    assert!(pair.query(&[b, a], None).0);
    // A temporary clause that the facts refute, over and over.
    pair.fact(&[!a, b]);
    pair.fact(&[!a, !b]);
    for _ in 0..3 {
        assert_eq!(pair.query(&[], Some(&[a])), (false, vec![]));
        assert!(pair.query(&[], Some(&[a, b])).0);
        assert_eq!(pair.query(&[!b], Some(&[a, b])), (false, vec![!b]));
    }
}

#[test]
fn variables_outside_of_the_cone_have_no_value() {
    let mut core = Ic3Core::new();
    let (a, b, c) = (core.new_var().pos(), core.new_var().pos(), core.new_var().pos());
    let ab = core.new_gate(Gate::And(&[a, b])).pos();
    let bc = core.new_gate(Gate::Xor(b, c)).pos();
    let act = core.new_var().pos();
    core.add_clause_under(act, &[!c, bc]);
    let ask = |core: &mut Ic3Core, assumptions: &[Lit]| {
        core.solve(&SatQuery { assumptions, clause: None }, &Limits::none())
    };
    assert_eq!(ask(&mut core, &[ab]), SatAnswer::Sat);
    assert_eq!(
        [a, b, ab, c, bc, act].map(|l| core.value(l)),
        [Some(true), Some(true), Some(true), None, None, None]
    );
    assert_eq!(ask(&mut core, &[c, act]), SatAnswer::Sat);
    assert_eq!([a, b, ab, c, bc].map(|l| core.value(l)), [None, Some(false), None, Some(true), Some(true)]);
    core.retire(act);
    assert_eq!(ask(&mut core, &[c]), SatAnswer::Sat);
    assert_eq!(core.value(b), None);
}

#[test]
fn a_solution_tells_only_what_it_depends_on() {
    let mut core = Ic3Core::new();
    let [c, x, y, z] = [(); 4].map(|()| core.new_var().pos());
    let costly = core.new_gate(Gate::And(&[x, y, z])).pos();
    let out = core.new_gate(Gate::Mux { c, t: costly, e: z }).pos();
    let wide = core.new_gate(Gate::And(&[out, !x, !y])).pos();
    let ask = |core: &mut Ic3Core, assumptions: &[Lit]| {
        core.solve(&SatQuery { assumptions, clause: None }, &Limits::none())
    };
    // The cheap branch is taken, and the other does not matter.
    assert_eq!(ask(&mut core, &[out]), SatAnswer::Sat);
    assert_eq!([c, z, x, y, costly].map(|l| core.value(l)), [Some(false), Some(true), None, None, None]);
    // One false input is enough for a conjunction.
    assert_eq!(ask(&mut core, &[!wide, y]), SatAnswer::Sat);
    assert_eq!([wide, y, x, out].map(|l| core.value(l)), [Some(false), Some(true), None, None]);
    // A fact is justified by its inputs, not by its being a fact.
    core.add_clause(&[costly]);
    assert_eq!(ask(&mut core, &[]), SatAnswer::Sat);
    assert_eq!([x, y, z, c].map(|l| core.value(l)), [Some(true), Some(true), Some(true), None]);
}

#[test]
fn preferences_steer_the_search() {
    let mut core = Ic3Core::new();
    let [a, b] = [(); 2].map(|()| core.new_var().pos());
    let same = !core.new_gate(Gate::Xor(a, b)).pos();
    for want in [a, !a, a, a, !a] {
        core.prefer(want);
        assert_eq!(
            core.solve(&SatQuery { assumptions: &[same], clause: None }, &Limits::none()),
            SatAnswer::Sat
        );
        assert_eq!(core.value(want), Some(true));
        assert_eq!(core.value(a), core.value(b));
    }
}

/// Pigeons enough to keep any solver busy.
fn hard(solver: &mut dyn Sat, holes: usize) {
    let rows: Vec<Word> = (0..=holes).map(|_| (0..holes).map(|_| solver.new_var().pos()).collect()).collect();
    for (i, row) in rows.iter().enumerate() {
        solver.add_clause(row);
        for other in &rows[..i] {
            for (&a, &b) in row.iter().zip(other) {
                solver.add_clause(&[!a, !b]);
            }
        }
    }
}

#[test]
fn limits_end_a_query_and_leave_the_solver_usable() {
    let solvers: [Box<dyn Sat>; 2] = [Box::new(Ic3Core::new()), Box::new(Cadical::new())];
    for mut solver in solvers {
        hard(&mut *solver, 11);
        let query = SatQuery::default();
        let few = Limits::none().with_conflicts(50);
        assert_eq!(solver.solve(&query, &few), SatAnswer::Unknown(Stop::Conflicts), "{}", solver.name());
        let begin = Instant::now();
        let short = Limits::none().with_timeout(Duration::from_millis(100));
        assert_eq!(solver.solve(&query, &short), SatAnswer::Unknown(Stop::Deadline), "{}", solver.name());
        assert!(begin.elapsed() < Duration::from_millis(1000), "{}: {:?}", solver.name(), begin.elapsed());
        let cancelled = Limits::none().with_cancel(Arc::new(AtomicBool::new(true)));
        assert_eq!(solver.solve(&query, &cancelled), SatAnswer::Unknown(Stop::Cancelled));
        let free = solver.new_var().pos();
        assert_eq!(
            solver.solve(&SatQuery { assumptions: &[free, !free], clause: None }, &few),
            SatAnswer::Unsat
        );
        assert_eq!(solver.core(), [free, !free]);
    }
}

#[test]
fn the_same_calls_give_the_same_answers() {
    let run = || {
        let mut core = Ic3Core::new();
        let rng = &mut Rng::new(99);
        let mut pool: Vec<Var> = (0..60).map(|_| core.new_var()).collect();
        let mut log = Vec::new();
        for _ in 0..400 {
            let (a, b, c) = (random_lit(rng, &pool), random_lit(rng, &pool), random_lit(rng, &pool));
            pool.push(core.new_gate(Gate::Mux { c: a, t: b, e: c }));
            let n = rng.below(12);
            let assumptions = random_lits(rng, &pool, n);
            let clause = random_lits(rng, &pool, 3);
            let answer =
                core.solve(&SatQuery { assumptions: &assumptions, clause: Some(&clause) }, &Limits::none());
            let values: Vec<Option<bool>> = pool.iter().map(|v| core.value(v.pos())).collect();
            log.push((answer, core.core().to_vec(), values));
            if rng.chance(40) {
                core.add_clause(&random_lits(rng, &pool, 4));
            }
        }
        (log, core.stats())
    };
    assert_eq!(run(), run());
}
