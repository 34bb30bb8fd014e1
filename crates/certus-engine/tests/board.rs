//! Engines that run side by side use what others found, and prove what was only suggested.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use certus_certify::check_proof;
use certus_engine::{Board, Control, Task, Verdict, registry};
use certus_logic::{Sort, Term, Terms};
use certus_model::{Block, Cfa, Command, Invariant, Loc, Step, StepId};
use certus_solver::Limits;
use std::sync::Arc;

/// `x = 0; while (*) x += 2; assert(x != 5)` over a byte.
fn even(terms: &mut Terms) -> (Cfa, Loc, Term) {
    let mut cfa = Cfa::new();
    let x = terms.var("x", Sort::Bv(8));
    cfa.add_var(x, "x".to_owned());
    let head = cfa.add_location("head", 1);
    let (zero, two, five) = (terms.bv(8, 0), terms.bv(8, 2), terms.bv(8, 5));
    let (more, bad) = (terms.bvadd(x, two), terms.eq(x, five));
    let edges = [
        (cfa.initial, head, Command::Assign(x, zero)),
        (head, head, Command::Assign(x, more)),
        (head, cfa.error, Command::Assume(bad)),
    ];
    for (id, (from, to, command)) in edges.into_iter().enumerate() {
        cfa.add_edge(from, to, Block::sequence(vec![Step { command, id: StepId(id as u32) }]));
    }
    (cfa, head, x)
}

/// k-induction with a small bound beside engines that suggested these.
fn answer(suggest: impl Fn(&mut Terms, Term) -> Vec<Term>) -> (Terms, Cfa, Loc, Verdict, Arc<Board>) {
    let mut terms = Terms::new();
    let (cfa, head, x) = even(&mut terms);
    let board = Arc::new(Board::new(&terms));
    let mut other = terms.clone();
    let suggested: Vec<(Loc, Term)> = suggest(&mut other, x).into_iter().map(|t| (head, t)).collect();
    board.suggest(&other, &suggested);
    let control = Control { board: Some(board.clone()), ..Control::default() };
    let mut engine = registry::make("kinduction").unwrap();
    engine.set("bound", "3").unwrap();
    let task = Task { cfa: &cfa, facts: &Invariant::default() };
    let verdict = task.solve(engine.as_mut(), &mut terms, &control).unwrap().verdict;
    (terms, cfa, head, verdict, board)
}

fn is_even(terms: &mut Terms, x: Term) -> Term {
    let bit = terms.extract(0, 0, x);
    let zero = terms.bv(1, 0);
    terms.eq(bit, zero)
}

#[test]
fn a_suggestion_makes_the_proof() {
    let (.., verdict, _) = answer(|_, _| Vec::new());
    assert!(matches!(verdict, Verdict::Unknown(_)), "{verdict:?}");
    let (mut terms, cfa, head, verdict, board) = answer(|terms, x| vec![is_even(terms, x)]);
    let Verdict::Safe(proof) = verdict else { panic!("{verdict:?}") };
    check_proof(&mut terms, &cfa, &proof, &Limits::none(), "native-cadical").unwrap();
    // What was proved of the suggestion is there for all.
    let proved = board.with_proved(&mut terms, &Invariant::default());
    let x = terms.var("x", Sort::Bv(8));
    assert_eq!(proved.at[&head], is_even(&mut terms, x));
}

#[test]
fn what_is_not_true_is_not_believed() {
    let below = |terms: &mut Terms, x: Term| {
        let bound = terms.bv(8, 100);
        vec![terms.bvult(x, bound), is_even(terms, x), terms.fls()]
    };
    let (mut terms, cfa, head, verdict, board) = answer(below);
    let Verdict::Safe(proof) = verdict else { panic!("{verdict:?}") };
    check_proof(&mut terms, &cfa, &proof, &Limits::none(), "native-cadical").unwrap();
    let proved = board.with_proved(&mut terms, &Invariant::default());
    let x = terms.var("x", Sort::Bv(8));
    assert_eq!(proved.at[&head], is_even(&mut terms, x));
}
