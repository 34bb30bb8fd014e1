//! What the tests of reductions share: one random automaton, reduced and checked in every respect.

#![allow(unreachable_pub, dead_code, reason = "not every test file uses everything")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

pub mod proofs;
mod replay;
pub mod text;

use certus_logic::{Term, Terms};
use certus_model::large_block::{BlockSize, encode};
use certus_model::{Cfa, Invariant, Proof};
use certus_reduce::{Options, Reduction, live_at, reduce};
use certus_testing::{Oracle, Rng, Shape, StateSet, random_cfa};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

/// The states that are reached, as formulas over live variables: the strongest proof.
pub fn strongest(terms: &mut Terms, oracle: &Oracle) -> Invariant {
    let mut invariant = Invariant::default();
    let live = live_at(terms, oracle.cfa());
    for loc in oracle.cfa().locs().filter(|loc| *loc != oracle.cfa().error) {
        let formula = described(terms, oracle, oracle.reachable(loc), &live[loc.index()]);
        invariant.at.insert(loc, formula);
    }
    invariant
}

/// The states from which the error is not reached, as formulas over live variables: the weakest proof.
pub fn weakest(terms: &mut Terms, oracle: &Oracle) -> Invariant {
    let mut invariant = Invariant::default();
    let live = live_at(terms, oracle.cfa());
    for loc in oracle.cfa().locs().filter(|loc| *loc != oracle.cfa().error) {
        let formula = described(terms, oracle, oracle.dangerous(loc), &live[loc.index()]);
        invariant.at.insert(loc, terms.not(formula));
    }
    invariant
}

pub fn described(terms: &mut Terms, oracle: &Oracle, states: &StateSet, live: &FxHashSet<Term>) -> Term {
    if states.is_full() {
        return terms.tru();
    }
    let mut cubes = BTreeSet::new();
    for state in states.iter() {
        let mut parts = Vec::new();
        for (var, value) in oracle.space().values(state) {
            if live.contains(&var) {
                let value = constant(terms, &value);
                parts.push(terms.eq(var, value));
            }
        }
        cubes.insert(terms.and(&parts));
    }
    let cubes: Vec<Term> = cubes.into_iter().collect();
    terms.or(&cubes)
}

pub fn constant(terms: &mut Terms, value: &certus_logic::Value) -> Term {
    match value {
        certus_logic::Value::Bool(b) => terms.bool(*b),
        certus_logic::Value::Bv(bits) => terms.bv_const(bits.clone()),
        other => panic!("{other:?} is no value of a small automaton"),
    }
}

/// Reduces an automaton and checks everything that is promised. Says what was wrong.
pub fn check(terms: &mut Terms, raw: &Cfa, options: &Options) -> Result<(Reduction, bool), String> {
    let before = Oracle::explore(terms, raw);
    let reduction = reduce(terms, raw, options, None);
    reduction.cfa.validate(terms)?;
    let after = Oracle::explore(terms, &reduction.cfa);
    if before.is_safe() != after.is_safe() {
        return Err(format!("safe before: {}, after: {}", before.is_safe(), after.is_safe()));
    }
    if let Some(run) = after.shortest_run() {
        let hints = reduction.lift_hints(terms, &run);
        let lifted = replay::replay(terms, &before, &hints).ok_or("the run cannot be lifted")?;
        let end = lifted.execute(terms, raw).ok_or("the lifted run is none")?;
        if end.0 != raw.error {
            return Err("the lifted run does not reach the error".to_owned());
        }
    } else {
        for (proof, kind) in [(strongest(terms, &after), "strongest"), (weakest(terms, &after), "weakest")] {
            after.holds(terms, &proof).map_err(|why| format!("the {kind} proof is none: {why}"))?;
            let lifted = reduction
                .lift_proof(terms, &Proof::Inductive(proof))
                .map_err(|why| format!("the {kind} proof is not lifted: {why}"))?;
            before
                .accepts(terms, &lifted)
                .map_err(|why| format!("the {kind} proof, lifted, is none: {why}"))?;
        }
    }
    let safe = before.is_safe();
    Ok((reduction, safe))
}

/// Checks many automata; panics with the seed of the first that fails. Tells how often a pass did something.
pub fn check_many(pass: &str, options: &Options, shape: &Shape, first: u64, count: u64) -> u64 {
    let (mut safe, mut fired) = (0, 0);
    for seed in first..first + count {
        let mut terms = Terms::new();
        let raw = random_cfa(&mut Rng::new(seed), &mut terms, shape);
        match check(&mut terms, &raw, options) {
            Ok((reduction, is_safe)) => {
                safe += u64::from(is_safe);
                fired +=
                    u64::from(reduction.stats.iter().any(|stats| stats.name == pass && stats.rounds > 0));
            }
            Err(why) => panic!("seed {seed}: {why}\n{}", shown(&terms, &raw)),
        }
    }
    assert!(count < 50 || safe * 10 > count && safe * 10 < count * 9, "both verdicts: {safe} of {count}");
    fired
}

/// Checks the facts of many automata: they hold and every edge keeps them.
pub fn check_facts(shape: &Shape, first: u64, count: u64) {
    let mut told = 0;
    for seed in first..first + count {
        let mut terms = Terms::new();
        let raw = random_cfa(&mut Rng::new(seed), &mut terms, shape);
        for size in [BlockSize::Small, BlockSize::Large] {
            let (cfa, _) = encode(&raw, size);
            let facts = certus_reduce::facts(&mut terms, &cfa);
            told += facts.at.values().filter(|fact| **fact != terms.tru()).count();
            // An automaton without edges to the error has the facts as a proof.
            let mut harmless = cfa.clone();
            harmless.edges.retain(|edge| edge.to != cfa.error);
            let why = Oracle::explore(&terms, &harmless).holds(&terms, &facts);
            assert_eq!(why, Ok(()), "seed {seed}\n{}", shown(&terms, &cfa));
        }
    }
    assert!(told > 0, "no facts");
}

/// An automaton as text, for a person who looks for a mistake.
pub fn shown(terms: &Terms, cfa: &Cfa) -> String {
    use certus_model::Command;
    use std::fmt::Write;
    let show = |term: Term| certus_logic::smtlib::term_text(terms, term);
    let mut out = format!("initial {}, error {}\n", cfa.initial.0, cfa.error.0);
    for edge in &cfa.edges {
        let _ = writeln!(out, "{} -> {}", edge.from.0, edge.to.0);
        for arc in edge.block.arcs() {
            let _ = write!(out, "    {} -> {}:", arc.from, arc.to);
            for step in &arc.steps {
                let _ = match step.command {
                    Command::Assume(guard) => write!(out, " [{}]", show(guard)),
                    Command::Assign(var, value) => write!(out, " {} := {};", show(var), show(value)),
                    Command::Havoc(var) => write!(out, " havoc {} #{};", show(var), step.id.0),
                };
            }
            out.push('\n');
        }
    }
    out
}
