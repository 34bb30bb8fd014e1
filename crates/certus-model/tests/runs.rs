//! Runs are accepted if and only if the oracle says they are runs.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::{Bv, Value};
use certus_model::{EdgeId, Run};
use certus_testing::{Rng, Shape};
use common::{Case, each};

/// Changes something, perhaps so that it is no run any more.
fn alter(rng: &mut Rng, case_edges: usize, run: &mut Run) {
    let value = |rng: &mut Rng| match rng.below(3) {
        0 => Value::Bool(rng.chance(50)),
        _ => Value::Bv(Bv::new(rng.between(1, 5) as u32, u128::from(rng.next()))),
    };
    let kind = rng.below(10);
    if kind == 0 && !run.initial.is_empty() {
        let at = rng.below(run.initial.len() as u64) as usize;
        run.initial[at].1 = value(rng);
        return;
    }
    if run.steps.is_empty() {
        return;
    }
    let at = rng.below(run.steps.len() as u64) as usize;
    let step = &mut run.steps[at];
    match kind {
        1 => step.edge = EdgeId(rng.below(case_edges as u64 + 1) as u32),
        2 => drop(step.path.pop()),
        3 => step.path.push(rng.below(3) as u32),
        4 | 5 if !step.path.is_empty() => {
            let arc = rng.below(step.path.len() as u64) as usize;
            step.path[arc] = rng.below(6) as u32;
        }
        6 => drop(step.values.pop()),
        7 => {
            let value = value(rng);
            step.values.push(value);
        }
        8 if !step.values.is_empty() => {
            let value = value(rng);
            let index = rng.below(step.values.len() as u64) as usize;
            step.values[index] = value;
        }
        _ => drop(run.steps.remove(at)),
    }
}

fn same(case: &Case, run: &Run) -> bool {
    let executed = run.execute(&case.terms, &case.cfa);
    let executed = executed.map(|(at, state)| (at, case.oracle.space().state(&case.terms, &state)));
    let followed = case.oracle.follow(&case.terms, run);
    assert_eq!(executed, followed, "seed {}: {run:?}", case.seed);
    followed.is_some()
}

#[test]
fn real_runs_are_accepted_and_altered_ones_judged_right() {
    let (mut accepted, mut rejected) = (0, 0);
    each(&Shape::tiny(), 70_000, 250, |case| {
        let mut runs: Vec<Run> = case.oracle.shortest_run().into_iter().collect();
        for loc in case.cfa.locs() {
            runs.extend(case.oracle.reachable(loc).first().map(|state| case.oracle.run_to(loc, state)));
        }
        for run in runs {
            assert!(same(case, &run), "seed {}", case.seed);
            for _ in 0..10 {
                let mut other = run.clone();
                alter(&mut case.rng, case.cfa.edges.len(), &mut other);
                *(if same(case, &other) { &mut accepted } else { &mut rejected }) += 1;
            }
        }
    });
    assert!(accepted > 100 && rejected > 100, "{accepted} accepted, {rejected} rejected");
}

#[test]
fn a_run_is_found_again_by_its_values() {
    each(&Shape::default(), 80_000, 250, |case| {
        let Some(run) = case.oracle.shortest_run() else { return };
        let hints = run.hints(&case.cfa);
        let again = hints.replay(&case.terms, &case.cfa, 5_000_000);
        let again = again.unwrap_or_else(|| panic!("seed {}: not found", case.seed));
        let end = case.oracle.follow(&case.terms, &again);
        assert_eq!(end.map(|(at, _)| at), Some(case.cfa.error), "seed {}", case.seed);
    });
}

/// A havoc in a loop gets its values one after the other: 0, 1, 2 and so on, as the loop asks for.
#[test]
fn values_are_used_in_order() {
    use certus_model::{Block, Cfa, Command, Step, StepId};
    let (mut terms, mut cfa) = (certus_logic::Terms::new(), Cfa::new());
    let [x, n] = ["x", "n"].map(|name| terms.var(name, certus_logic::Sort::Bv(8)));
    cfa.add_var(x, "x");
    cfa.add_var(n, "n");
    let head = cfa.add_location("loop", 0);
    let [zero, one, five] = [0, 1, 5].map(|value| terms.bv(8, value));
    let (asked, done, up) = (terms.eq(x, n), terms.eq(n, five), terms.bvadd(n, one));
    let mut id = 0;
    let mut block = |commands: &[Command]| {
        let step = |command: &Command| {
            id += 1;
            Step { command: *command, id: StepId(id) }
        };
        Block::sequence(commands.iter().map(step).collect())
    };
    cfa.add_edge(cfa.initial, head, block(&[Command::Assign(n, zero)]));
    let body = [Command::Havoc(x), Command::Assume(asked), Command::Assign(n, up)];
    cfa.add_edge(head, head, block(&body));
    cfa.add_edge(head, cfa.error, block(&[Command::Assume(done)]));
    let run = certus_testing::Oracle::explore(&terms, &cfa).shortest_run().unwrap();
    assert_eq!(run.steps.len(), 7);
    assert_eq!(run.hints(&cfa).replay(&terms, &cfa, 1000), Some(run));
}

