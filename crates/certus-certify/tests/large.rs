//! An automaton of the size that front ends deliver: thousands of locations with one command each.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use certus_certify::{Failure, check_proof};
use certus_logic::{Sort, Term, Terms};
use certus_model::{Block, Cfa, Command, Invariant, Loc, Proof, Step, StepId};
use certus_solver::Limits;
use std::time::Duration;

/// Builds automata command by command.
struct Builder {
    cfa: Cfa,
    steps: u32,
}

impl Builder {
    fn edge(&mut self, from: Loc, to: Loc, command: Command) {
        let step = Step { command, id: StepId(self.steps) };
        self.steps += 1;
        self.cfa.add_edge(from, to, Block::sequence(vec![step]));
    }

    fn then(&mut self, from: Loc, command: Command) -> Loc {
        let to = self.cfa.add_location("", 0);
        self.edge(from, to, command);
        to
    }
}

/// `loops` loops in a row. The body of each does, for each variable: if an input says so and it is below 10, it
/// is increased; then one of them must not be above 10. The proof: all are at most 10, at the heads of the
/// loops.
fn program(terms: &mut Terms, loops: usize, vars: usize) -> (Cfa, Invariant) {
    let mut builder = Builder { cfa: Cfa::new(), steps: 0 };
    let sort = Sort::Bv(32);
    let xs: Vec<Term> = (0..vars).map(|i| terms.var(&format!("x{i}"), sort)).collect();
    let input = terms.var("input", sort);
    let (zero, one, ten) = (terms.bv(32, 0), terms.bv(32, 1), terms.bv(32, 10));
    for var in xs.iter().chain([&input]) {
        builder.cfa.add_var(*var, terms.var_name(*var).unwrap().to_owned());
    }
    let mut at = builder.cfa.initial;
    for x in &xs {
        at = builder.then(at, Command::Assign(*x, zero));
    }
    let small: Vec<Term> = xs.iter().map(|x| terms.bvule(*x, ten)).collect();
    let all_small = terms.and(&small);
    let mut invariant = Invariant::default();
    for index in 0..loops {
        let head = builder.then(at, Command::Assume(terms.tru()));
        invariant.at.insert(head, all_small);
        let mut body = head;
        for x in &xs {
            body = builder.then(body, Command::Havoc(input));
            let asked = terms.eq(input, zero);
            let below = terms.bvult(*x, ten);
            let both = terms.and2(asked, below);
            let not = terms.not(both);
            let more = terms.bvadd(*x, one);
            let yes = builder.then(body, Command::Assume(both));
            let yes = builder.then(yes, Command::Assign(*x, more));
            let no = builder.then(body, Command::Assume(not));
            let join = builder.then(yes, Command::Assume(terms.tru()));
            builder.edge(no, join, Command::Assume(terms.tru()));
            body = join;
        }
        let bad = terms.not(small[index % vars]);
        builder.edge(body, builder.cfa.error, Command::Assume(bad));
        builder.edge(body, head, Command::Assume(small[index % vars]));
        at = builder.then(head, Command::Havoc(input));
    }
    (builder.cfa, invariant)
}

#[test]
fn five_thousand_locations() {
    let mut terms = Terms::new();
    let (cfa, invariant) = program(&mut terms, 48, 20);
    assert!(cfa.locations.len() > 4_800, "{}", cfa.locations.len());
    let proof = Proof::Inductive(invariant.clone());
    let done = check_proof(&mut terms, &cfa, &proof, &Limits::none(), "native-cadical").unwrap();
    assert!(done.time < Duration::from_secs(20), "{done:?}");
    // The bound that the last loop's assertion is about (47 = 7 modulo 20) is gone.
    let (last, formula) = invariant.at.last_key_value().unwrap();
    let gone = terms.var("x7", Sort::Bv(32));
    let mut kept = terms.conjuncts(*formula);
    kept.retain(|bound| !terms.free_vars(*bound).contains(&gone));
    let mut weaker = invariant.clone();
    weaker.at.insert(*last, terms.and(&kept));
    let proof = Proof::Inductive(weaker);
    let answer = check_proof(&mut terms, &cfa, &proof, &Limits::none(), "native-cadical");
    match answer {
        Err(Failure::Rejected(why)) => assert_eq!(why.from, *last, "{why}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_location_listed() {
    let mut terms = Terms::new();
    let (cfa, invariant) = program(&mut terms, 24, 40);
    // The same formula everywhere but before the first loop, where less is known: there nothing is listed.
    let first = invariant.at.first_key_value().unwrap();
    let formula = *first.1;
    let listed = cfa.locs().filter(|loc| loc >= first.0 && *loc != cfa.error);
    let invariant = Invariant { at: listed.map(|loc| (loc, formula)).collect() };
    assert!(invariant.at.len() > 4_700);
    let proof = Proof::Inductive(invariant);
    let answer = check_proof(&mut terms, &cfa, &proof, &Limits::none(), "native-cadical");
    // Between the test of a variable and its increase the formula does not say that it is below 10.
    assert!(matches!(answer, Err(Failure::Rejected(_))), "{answer:?}");
}

#[test]
fn a_limit_ends_the_check() {
    let mut terms = Terms::new();
    let (cfa, invariant) = program(&mut terms, 4, 4);
    let limits = Limits::none().with_timeout(Duration::ZERO);
    let answer = check_proof(&mut terms, &cfa, &Proof::Inductive(invariant), &limits, "native-cadical");
    assert!(matches!(answer, Err(Failure::Limit(why)) if why == "time limit"));
}
