//! The refinement loop with an abstraction that forgets what edges assume.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use super::*;
use crate::engine::{Engine as _, OnAutomata as _};
use certus_logic::Sort;
use certus_model::{Block, Command, Loc, Step, StepId};

/// Forgets all assumptions at first, and none after it was refined so often.
struct Forgetful {
    rounds: usize,
    /// Whether it lifts proofs.
    lifts: bool,
    spurious: usize,
}

impl Abstraction for Forgetful {
    const COUNTER: &'static str = "rounds";

    fn apply(&mut self, _: &mut Terms, given: &Subproblem<'_>) -> Option<Abstracted> {
        let mut cfa = given.task.cfa.clone();
        if self.rounds > 0 && !self.lifts {
            for edge in &mut cfa.edges {
                edge.block = edge.block.map(|_, arc| Some(without_assumptions(&arc.steps))).unwrap();
            }
        }
        let (hints, budget) = (Hints::default(), 1_000);
        (self.rounds > 0).then_some(Abstracted {
            cfa,
            facts: None,
            hints,
            budget,
            time_share: None,
            shares_lemmas: true,
        })
    }

    fn lift(&self, _: &mut Terms, proof: &Proof) -> Option<Proof> {
        self.lifts.then(|| proof.clone())
    }

    fn concretise(&self, _: &Cfa, run: &Run) -> Option<Run> {
        Some(run.clone())
    }

    fn refine(&mut self, terms: &Terms, given: &Cfa, spurious: Option<&Run>) -> bool {
        if let Some(run) = spurious {
            assert!(run.execute(terms, given).is_none_or(|(end, _)| end != given.error), "it is spurious");
            self.spurious += 1;
        }
        self.rounds -= 1;
        true
    }
}

fn without_assumptions(steps: &[Step]) -> Vec<Step> {
    steps.iter().filter(|step| !matches!(step.command, Command::Assume(_))).copied().collect()
}

/// `x := 0; if (x = value) error`.
fn automaton(terms: &mut Terms, value: u128) -> Cfa {
    let mut cfa = Cfa::new();
    let x = terms.var("x", Sort::Bv(8));
    cfa.add_var(x, "x");
    let middle: Loc = cfa.add_location("middle", 0);
    let (zero, value) = (terms.bv(8, 0), terms.bv(8, value));
    let guard = terms.eq(x, value);
    let step = |command, id| vec![Step { command, id: StepId(id) }];
    cfa.add_edge(cfa.initial, middle, Block::sequence(step(Command::Assign(x, zero), 0)));
    cfa.add_edge(middle, cfa.error, Block::sequence(step(Command::Assume(guard), 1)));
    cfa
}

/// What the loop answers, and the abstraction afterwards.
fn solve(value: u128, lifts: bool) -> (Outcome, Forgetful) {
    let mut terms = Terms::new();
    let cfa = automaton(&mut terms, value);
    let (facts, hints) = (Invariant::default(), Hints::default());
    let given = Subproblem { task: Task { cfa: &cfa, facts: &facts }, hints: &hints, budget: None };
    let mut forgetful = Forgetful { rounds: 3, lifts, spurious: 0 };
    let control = Control::default();
    let outcome =
        solve_by_refinement(&mut forgetful, &mut terms, &given, &control, None, |terms, part, control| {
            let mut engine = crate::Bmc::default();
            engine.set("bound", "5").unwrap();
            engine.run(terms, &part.task, control)
        });
    (outcome.unwrap(), forgetful)
}

#[test]
fn a_spurious_run_is_never_an_answer() {
    let (outcome, forgetful) = solve(1, false);
    assert!(matches!(outcome.verdict, Verdict::Safe(_)), "{:?}", outcome.verdict);
    assert_eq!((forgetful.spurious, outcome.stats.get("rounds")), (3, 3));
}

#[test]
fn a_run_of_the_given_automaton_is_an_answer_at_once() {
    let (outcome, _) = solve(0, false);
    assert!(matches!(outcome.verdict, Verdict::Unsafe(_)), "{:?}", outcome.verdict);
    assert_eq!(outcome.stats.get("rounds"), 1);
}

#[test]
fn a_lifted_proof_is_an_answer_at_once() {
    let (outcome, _) = solve(1, true);
    assert!(matches!(outcome.verdict, Verdict::Safe(_)), "{:?}", outcome.verdict);
    assert_eq!(outcome.stats.get("rounds"), 1);
}
