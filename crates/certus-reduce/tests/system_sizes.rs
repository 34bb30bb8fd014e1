//! Reductions of transition systems on circuits of other people, and on large ones.
//!
//! `cargo test -p certus-reduce --test system_sizes -- --nocapture` prints the sizes before and after.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "the table is for a person")]

use certus_certify::{Failure, check_system_proof};
use certus_formats::{Format, Source, read};
use certus_logic::{Assignment, Bv, Sort, Term, Terms, Value};
use certus_model::{Invariant, Proof, Property, Ts};
use certus_reduce::{SystemReduction, SystemSize, reduce_system};
use certus_solver::{Answer, Limits, Purpose, Query, Session, registry};
use certus_testing::Rng;
use certus_testing::need::{Need, benchmarks, skip};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A random value, or one that is not random if there is no such.
fn random(rng: &mut Rng, terms: &Terms, var: Term) -> Value {
    match terms.sort(var) {
        Sort::Bool => Value::Bool(rng.chance(50)),
        Sort::Bv(width) => {
            let bits: Vec<bool> = (0..width).map(|_| rng.chance(50)).collect();
            Value::Bv(Bv::from_bits(&bits))
        }
        sort => terms.default_value(sort),
    }
}

/// An assignment to a position for which these formulas are true.
fn position(terms: &Terms, ts: &Ts, formulas: &[Term]) -> Option<Assignment> {
    let mut session = Session::new(registry::make("native").unwrap());
    session.set_limits(Limits::none().with_timeout(Duration::from_secs(5)));
    let all: Vec<Term> = ts.vars.iter().chain(&ts.inputs).map(|var| var.term).collect();
    // A theory that the solver does not have is an error.
    match session.check(terms, &Query::of(formulas), Purpose("position")) {
        Ok(Answer::Sat) => Some(session.model(terms, &all).unwrap()),
        _ => None,
    }
}

/// The first positions of some run of a system in which the state after a step is a function. Inputs are random where
/// the constraint allows it.
fn simulated(rng: &mut Rng, terms: &mut Terms, ts: &Ts, most: usize) -> Vec<Assignment> {
    let mut out: Vec<Assignment> = Vec::new();
    let mut state = vec![ts.init];
    while out.len() < most {
        state.push(ts.constraint);
        let Some(found) = position(terms, ts, &state) else { break };
        let tried = (0..10).find_map(|_| {
            let mut other = found.clone();
            for input in &ts.inputs {
                other.set(terms.as_var(input.term).unwrap(), random(rng, terms, input.term));
            }
            (terms.eval(ts.constraint, &other) == Value::Bool(true)).then_some(other)
        });
        out.push(tried.unwrap_or(found));
        state.clear();
        let here = &out[out.len() - 1];
        let next: Vec<Term> = ts.next.values().copied().collect();
        for (var, value) in ts.next.keys().zip(terms.eval_all(&next, here)) {
            let value = match value {
                Value::Bool(value) => terms.bool(value),
                Value::Bv(value) => terms.bv_const(value),
                _ => return out,
            };
            state.push(terms.eq(*var, value));
        }
        // Whether the relation lets the step happen depends on the position before it.
        if terms.eval(ts.trans, here) != Value::Bool(true) {
            break;
        }
    }
    out
}

/// What reductions used is an invariant, and what the reduced system does the original does too.
fn check(terms: &mut Terms, ts: &Ts, reduced: &SystemReduction, told: &str) -> (bool, usize) {
    let (yes, no) = (terms.tru(), terms.fls());
    let facts = reduced.lift_formula(terms, yes);
    let mut nothing_bad = ts.clone();
    nothing_bad.bad.iter_mut().for_each(|goal| goal.what = no);
    let proof = Proof::Inductive(Invariant { at: [(Ts::LOOP, facts)].into_iter().collect() });
    let limits = Limits::none().with_timeout(Duration::from_secs(5));
    let checked = match check_system_proof(terms, &nothing_bad, 0, &proof, &limits, "native") {
        Ok(_) => true,
        Err(Failure::Rejected(why)) => panic!("{told}: {}", why.reason),
        Err(_) => false,
    };
    let mut run = simulated(&mut Rng::new(1), terms, &reduced.ts, 6);
    if !reduced.ts.next.keys().eq(reduced.ts.vars.iter().map(|var| &var.term).collect::<BTreeSet<_>>()) {
        // A relation says what comes next.
        run.truncate(1);
    }
    let lifted = reduced.lift_positions(terms, &run);
    assert!(run.is_empty() || ts.is_run(terms, &lifted), "{told}: a run is lost");
    (checked, run.len())
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut out = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if Format::of_name(&path).is_some() {
                out.push(path);
            }
        }
    }
    out.sort();
    out
}

