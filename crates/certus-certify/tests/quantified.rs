//! Proofs for all elements of arrays: the checker accepts none that the explicit-state oracle rejects.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use certus_certify::{Failure, check_proof};
use certus_engine::{Control, Task, Verdict, registry};
use certus_logic::{Sort, Substitution, Term, Terms};
use certus_model::{Block, Cfa, Command, Invariant, Loc, Proof, Step, StepId};
use certus_solver::Limits;
use certus_testing::arrays::WithArrays;
use certus_testing::{Oracle, Rng, scale};

fn accepts(terms: &mut Terms, cfa: &Cfa, proof: &Proof) -> Result<(), String> {
    match check_proof(terms, cfa, proof, &Limits::none(), "native-cadical") {
        Ok(_) => Ok(()),
        Err(Failure::Rejected(why)) => Err(why.to_string()),
        Err(other) => panic!("{other}"),
    }
}

/// A proof with something changed.
fn mutate(rng: &mut Rng, terms: &mut Terms, proof: &Proof) -> Proof {
    let mut formulas = Invariant { at: proof.formulas().clone() };
    let locations: Vec<Loc> = formulas.at.keys().copied().collect();
    let at = *rng.pick(&locations);
    let mut parts = terms.conjuncts(formulas.at[&at]);
    if parts.is_empty() {
        parts.push(terms.tru());
    }
    let n = rng.below(parts.len() as u64) as usize;
    let ghost = *rng.pick(proof.ghosts());
    let one = terms.bv(terms.width(ghost), 1);
    match rng.below(6) {
        0 => {
            parts.remove(n);
        }
        1 => parts[n] = terms.not(parts[n]),
        2 => {
            let next = terms.bvadd(ghost, one);
            let mut by: Substitution = [(ghost, next)].into_iter().collect();
            for part in &mut parts {
                *part = terms.substitute(*part, &mut by);
            }
        }
        3 => {
            let mut by: Substitution = [(ghost, one)].into_iter().collect();
            parts[n] = terms.substitute(parts[n], &mut by);
        }
        4 => parts = terms.conjuncts(formulas.at[rng.pick(&locations)]),
        _ => {
            let number = u128::from(rng.below(4));
            let number = terms.bv(terms.width(ghost), number);
            let only = terms.eq(ghost, number);
            parts[n] = terms.or2(parts[n], only);
        }
    }
    let formula = terms.and(&parts);
    formulas.at.insert(at, formula);
    proof.with_formulas(formulas)
}

#[test]
fn mutants_are_no_proofs() {
    let (mut proofs, mut right, mut wrong, mut missed) = (0u64, 0u64, 0u64, 0u64);
    for seed in 0..32 * scale() {
        let mut terms = Terms::new();
        let mut rng = Rng::new(seed);
        let with = WithArrays::random(&mut rng, &mut terms);
        let mut engine = registry::make("ic3cfa").unwrap();
        engine.set("cells-from", "1").unwrap();
        engine.set("ghosts", "1").unwrap();
        let facts = Invariant::default();
        let task = Task { cfa: &with.cfa, facts: &facts };
        let verdict = task.solve(engine.as_mut(), &mut terms, &Control::default()).unwrap().verdict;
        let Verdict::Safe(proof @ Proof::Quantified { .. }) = verdict else { continue };
        let oracle = Oracle::explore(&terms, &with.elements);
        proofs += 1;
        for round in 0..8 {
            let mut mutant = proof.clone();
            for _ in 0..=round / 4 {
                mutant = mutate(&mut rng, &mut terms, &mutant);
            }
            let found = accepts(&mut terms, &with.cfa, &mutant);
            let of_elements = with.proof(&mut terms, &mutant);
            let expected = oracle.accepts(&terms, &of_elements);
            if let (Ok(()), Err(why)) = (&found, &expected) {
                panic!("seed {seed}, round {round}: it is no proof: {why}");
            }
            *(if expected.is_ok() { &mut right } else { &mut wrong }) += 1;
            missed += u64::from(found.is_err() && expected.is_ok());
        }
    }
    assert!(
        proofs > 7 && right > 7 && wrong > 25,
        "{proofs} proofs, {right} mutants are proofs, {wrong} not"
    );
    // What is taken for the ghosts is enough for most of them. That `for all g: φ(g + 1)` says the same is not seen.
    assert!(missed * 2 < right, "{missed} of {right} proofs were not accepted");
}

