//! Ranking functions and recurrent sets on random automata: an explicit-state oracle tells whether there is an infinite run, all
//! certificates are checked, and forged ones are rejected.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use certus_certify::{check_ranking, check_recurrence};
use certus_engine::termination::{Bounds, Proved, Safety, diverge, prove};
use certus_engine::{Control, EngineError, Task, Verdict, registry};
use certus_logic::{Sort, Term, Terms};
use certus_model::graph::components;
use certus_model::{Cfa, Invariant, Loc, Order, Proof, RankedPart, Ranking};
use certus_solver::Limits;
use certus_testing::{Oracle, Rng, Shape, State, random_cfa, random_formula, scale};
use std::collections::{BTreeMap, BTreeSet};

/// One engine, without reductions.
struct Direct;

impl Safety for Direct {
    fn decide(&mut self, terms: &mut Terms, cfa: &Cfa, control: &Control) -> Result<Verdict, EngineError> {
        let mut engine = registry::make("ic3cfa")?;
        let task = Task { cfa, facts: &Invariant::default() };
        Ok(task.solve(engine.as_mut(), terms, control)?.verdict)
    }
}

/// Whether there is an infinite run: states that have no successor, or only such as were left out before, are left out
/// until all have one that is not.
fn diverges(oracle: &Oracle) -> bool {
    let cfa = oracle.cfa();
    let mut states: Vec<(Loc, State)> =
        cfa.locs().flat_map(|loc| oracle.reachable(loc).iter().map(move |state| (loc, state))).collect();
    let outgoing = cfa.outgoing();
    loop {
        let known: std::collections::HashSet<(Loc, State)> = states.iter().copied().collect();
        states.retain(|(loc, state)| {
            outgoing[loc.index()].iter().any(|id| {
                let to = cfa.edge(*id).to;
                oracle.successors(*id, *state).into_iter().any(|next| known.contains(&(to, next)))
            })
        });
        if states.len() == known.len() {
            return !states.is_empty();
        }
    }
}

fn shape() -> Shape {
    Shape { clutter: false, locations: (2, 4), ..Shape::tiny() }
}

fn accepted(terms: &mut Terms, cfa: &Cfa, ranking: &Ranking) -> bool {
    check_ranking(terms, cfa, ranking, &Limits::none(), "native-cadical").is_ok()
}

#[test]
fn answers_agree_with_the_oracle() {
    let (mut ends, mut endless, mut unknown) = (0u64, 0u64, 0u64);
    for seed in 0..120 * scale() {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(61_000_000 + seed), &mut terms, &shape());
        let oracle = Oracle::explore(&terms, &cfa);
        let control = Control::default();
        let none = BTreeSet::new();
        let bounds = if seed % 3 == 0 { Bounds::Zero(&none) } else { Bounds::Finite };
        let mut rounds = Vec::new();
        let found = prove(&mut terms, &cfa, &mut Direct, bounds, &mut rounds, &control).unwrap();
        // They are runs of the automaton itself.
        for round in &rounds {
            assert!(round.execute(&terms, &cfa).is_some(), "seed {seed}");
        }
        match found {
            Proved::Terminates(ranking) => {
                assert!(!diverges(&oracle) && oracle.is_safe(), "seed {seed}: {ranking:?}");
                let checked = check_ranking(&mut terms, &cfa, &ranking, &Limits::none(), "native-cadical");
                assert!(checked.is_ok(), "seed {seed}: {checked:?}");
                ends += 1;
                continue;
            }
            Proved::Error(_) => assert!(!oracle.is_safe(), "seed {seed}"),
            Proved::Unknown(_) => {}
        }
        match diverge(&mut terms, &cfa, &mut Direct, &control).unwrap() {
            Some(run) => {
                assert!(diverges(&oracle), "seed {seed}: {run:?}");
                let checked = check_recurrence(&mut terms, &cfa, &run, &Limits::none(), "native-cadical");
                assert!(checked.is_ok(), "seed {seed}: {checked:?}");
                endless += 1;
            }
            None => unknown += 1,
        }
    }
    assert!(ends > 5 && endless > 5, "{ends} end, {endless} do not, {unknown} unknown");
}

