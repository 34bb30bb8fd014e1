//! Explicit states against the explicit-state oracle, which shares no code with the engine.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use certus_certify::{check_proof, check_run, second_solver};
use certus_engine::{Control, Reason, Task, Verdict, registry};
use certus_logic::{Sort, Terms};
use certus_model::large_block::{BlockSize, encode};
use certus_model::{Block, Cfa, Command, Invariant, Proof, Step, StepId};
use certus_solver::Limits;
use certus_testing::{Oracle, Rng, Shape, random_cfa, scale};

/// What the engine says with these options, checked.
fn run(terms: &mut Terms, cfa: &Cfa, options: &[(&str, &str)], told: &str) -> Verdict {
    let mut engine = registry::make("explicit").unwrap();
    for (key, value) in options {
        engine.set(key, value).unwrap();
    }
    let task = Task { cfa, facts: &Invariant::default() };
    let outcome = task.solve(engine.as_mut(), terms, &Control::default()).unwrap();
    match &outcome.verdict {
        Verdict::Safe(proof) => {
            check_proof(terms, cfa, proof, &Limits::none(), second_solver("native"))
                .unwrap_or_else(|why| panic!("{told}: {why:?}"));
        }
        Verdict::Unsafe(run) => check_run(terms, cfa, run).unwrap_or_else(|why| panic!("{told}: {why:?}")),
        Verdict::Unknown(_) => {}
    }
    outcome.verdict
}

fn agree(shape: &Shape, seeds: std::ops::Range<u64>) {
    let (mut safe, mut unsafe_, mut all) = (0, 0, 0);
    for seed in seeds {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(seed), &mut terms, shape);
        let (large, _) = encode(&cfa, BlockSize::Large);
        for cfa in [&cfa, &large] {
            let oracle = Oracle::explore(&terms, cfa);
            for options in [&[][..], &[("intervals", "on")], &[("states", "20")]] {
                let told = format!("seed {seed}, {options:?}");
                all += 1;
                match run(&mut terms, cfa, options, &told) {
                    Verdict::Safe(Proof::Inductive(invariant)) => {
                        assert!(oracle.is_safe(), "{told}: it is not safe");
                        oracle.holds(&terms, &invariant).unwrap_or_else(|why| panic!("{told}: {why}"));
                        safe += 1;
                    }
                    Verdict::Safe(proof) => panic!("{told}: {proof:?}"),
                    Verdict::Unsafe(_) => {
                        assert!(!oracle.is_safe(), "{told}: it is safe");
                        unsafe_ += 1;
                    }
                    Verdict::Unknown(why) => {
                        let allowed = [Reason::TooManyStates, Reason::NoProofFromStates];
                        assert!(allowed.contains(&why), "{told}: {why}");
                    }
                }
            }
        }
    }
    assert!(safe > all / 10 && unsafe_ > all / 10, "{safe} safe, {unsafe_} unsafe of {all}");
    assert!(safe + unsafe_ > all / 2, "{safe} safe, {unsafe_} unsafe of {all}");
}

#[test]
fn agrees_with_the_oracle_on_tiny_automata() {
    agree(&Shape::tiny(), 0..200 * scale());
}

#[test]
fn agrees_with_the_oracle() {
    agree(&Shape::default(), 100_000..100_000 + 100 * scale());
}

#[test]
fn agrees_with_the_oracle_on_wide_automata() {
    agree(&Shape::wide(), 200_000..200_000 + 30 * scale());
}

/// A word of 32 bits is read, and only one value of it leads on: that it is the only one has to be asked.
#[test]
fn inputs_of_many_values_are_closed_by_queries() {
    for (secret, bug) in [(77u128, false), (78, true)] {
        let mut terms = Terms::new();
        let (input, state) = (terms.var("input", Sort::Bv(32)), terms.var("state", Sort::Bv(32)));
        let mut cfa = Cfa::new();
        cfa.add_var(input, "input");
        cfa.add_var(state, "state");
        let head = cfa.add_location("head", 1);
        let mut number = 0;
        let mut step = |command| {
            number += 1;
            Step { command, id: StepId(number) }
        };
        let (zero, square) = (terms.bv(32, 0), terms.bvmul(input, input));
        let (wanted, found) = (terms.bv(32, 77 * 77), terms.bv(32, secret));
        let right = terms.eq(square, wanted);
        let small = terms.bv(32, 100);
        let small = terms.bvult(input, small);
        let error = terms.eq(state, found);
        let begin = vec![step(Command::Assign(state, zero))];
        let read = vec![
            step(Command::Havoc(input)),
            step(Command::Assume(small)),
            step(Command::Assume(right)),
            step(Command::Assign(state, input)),
        ];
        let fail = vec![step(Command::Assume(error))];
        cfa.add_edge(cfa.initial, head, Block::sequence(begin));
        cfa.add_edge(head, head, Block::sequence(read));
        cfa.add_edge(head, cfa.error, Block::sequence(fail));
        let verdict = run(&mut terms, &cfa, &[], "a secret");
        match verdict {
            Verdict::Safe(_) => assert!(bug, "77 is read"),
            Verdict::Unsafe(_) => assert!(!bug, "only 77 is read"),
            Verdict::Unknown(why) => panic!("{why}"),
        }
    }
}

#[test]
fn arrays_are_refused() {
    let mut terms = Terms::new();
    let sort = terms.array_sort(Sort::Bv(8), Sort::Bv(8));
    let array = terms.var("memory", sort);
    let mut cfa = Cfa::new();
    cfa.add_var(array, "memory");
    let verdict = run(&mut terms, &cfa, &[], "an array");
    assert!(matches!(verdict, Verdict::Unknown(why) if why == Reason::WideStates));
}