/// Where ways part without a test, values decide nothing, and only at the end it shows which way was right: the commands of the
/// run tell it before. Without them there would be a million ways to try. Some of the commands are not known, as after reductions.
#[test]
fn the_commands_of_a_run_tell_its_way() {
    use certus_model::{Arc, Block, Cfa, Command, RunStep, Step, StepId};
    const ROUNDS: u32 = 20;
    let secret = 0b1011_0010_0111_0001_1010u32;
    let (mut terms, mut cfa) = (certus_logic::Terms::new(), Cfa::new());
    let x = terms.var("x", certus_logic::Sort::Bv(32));
    cfa.add_var(x, "x");
    let [zero, one, wanted] = [0, 1, secret].map(|value| terms.bv(32, u128::from(value)));
    let (double, asked) = (terms.bvadd(x, x), terms.eq(x, wanted));
    let more = terms.bvadd(double, one);
    let mut number = 0;
    let mut step = |command: Command| {
        number += 1;
        Step { command, id: StepId(number) }
    };
    let mut at = cfa.add_location("0", 0);
    cfa.add_edge(cfa.initial, at, Block::sequence(vec![step(Command::Assign(x, zero))]));
    let mut run = Run { initial: Vec::new(), steps: Vec::new() };
    run.steps.push(RunStep { edge: cfa.edge_ids().last().unwrap(), path: vec![0], values: Vec::new() });
    for round in 0..ROUNDS {
        let next = cfa.add_location(format!("{}", round + 1), 0);
        let arc = |from, to, steps| Arc { from, to, steps };
        // The ways part before the commands that tell them apart.
        let arcs = vec![
            arc(0, 1, Vec::new()),
            arc(0, 2, Vec::new()),
            arc(1, 3, vec![step(Command::Assign(x, double))]),
            arc(2, 3, vec![step(Command::Assign(x, more))]),
        ];
        cfa.add_edge(at, next, Block::graph(4, arcs).unwrap());
        let bit = secret >> (ROUNDS - 1 - round) & 1;
        let path = vec![bit, 2 + bit];
        run.steps.push(RunStep { edge: cfa.edge_ids().last().unwrap(), path, values: Vec::new() });
        at = next;
    }
    cfa.add_edge(at, cfa.error, Block::sequence(vec![step(Command::Assume(asked))]));
    run.steps.push(RunStep { edge: cfa.edge_ids().last().unwrap(), path: vec![0], values: Vec::new() });
    assert_eq!(run.execute(&terms, &cfa).map(|(end, _)| end), Some(cfa.error));
    let mut hints = run.hints(&cfa);
    assert_eq!(hints.replay(&terms, &cfa, 1000), Some(run.clone()));
    // What only one of the ways has is enough.
    let less = hints.kept.clone().into_iter().filter(|id| id.0 % 2 == 0).collect();
    let (kept, order) = (std::mem::replace(&mut hints.kept, less), hints.order.clone());
    hints.order.retain(|id| id.0 % 2 == 0);
    assert_eq!(hints.replay(&terms, &cfa, 1000), Some(run));
    hints.kept.clear();
    hints.order.clear();
    assert_eq!(hints.replay(&terms, &cfa, 1000), None, "{} of {}", order.len(), kept.len());
}

/// A loop without commands ends as well.
#[test]
fn a_search_ends() {
    let (terms, mut cfa) = (certus_logic::Terms::new(), certus_model::Cfa::new());
    let loc = cfa.add_location("loop", 0);
    for from in [cfa.initial, loc] {
        cfa.add_edge(from, loc, certus_model::Block::sequence(Vec::new()));
    }
    assert_eq!(Run::default().hints(&cfa).replay(&terms, &cfa, 1000), None);
}

#[test]
fn a_safe_automaton_has_nothing_to_replay() {
    each(&Shape::default(), 90_000, 100, |case| {
        if case.oracle.is_safe() {
            let hints = Run::default().hints(&case.cfa);
            assert!(hints.replay(&case.terms, &case.cfa, 20_000).is_none(), "seed {}", case.seed);
        }
    });
}
