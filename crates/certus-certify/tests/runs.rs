//! Runs with something changed: the checker says of each what a look at the oracle's states says.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use certus_certify::check_run;
use certus_logic::{Bv, Terms, Value};
use certus_model::{Command, EdgeId, Run};
use certus_testing::{Oracle, Rng, Shape, random_cfa, scale};

/// Whether the run is one, step by step on the oracle's tables.
fn is_run(terms: &Terms, oracle: &Oracle, run: &Run) -> bool {
    let (cfa, space) = (oracle.cfa(), oracle.space());
    let mut state = run.initial.iter().fold(0, |state, (var, value)| space.with(state, *var, value));
    let mut at = cfa.initial;
    for step in &run.steps {
        let Some(edge) = cfa.edges.get(step.edge.index()).filter(|edge| edge.from == at) else {
            return false;
        };
        let mut values = step.values.iter();
        let mut node = 0;
        for index in &step.path {
            let Some(arc) = edge.block.arcs().get(*index as usize).filter(|arc| arc.from == node) else {
                return false;
            };
            node = arc.to;
            for command in arc.steps.iter().map(|step| step.command) {
                match command {
                    Command::Assume(guard) => {
                        if !oracle.satisfying(terms, guard).contains(state) {
                            return false;
                        }
                    }
                    Command::Assign(var, value) => {
                        let word = u128::from(space.table(terms, value)[state as usize]);
                        let value = match space.value(0, var).unwrap() {
                            Value::Bv(zero) => Value::Bv(Bv::new(zero.width(), word)),
                            _ => Value::Bool(word == 1),
                        };
                        state = space.with(state, var, &value);
                    }
                    Command::Havoc(var) => {
                        let Some(value) = values.next() else { return false };
                        state = space.with(state, var, value);
                    }
                }
            }
        }
        if node + 1 != edge.block.nodes() || values.next().is_some() {
            return false;
        }
        at = edge.to;
    }
    at == cfa.error
}

fn mutate_value(rng: &mut Rng, value: &mut Value) {
    *value = match &*value {
        Value::Bool(b) => Value::Bool(!b),
        Value::Bv(bits) => Value::Bv(bits.add(&Bv::new(bits.width(), u128::from(rng.next())))),
        other => other.clone(),
    };
}

fn mutate(rng: &mut Rng, run: &Run, edges: u64) -> Run {
    let mut out = run.clone();
    let length = out.steps.len() as u64;
    let at = rng.below(length) as usize;
    match rng.below(8) {
        0 => {
            let var = rng.below(out.initial.len() as u64) as usize;
            mutate_value(rng, &mut out.initial[var].1);
        }
        1 => out.steps[at].edge = EdgeId(rng.below(edges) as u32),
        2 => {
            out.steps.remove(at);
        }
        3 => {
            let again = out.steps[at].clone();
            out.steps.insert(at, again);
        }
        4 => {
            let arc = rng.below(out.steps[at].path.len() as u64) as usize;
            out.steps[at].path[arc] = rng.below(4) as u32;
        }
        5 => {
            let other = rng.below(length) as usize;
            out.steps.swap(at, other);
        }
        _ => {
            if let Some(step) = out.steps.iter_mut().rev().find(|step| !step.values.is_empty()) {
                let value = rng.below(step.values.len() as u64) as usize;
                mutate_value(rng, &mut step.values[value]);
            }
        }
    }
    out
}

#[test]
fn altered_runs_are_recognised() {
    let (mut right, mut wrong) = (0u64, 0u64);
    for seed in 0..150 * scale() {
        let mut terms = Terms::new();
        let mut rng = Rng::new(seed);
        let cfa = random_cfa(&mut rng, &mut terms, &Shape::tiny());
        let oracle = Oracle::explore(&terms, &cfa);
        let Some(run) = oracle.shortest_run() else { continue };
        check_run(&terms, &cfa, &run).unwrap();
        for _ in 0..20 {
            let mutant = mutate(&mut rng, &run, cfa.edges.len() as u64);
            let found = check_run(&terms, &cfa, &mutant);
            assert_eq!(found.is_ok(), is_run(&terms, &oracle, &mutant), "seed {seed}: {found:?}");
            let count = if found.is_ok() { &mut right } else { &mut wrong };
            *count += 1;
        }
    }
    assert!(right > 50 && wrong > 500, "{right} mutants are runs, {wrong} are not");
}

#[test]
fn the_first_bad_step_is_named() {
    let mut terms = Terms::new();
    for seed in 0..50 {
        let cfa = random_cfa(&mut Rng::new(seed), &mut terms, &Shape::tiny());
        let Some(mut run) = Oracle::explore(&terms, &cfa).shortest_run() else { continue };
        let last = run.steps.len() - 1;
        run.steps[last].edge = EdgeId(9999);
        let why = check_run(&terms, &cfa, &run).unwrap_err();
        assert!(why.to_string().contains(&format!("step {}", last + 1)), "{why}");
        run.steps.pop();
        let why = check_run(&terms, &cfa, &run).unwrap_err();
        assert_ne!(why.to, cfa.error);
        assert!(why.reason.contains("ends here"), "{why}");
    }
}
