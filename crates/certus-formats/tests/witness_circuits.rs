//! Witness circuits: those of inductive invariants pass the five checks, and whatever passes them is a proof.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_formats::aiger;
use certus_logic::{Term, Terms};
use certus_model::Ts;
use certus_testing::{Rng, Space, State, SystemOracle};
use common::random_aiger;

/// A circuit on all its positions, the states in the low bits.
struct Tables {
    bits: u32,
    positions: usize,
    reset: Vec<u64>,
    constraint: Vec<u64>,
    next: Vec<u64>,
    bad: Vec<u64>,
}

fn tables(content: &[u8], bad: usize) -> Tables {
    let mut terms = Terms::new();
    let ts = aiger::read(&mut terms, content).unwrap();
    let vars: Vec<Term> = ts.vars.iter().chain(&ts.inputs).map(|var| var.term).collect();
    let space = Space::new(&terms, &vars);
    let mut roots = vec![ts.init, ts.constraint, ts.bad[bad].what];
    roots.extend(ts.vars.iter().map(|var| ts.next[&var.term]));
    let all = space.tables(&terms, &roots);
    let next = |n: usize| all[3..].iter().enumerate().map(|(bit, table)| table[n] << bit).sum();
    Tables {
        bits: ts.vars.len() as u32,
        positions: space.size(),
        reset: all[0].clone(),
        constraint: all[1].clone(),
        bad: all[2].clone(),
        next: (0..space.size()).map(next).collect(),
    }
}

/// The five checks. Inputs and latches of the witness are those of the model, in their order.
fn check(model: &[u8], bad: usize, witness: &[u8]) -> Result<(), &'static str> {
    let (model, witness) = (tables(model, bad), tables(witness, 0));
    assert_eq!((model.bits, model.positions), (witness.bits, witness.positions));
    let states = 1 << model.bits;
    for p in 0..model.positions {
        let (c, own) = (model.constraint[p] == 1, witness.constraint[p] == 1);
        if model.reset[p] == 1 && c && !(witness.reset[p] == 1 && own) {
            return Err("reset");
        }
        if c && own && model.bad[p] == 1 && witness.bad[p] == 0 {
            return Err("property");
        }
        if witness.reset[p] == 1 && own && witness.bad[p] == 1 {
            return Err("base");
        }
        for q in (0..model.positions / states).map(|input| model.next[p] as usize | input << model.bits) {
            let after = witness.next[p] == model.next[p] && witness.constraint[q] == 1;
            if c && model.constraint[q] == 1 && own && !after {
                return Err("transition");
            }
        }
        for q in (0..model.positions / states).map(|input| witness.next[p] as usize | input << model.bits) {
            if witness.bad[p] == 0 && own && witness.constraint[q] == 1 && witness.bad[q] == 1 {
                return Err("step");
            }
        }
    }
    Ok(())
}

/// The formula of a set of states.
fn formula(terms: &mut Terms, oracle: &SystemOracle, states: &[State]) -> Term {
    let cubes: Vec<Term> = states
        .iter()
        .map(|state| {
            let values = oracle.space.values(*state).into_iter();
            let literals: Vec<Term> = values
                .map(|(var, value)| if value.as_bool() == Some(true) { var } else { terms.not(var) })
                .collect();
            terms.and(&literals)
        })
        .collect();
    terms.or(&cubes)
}

fn circuit(terms: &mut Terms, ts: &Ts, bad: usize, invariant: Term) -> Vec<u8> {
    aiger::witness_circuit(terms, ts, bad, invariant, aiger::Encoding::Text).unwrap()
}

