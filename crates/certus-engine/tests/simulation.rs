//! Random simulation finds errors that lie deep, and says nothing where there is none.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use certus_certify::check_run;
use certus_engine::{Control, Task, Verdict, registry};
use certus_logic::{Sort, Terms};
use certus_model::large_block::{BlockSize, encode};
use certus_model::{Block, Cfa, Command, Invariant, Run, Step, StepId};
use certus_testing::{Oracle, Rng, Shape, random_cfa, scale};

/// The run that some rounds of simulation find, checked.
fn simulate(terms: &mut Terms, cfa: &Cfa, rounds: &str) -> Option<Run> {
    let mut engine = registry::make("simulation").unwrap();
    engine.set("rounds", rounds).unwrap();
    let task = Task { cfa, facts: &Invariant::default() };
    match task.solve(engine.as_mut(), terms, &Control::default()).unwrap().verdict {
        Verdict::Safe(_) => panic!("simulation proves nothing"),
        Verdict::Unsafe(run) => {
            check_run(terms, cfa, &run).unwrap();
            Some(run)
        }
        Verdict::Unknown(_) => None,
    }
}

/// `x` counts up to an input; the error is behind the loop, if `x` is above a bound then.
fn counter(terms: &mut Terms, bound: u128) -> Cfa {
    let (x, n) = (terms.var("x", Sort::Bv(32)), terms.var("n", Sort::Bv(32)));
    let mut cfa = Cfa::new();
    cfa.add_var(x, "x");
    cfa.add_var(n, "n");
    let head = cfa.add_location("head", 1);
    let mut number = 0;
    let mut block = |commands: &[Command]| {
        let steps = commands.iter().map(|command| {
            number += 1;
            Step { command: *command, id: StepId(number) }
        });
        Block::sequence(steps.collect())
    };
    let (zero, one, bound) = (terms.bv(32, 0), terms.bv(32, 1), terms.bv(32, bound));
    let more = terms.bvadd(x, one);
    let open = terms.bvult(x, n);
    let done = terms.not(open);
    let large = terms.bvult(bound, x);
    cfa.add_edge(cfa.initial, head, block(&[Command::Assign(x, zero), Command::Havoc(n)]));
    cfa.add_edge(head, head, block(&[Command::Assume(open), Command::Assign(x, more)]));
    cfa.add_edge(head, cfa.error, block(&[Command::Assume(done), Command::Assume(large)]));
    cfa
}

#[test]
fn an_error_thousands_of_rounds_away_is_found() {
    let mut terms = Terms::new();
    let cfa = counter(&mut terms, 5_000);
    let run = simulate(&mut terms, &cfa, "20").unwrap();
    assert!(run.steps.len() > 5_000, "{} steps", run.steps.len());
    assert_eq!(simulate(&mut terms, &cfa, "20").unwrap().steps.len(), run.steps.len(), "always the same");
}

#[test]
fn what_is_found_is_what_the_oracle_reaches() {
    let (mut found, mut failing) = (0, 0);
    for seed in 0..100 * scale() {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(seed), &mut terms, &Shape::default());
        let (large, _) = encode(&cfa, BlockSize::Large);
        let is_safe = Oracle::explore(&terms, &cfa).is_safe();
        failing += u64::from(!is_safe);
        // Safe ones have no error to find, and their loops go round without end.
        let run = if is_safe && seed % 10 != 0 { None } else { simulate(&mut terms, &large, "1") };
        assert!(run.is_none() || !is_safe, "seed {seed}: it is safe");
        found += u64::from(run.is_some());
    }
    assert!(found * 2 > failing, "{found} of {failing} failing ones found");
}