#[test]
fn circuits_of_others() {
    let Some(folder) = benchmarks("hw") else {
        skip(Need::Benchmarks, "circuits are reduced");
        return;
    };
    println!(
        "file: state variables, bits, inputs, their bits, terms -> after | time | facts hold, positions of a run"
    );
    let (mut sum, mut rest) = (0, 0);
    for path in files(&folder) {
        let told = path.strip_prefix(&folder).unwrap().display().to_string();
        let mut terms = Terms::new();
        let format = Format::of_name(&path).unwrap();
        let Ok(Source::System(ts)) = read(&mut terms, format, &std::fs::read(&path).unwrap()) else {
            continue;
        };
        if ts.bad.is_empty() {
            continue;
        }
        let property = Property::Unreachable(0);
        let before = SystemSize::of(&terms, &ts, &property);
        let start = Instant::now();
        let reduced = reduce_system(&mut terms, &ts, &property, None);
        let time = start.elapsed();
        let after = SystemSize::of(&terms, &reduced.ts, &reduced.property);
        let (facts, run) = check(&mut terms, &ts, &reduced, &told);
        let size = |s: SystemSize| format!("{} {} {} {} {}", s.vars, s.bits, s.inputs, s.input_bits, s.terms);
        println!("{told}: {} -> {} | {time:.2?} | {facts}, {run}", size(before), size(after));
        for stats in reduced.stats.iter().filter(|stats| stats.rounds > 0) {
            println!(
                "    {}: {} variables and inputs, {} bits, {} terms in {:.2?}",
                stats.name, stats.variables, stats.bits, stats.commands, stats.time
            );
        }
        assert!(after.bits <= before.bits, "{told} has more state than before");
        sum += before.bits;
        rest += after.bits;
    }
    println!("bits of state: {sum} -> {rest}");
    assert!(rest < sum);
}

/// A circuit of so many gates. Its latches are inputs, gates or other latches, each delayed by a step: among them are a shift
/// register, of which one latch after the other turns out to be no constant; copies; and latches that stay as they are.
fn large(rng: &mut Rng, terms: &mut Terms, gates: usize, latches: usize) -> Ts {
    let mut ts = Ts::new(terms);
    let mut signals = Vec::new();
    for n in 0..64 {
        let input = terms.fresh("i", Sort::Bool);
        ts.add_input(input, format!("i{n}"));
        signals.push(input);
    }
    for n in 0..latches {
        let latch = terms.fresh("l", Sort::Bool);
        ts.add_var(latch, format!("l{n}"));
        signals.push(latch);
    }
    for _ in 0..gates {
        let recent = signals.len() - signals.len().min(5000);
        let near = signals[recent + rng.below((signals.len() - recent) as u64) as usize];
        let far = *rng.pick(&signals);
        let far = if rng.chance(50) { terms.not(far) } else { far };
        let gate = if rng.chance(50) { terms.and2(near, far) } else { terms.xor(near, far) };
        signals.push(gate);
    }
    let vars: Vec<Term> = ts.vars.iter().map(|var| var.term).collect();
    let mut init = Vec::new();
    for (n, var) in vars.iter().enumerate() {
        let next = match n % 4 {
            // The register begins with an input.
            0 if n == 0 => ts.inputs[0].term,
            0 => vars[n - 4],
            1 => *rng.pick(&signals[64 + latches..]),
            2 => ts.next[&vars[n - 1]],
            _ => terms.and2(*var, signals[signals.len() - 1 - n]),
        };
        ts.next.insert(*var, next);
        init.push(terms.not(*var));
    }
    ts.init = terms.and(&init);
    let last = signals[signals.len() - 2000..].iter();
    let bad = last.fold(terms.fls(), |all, signal| terms.xor(all, *signal));
    ts.add_bad(bad, "b");
    ts
}

#[test]
fn large_circuits() {
    let mut terms = Terms::new();
    let ts = large(&mut Rng::new(3), &mut terms, 200_000, 8_000);
    let property = Property::Unreachable(0);
    let before = SystemSize::of(&terms, &ts, &property);
    let start = Instant::now();
    let reduced = reduce_system(&mut terms, &ts, &property, None);
    let time = start.elapsed();
    let after = SystemSize::of(&terms, &reduced.ts, &reduced.property);
    println!("{before:?} -> {after:?} in {time:.2?}");
    for stats in &reduced.stats {
        println!("    {stats:?}");
    }
    // One of four latches is constant, and one a copy.
    assert!(before.terms > 100_000 && after.vars <= before.vars / 2);
    // Seconds, and on a machine that does much else a few more.
    assert!(time < Duration::from_secs(60), "{time:?}");
    // A deadline is met, and what there is by then is a reduction.
    let start = Instant::now();
    let cut = reduce_system(&mut terms, &ts, &property, Some(Instant::now() + Duration::from_millis(100)));
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
    let run = simulated(&mut Rng::new(1), &mut terms, &cut.ts, 3);
    let lifted = cut.lift_positions(&mut terms, &run);
    assert!(run.len() == 3 && ts.is_run(&mut terms, &lifted));
}