#[test]
fn invariants_of_random_circuits() {
    let (mut proved, mut rejected) = (0, 0);
    for seed in 0..300 * certus_testing::scale() {
        let mut rng = Rng::new(seed);
        let model = random_aiger(&mut rng);
        let mut terms = Terms::new();
        let ts = aiger::read(&mut terms, model.as_bytes()).unwrap();
        let oracle = SystemOracle::explore(&mut terms, &ts);
        let reached: Vec<State> = oracle.reachable.iter().copied().collect();
        for bad in 0..ts.bad.len() {
            let invariant = formula(&mut terms, &oracle, &reached);
            let witness = circuit(&mut terms, &ts, bad, invariant);
            let result = check(model.as_bytes(), bad, &witness);
            assert_eq!(result.is_ok(), oracle.is_safe(bad), "seed {seed}: {result:?}\n{model}");
            proved += usize::from(result.is_ok());
            // Another set of states.
            for _ in 0..3 {
                let mut states = reached.clone();
                let state = rng.below(oracle.space.size() as u64) as State;
                match states.iter().position(|s| *s == state) {
                    Some(at) => drop(states.remove(at)),
                    None => states.push(state),
                }
                let other = formula(&mut terms, &oracle, &states);
                let result = check(model.as_bytes(), bad, &circuit(&mut terms, &ts, bad, other));
                rejected += usize::from(result.is_err());
                if oracle.is_inductive(&mut terms, &ts, bad, other) {
                    assert_eq!(result, Ok(()), "seed {seed}\n{model}");
                }
                assert!(oracle.is_safe(bad) || result.is_err(), "seed {seed}\n{model}");
            }
            // A literal of the witness is another one.
            let text = String::from_utf8(witness).unwrap();
            let Some(at) = text.lines().position(|line| line.starts_with("i0 ") || line.starts_with("l0 "))
            else {
                continue;
            };
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            let inputs = ts.inputs.len();
            if at <= 1 + inputs {
                continue;
            }
            let line = 1 + inputs + rng.below((at - 1 - inputs) as u64) as usize;
            let mut words: Vec<String> = lines[line].split(' ').map(str::to_owned).collect();
            // What a latch or a gate defines stays; a line of one word is a property or a constraint.
            let word = if words.len() == 1 { 0 } else { 1 };
            let literal: usize = words[word].parse().unwrap();
            words[word] = (literal ^ 1).to_string();
            lines[line] = words.join(" ");
            let result = check(model.as_bytes(), bad, (lines.join("\n") + "\n").as_bytes());
            rejected += usize::from(result.is_err());
            assert!(oracle.is_safe(bad) || result.is_err(), "seed {seed}\n{model}");
        }
    }
    assert!(proved > 50 && rejected > 200, "{proved} {rejected}");
}

/// Of a system with a relation and an initial condition, the witness is one of the circuit that is written.
#[test]
fn invariants_of_random_systems() {
    let mut proved = 0;
    for seed in 0..60 * certus_testing::scale() {
        let mut terms = Terms::new();
        let ts = certus_testing::random_system(&mut Rng::new(seed), &mut terms);
        let oracle = SystemOracle::explore(&mut terms, &ts);
        let model = aiger::write(&mut terms, &ts, aiger::Encoding::Binary).unwrap();
        let states: Vec<Term> = oracle
            .reachable
            .iter()
            .map(|state| {
                let values = oracle.space.values(*state).into_iter();
                let equal: Vec<Term> = values
                    .map(|(var, value)| {
                        let value = match value {
                            certus_logic::Value::Bool(holds) => terms.bool(holds),
                            certus_logic::Value::Bv(word) => terms.bv_const(word),
                            other => panic!("{other:?}"),
                        };
                        terms.eq(var, value)
                    })
                    .collect();
                terms.and(&equal)
            })
            .collect();
        let invariant = terms.or(&states);
        for bad in 0..ts.bad.len() {
            let witness =
                aiger::witness_circuit(&mut terms, &ts, bad, invariant, aiger::Encoding::Binary).unwrap();
            let result = check(&model, bad, &witness);
            assert_eq!(result.is_ok(), oracle.is_safe(bad), "seed {seed}: {result:?}");
            proved += usize::from(result.is_ok());
        }
    }
    assert!(proved > 10, "{proved}");
}

/// The file itself: the mapping to the literals of the model, and what it is a witness of.
#[test]
fn a_witness_circuit_by_hand() {
    // Two latches that swap, of which one is set; both are never set.
    let model = b"aag 3 0 2 0 1 1\n2 4 1\n4 2\n6\n6 2 4\n";
    let mut terms = Terms::new();
    let ts = aiger::read(&mut terms, model).unwrap();
    let (a, b) = (ts.vars[0].term, ts.vars[1].term);
    let same = terms.eq(a, b);
    let differ = terms.not(same);
    let witness = aiger::witness_circuit(&mut terms, &ts, 0, differ, aiger::Encoding::Text).unwrap();
    let text = String::from_utf8(witness.clone()).unwrap();
    assert!(text.ends_with("l0 = 2\nl1 = 4\nc\nWITNESS b0\n"), "{text}");
    check(model, 0, &witness).unwrap();
    let unsafe_model = b"aag 3 0 2 0 1 1\n2 4 1\n4 3\n6\n6 2 4\n";
    assert!(check(unsafe_model, 0, &witness).is_err());
}