/// All locations of a component ranked by variables or constants, with random formulas as a proof.
fn forged(rng: &mut Rng, terms: &mut Terms, cfa: &Cfa) -> Ranking {
    let mut vars: Vec<Term> = cfa.vars.iter().map(|var| var.term).collect();
    let numbers: Vec<Term> =
        vars.iter().copied().filter(|var| matches!(terms.sort(*var), Sort::Bv(_))).collect();
    let count = 1 + rng.below(2);
    let graph = cfa.successors();
    let mut ranking = Ranking::default();
    for part in components(&graph, 0..graph.len()).cyclic(&graph) {
        let saved: Vec<Term> = (0..count).map(|_| terms.fresh("saved", Sort::Bv(16))).collect();
        vars.truncate(cfa.vars.len());
        vars.extend(&saved);
        let mut ranks: BTreeMap<Loc, Vec<Term>> = BTreeMap::new();
        for loc in &part {
            let mut rank = Vec::new();
            for _ in 0..count {
                let number = terms.bv(16, u128::from(rng.below(9)));
                let var = if numbers.is_empty() {
                    number
                } else {
                    numbers[rng.below(numbers.len() as u64) as usize]
                };
                let wide = terms.zero_extend(16 - terms.width(var), var);
                rank.push(if rng.chance(30) { number } else { terms.bvadd(wide, number) });
            }
            ranks.insert(Loc(*loc as u32), rank);
        }
        let mut formulas = Invariant::default();
        for loc in (0..cfa.locations.len() + part.len()).map(|loc| Loc(loc as u32)) {
            if loc != cfa.initial && loc != cfa.error {
                let random = random_formula(rng, terms, &vars, 1);
                formulas.at.insert(loc, if rng.chance(60) { terms.tru() } else { random });
            }
        }
        ranking.parts.push(RankedPart { ranks, order: Order::Lexicographic, saved, proof: Proof::Inductive(formulas) });
    }
    ranking
}

#[test]
fn forged_certificates_are_rejected() {
    let (mut forgeries, mut mutants) = (0, 0);
    for seed in 0..80 * scale() {
        let mut terms = Terms::new();
        let mut rng = Rng::new(62_000_000 + seed);
        let cfa = random_cfa(&mut rng, &mut terms, &shape());
        let oracle = Oracle::explore(&terms, &cfa);
        let ends = !diverges(&oracle) && oracle.is_safe();
        // Whatever is claimed of an automaton with an infinite run, or with an error, is wrong.
        for _ in 0..5 {
            let ranking = forged(&mut rng, &mut terms, &cfa);
            if accepted(&mut terms, &cfa, &ranking) {
                assert!(ends, "seed {seed}: {ranking:?}");
            } else {
                forgeries += 1;
            }
        }
        let control = Control::default();
        if diverges(&oracle)
            && let Some(run) = diverge(&mut terms, &cfa, &mut Direct, &control).unwrap()
        {
            // A part of the set is not closed, or does not hold what the stem leads to.
            let mut part = run.clone();
            for set in part.set.at.values_mut() {
                *set = terms.fls();
            }
            let checked = check_recurrence(&mut terms, &cfa, &part, &Limits::none(), "native-cadical");
            assert!(checked.is_err(), "seed {seed}");
            let mut short = run;
            short.stem.steps.clear();
            let checked = check_recurrence(&mut terms, &cfa, &short, &Limits::none(), "native-cadical");
            assert!(checked.is_err(), "seed {seed}");
            mutants += 2;
        }
        if let (true, Proved::Terminates(ranking)) =
            (ends, prove(&mut terms, &cfa, &mut Direct, Bounds::Finite, &mut Vec::new(), &control).unwrap())
        {
            for (number, part) in ranking.parts.iter().enumerate() {
                // Without a location paths are left that go on for ever, with a rank that does not change too.
                for loc in part.ranks.keys() {
                    let mut without = ranking.clone();
                    without.parts[number].ranks.remove(loc);
                    assert!(!accepted(&mut terms, &cfa, &without), "seed {seed}, without {loc:?}");
                    let mut other = ranking.clone();
                    other.parts[number].ranks.get_mut(loc).unwrap().push(terms.tru());
                    assert!(!accepted(&mut terms, &cfa, &other), "seed {seed}, no bit-vector");
                    mutants += 2;
                }
                let mut missing = ranking.clone();
                missing.parts.remove(number);
                assert!(!accepted(&mut terms, &cfa, &missing), "seed {seed}, without a part");
                mutants += 1;
            }
        }
    }
    assert!(forgeries > 150 && mutants > 20, "{forgeries} forgeries, {mutants} mutants");
}