/// `for (i = 0; i < 8; i++) a[i] = 0; for (i = 0; i < 8; i++) assert(a[i] == 0);`
fn fill_and_check(terms: &mut Terms) -> (Cfa, [Loc; 2], [Term; 3]) {
    let sort = terms.array_sort(Sort::Bv(4), Sort::Bv(2));
    let (i, a) = (terms.var("i", Sort::Bv(4)), terms.var("a", sort));
    let mut cfa = Cfa::new();
    cfa.add_var(i, "i");
    cfa.add_var(a, "a");
    let (fill, check) = (cfa.add_location("fill", 1), cfa.add_location("check", 2));
    let (first, end, one) = (terms.bv(4, 0), terms.bv(4, 8), terms.bv(4, 1));
    let (inside, next, zero) = (terms.bvult(i, end), terms.bvadd(i, one), terms.bv(2, 0));
    let outside = terms.not(inside);
    let filled = terms.store(a, i, zero);
    let element = terms.select(a, i);
    let good = terms.eq(element, zero);
    let bad = terms.not(good);
    let mut number = 0;
    let mut edge = |from, to, commands: &[Command]| {
        let steps = commands.iter().map(|command| {
            number += 1;
            Step { command: *command, id: StepId(number) }
        });
        cfa.add_edge(from, to, Block::sequence(steps.collect()));
    };
    edge(Loc(0), fill, &[Command::Assign(i, first)]);
    edge(fill, fill, &[Command::Assume(inside), Command::Assign(a, filled), Command::Assign(i, next)]);
    edge(fill, check, &[Command::Assume(outside), Command::Assign(i, first)]);
    edge(check, check, &[Command::Assume(inside), Command::Assume(good), Command::Assign(i, next)]);
    edge(check, Loc(1), &[Command::Assume(inside), Command::Assume(bad)]);
    (cfa, [fill, check], [i, a, zero])
}

#[test]
fn right_and_wrong_by_hand() {
    let mut terms = Terms::new();
    let (cfa, [fill, check], [i, a, zero]) = fill_and_check(&mut terms);
    let g = terms.var("g", Sort::Bv(4));
    let end = terms.bv(4, 8);
    let element = terms.select(a, g);
    let is_zero = terms.eq(element, zero);
    let (below, within, not_above) = (terms.bvult(g, i), terms.bvult(g, end), terms.bvule(g, i));
    let filled = terms.implies(below, is_zero);
    let all = terms.implies(within, is_zero);
    let too_early = terms.implies(not_above, is_zero);
    let proof = |ghosts: &[Term], first: Term, second: Term| Proof::Quantified {
        ghosts: ghosts.to_vec(),
        formulas: Invariant { at: [(fill, first), (check, second)].into_iter().collect() },
    };
    let says = |terms: &mut Terms, proof: &Proof| accepts(terms, &cfa, proof);
    assert_eq!(says(&mut terms, &proof(&[g], filled, all)), Ok(()));
    // Without quantifiers the same formulas are about one element.
    let plain = Proof::Inductive(Invariant { at: [(fill, filled), (check, all)].into_iter().collect() });
    assert!(says(&mut terms, &plain).unwrap_err().contains("`g`, which is no variable"));
    // What is said of the element that is filled next is not true, what is said of all is not so at first, and what
    // says nothing of the elements does not exclude the error.
    let nothing = terms.tru();
    for (first, second) in [(too_early, all), (all, all), (filled, nothing), (nothing, all), (filled, filled)]
    {
        assert!(says(&mut terms, &proof(&[g], first, second)).is_err(), "{first:?}, {second:?}");
    }
    // Ghosts must be variables of their own, each once.
    for ghosts in [&[g, g][..], &[g, i], &[g, zero]] {
        let why = says(&mut terms, &proof(ghosts, filled, all)).unwrap_err();
        assert!(why.contains("no variable of its own"), "{why}");
    }
    // One that the automaton writes without listing it is none either.
    let mut other = cfa.clone();
    other.edges[0].block = Block::sequence(vec![Step { command: Command::Assign(g, end), id: StepId(99) }]);
    assert!(accepts(&mut terms, &other, &proof(&[g], filled, all)).is_err());
}
