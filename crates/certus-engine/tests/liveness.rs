//! Every engine of liveness on random systems, against the explicit-state oracle; proofs and lassos are checked on the system, and what
//! they turn into when something is changed is rejected, or is a proof.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_certify::{Failure, check_justice_proof, check_lasso, check_ltl_lasso, check_ltl_proof};
use certus_engine::{ByEngine, Control, Entry, JusticeTask, JusticeVerdict, registry};
use certus_logic::{Sort, Term, Terms};
use certus_model::Ts;
use certus_model::justice::{JusticeProof, Lasso, Rank};
use certus_model::ltl::Tableau;
use certus_solver::Limits;
use certus_testing::{
    Rng, meets_infinitely_often, random_formula, random_ltl, random_sets, random_system, scale,
};

/// The engines, with the safety engine below them and what ends them.
const ENGINES: &[(&str, &[(&str, &str)])] = &[
    ("l2s", &[]),
    ("l2s", &[("safety", "ic3cfa")]),
    ("rlive", &[]),
    ("rlive", &[("safety", "ic3ia")]),
    ("kliveness", &[("most", "20")]),
    ("kliveness", &[("frames", "off"), ("most", "8")]),
    ("lasso", &[("bound", "20")]),
    ("liveness", &[]),
    ("ranking", &[]),
    ("ranking", &[("safety", "ic3cfa")]),
    ("l2s", &[("predicates", "on")]),
    ("kliveness", &[("safety", "ic3ia"), ("most", "8")]),
];

/// What an engine says.
fn run(terms: &mut Terms, ts: &Ts, sets: &[Term], engine: usize) -> JusticeVerdict {
    let (name, options) = ENGINES[engine];
    let mut engine = registry::make(name).unwrap();
    for (key, value) in options {
        engine.set(key, value).unwrap();
    }
    let Entry::Justice(engine) = engine.entry() else { panic!("{name} is no engine of liveness") };
    // What none of them ends.
    let limits = Limits::none().with_timeout(std::time::Duration::from_secs(20));
    let control = Control { limits, ..Control::default() };
    engine.run(terms, &JusticeTask { ts, sets }, &ByEngine("ic3"), &control).unwrap().verdict
}

fn checked(terms: &mut Terms, ts: &Ts, sets: &[Term], proof: &JusticeProof) -> Result<(), Failure> {
    check_justice_proof(terms, ts, sets, proof, &Limits::none(), "native-cadical").map(|_| ())
}

/// Whether the property holds, if that is said; the certificate is checked.
fn said(terms: &mut Terms, ts: &Ts, sets: &[Term], engine: usize, told: &str) -> Option<bool> {
    let name = format!("{:?}", ENGINES[engine]);
    match run(terms, ts, sets, engine) {
        JusticeVerdict::Holds(proof) => {
            checked(terms, ts, sets, &proof).unwrap_or_else(|why| panic!("{told}, {name}: {why}, {proof:?}"));
            Some(true)
        }
        JusticeVerdict::Violated(lasso) => {
            check_lasso(terms, ts, sets, &lasso).unwrap_or_else(|why| panic!("{told}, {name}: {why}"));
            Some(false)
        }
        JusticeVerdict::Unknown(_) => None,
    }
}

#[test]
fn engines_agree_with_the_oracle() {
    let mut answers = vec![[0, 0]; ENGINES.len()];
    let seeds = 25 * scale();
    for seed in 0..seeds {
        let mut rng = Rng::new(seed);
        let mut terms = Terms::new();
        let ts = random_system(&mut rng, &mut terms);
        let sets = random_sets(&mut rng, &mut terms, &ts);
        let holds = !meets_infinitely_often(&mut terms, &ts, &sets);
        for (engine, answers) in answers.iter_mut().enumerate() {
            let mut terms = terms.clone();
            let told = format!("seed {seed}");
            match said(&mut terms, &ts, &sets, engine, &told) {
                Some(said) => {
                    assert_eq!(said, holds, "{told}, {:?}", ENGINES[engine]);
                    answers[usize::from(said)] += 1;
                }
                // These find one of both only, or no runs that end, or no ranking function of their forms.
                None => assert!(matches!(ENGINES[engine].0, "lasso" | "kliveness" | "ranking"), "{told}"),
            }
        }
    }
    for ((name, options), [violated, holds]) in ENGINES.iter().zip(&answers) {
        assert!(*name == "kliveness" || *violated > 2, "{name} {options:?}: {answers:?}");
        assert!(*name == "lasso" || *holds > 2, "{name} {options:?}: {answers:?}");
    }
}

/// Something else in a proof.
fn mutant(rng: &mut Rng, terms: &mut Terms, ts: &Ts, proof: &JusticeProof) -> JusticeProof {
    let mut proof = proof.clone();
    let state: Vec<Term> = ts.vars.iter().map(|var| var.term).collect();
    let more = random_formula(rng, terms, &state, 1);
    let changed = |rng: &mut Rng, terms: &mut Terms, formula: Term| match rng.below(3) {
        0 => terms.and2(formula, more),
        1 => terms.or2(formula, more),
        _ => terms.not(formula),
    };
    match &mut proof {
        JusticeProof::Ranks { ranks, met } => match rng.below(6) {
            0 if ranks.len() > 1 => ranks.reverse(),
            1 => {
                ranks.pop();
            }
            2 if ranks.len() > 1 => {
                ranks.remove(0);
            }
            3 if !met.is_empty() => {
                met.pop();
            }
            4 => ranks.insert(0, Rank { states: more, measure: None }),
            _ => {
                let n = rng.below(ranks.len() as u64) as usize;
                ranks[n].states = changed(rng, terms, ranks[n].states);
            }
        },
        JusticeProof::Ranking { formula, measures, saved, met, .. } => match rng.below(6) {
            0 if measures.len() > 1 => measures.reverse(),
            1 if !measures.is_empty() => {
                let n = rng.below(measures.len() as u64) as usize;
                measures[n] = terms.bvnot(measures[n]);
            }
            2 if !measures.is_empty() => {
                measures.pop();
                saved.pop();
            }
            3 if !met.is_empty() => {
                met.pop();
            }
            _ => *formula = changed(rng, terms, *formula),
        },
        JusticeProof::Copy { formula, of, copies, seen, .. } => match rng.below(5) {
            0 if copies.len() > 1 => copies.swap(0, 1),
            2 if of.len() > 1 => {
                of.pop();
                copies.pop();
            }
            1 if !seen.is_empty() => {
                seen.pop();
            }
            _ => *formula = changed(rng, terms, *formula),
        },
    }
    proof
}

#[test]
fn mutants_of_certificates_prove_nothing_wrong() {
    let (mut rejected, mut accepted) = (0, 0);
    for seed in 0..60 * scale() {
        let mut rng = Rng::new(seed ^ 0x5eed);
        let mut terms = Terms::new();
        let ts = random_system(&mut rng, &mut terms);
        let sets = random_sets(&mut rng, &mut terms, &ts);
        let engine = [0, 2, 4, 8, 10][rng.below(5) as usize];
        match run(&mut terms, &ts, &sets, engine) {
            JusticeVerdict::Holds(proof) => {
                // Of the property itself, and of others that do not hold.
                let others = random_sets(&mut rng, &mut terms, &ts);
                for _ in 0..4 {
                    let proof = mutant(&mut rng, &mut terms, &ts, &proof);
                    let asked = if rng.chance(50) { &sets } else { &others };
                    match checked(&mut terms, &ts, asked, &proof) {
                        Err(Failure::Rejected(_)) => rejected += 1,
                        Err(other) => panic!("seed {seed}: {other}"),
                        Ok(()) => {
                            accepted += 1;
                            assert!(
                                !meets_infinitely_often(&mut terms, &ts, asked),
                                "seed {seed}: {proof:?}"
                            );
                        }
                    }
                }
            }
            JusticeVerdict::Violated(Lasso { positions, back }) => {
                for _ in 0..4 {
                    let (mut positions, mut back) = (positions.clone(), back);
                    match rng.below(4) {
                        0 => back += 1,
                        1 => {
                            positions.remove(rng.below(positions.len() as u64) as usize);
                        }
                        2 => positions.push(positions[0].clone()),
                        _ => {
                            let n = rng.below(positions.len() as u64) as usize;
                            positions[n] = positions[rng.below(positions.len() as u64) as usize].clone();
                        }
                    }
                    match check_lasso(&mut terms, &ts, &sets, &Lasso { positions, back }) {
                        Err(_) => rejected += 1,
                        Ok(()) => accepted += 1,
                    }
                }
            }
            JusticeVerdict::Unknown(_) => {}
        }
    }
    assert!(rejected > 2 * accepted, "{rejected} were rejected, {accepted} accepted");
    assert!(rejected > 100 * scale().min(5), "{rejected} were rejected");
}

#[test]
fn formulas_of_ltl_are_decided_with_certificates() {
    let mut answers = [0, 0];
    for seed in 0..25 * scale() {
        let mut rng = Rng::new(seed ^ 0x171);
        let mut terms = Terms::new();
        let ts = random_system(&mut rng, &mut terms);
        let position: Vec<Term> = ts.vars.iter().chain(&ts.inputs).map(|var| var.term).collect();
        let atoms: Vec<Term> = (0..2).map(|_| random_formula(&mut rng, &mut terms, &position, 0)).collect();
        let formula = random_ltl(&mut rng, &atoms, 2);
        let fairness: Vec<Term> = if rng.chance(30) {
            vec![random_formula(&mut rng, &mut terms, &position, 1)]
        } else {
            Vec::new()
        };
        let tableau = Tableau::new(&mut terms, &ts, &formula.normal(true));
        let sets: Vec<Term> = tableau.sets.iter().chain(&fairness).copied().collect();
        for engine in [0, 2, 4] {
            let told = format!("seed {seed}, {:?}", ENGINES[engine]);
            match run(&mut terms, &tableau.ts, &sets, engine) {
                JusticeVerdict::Holds(proof) => {
                    let limits = Limits::none();
                    let promises = &tableau.promises;
                    check_ltl_proof(
                        &mut terms,
                        &ts,
                        &fairness,
                        &formula,
                        promises,
                        &proof,
                        &limits,
                        "native-cadical",
                    )
                    .unwrap_or_else(|why| panic!("{told}: {why}"));
                    answers[1] += 1;
                    // Not of the opposite, unless there are no runs.
                    let opposite = formula.clone().negation();
                    let other = check_ltl_proof(
                        &mut terms,
                        &ts,
                        &fairness,
                        &opposite,
                        promises,
                        &proof,
                        &limits,
                        "native-cadical",
                    );
                    assert!(other.is_err(), "{told}");
                }
                JusticeVerdict::Violated(lasso) => {
                    check_ltl_lasso(&mut terms, &ts, &fairness, &formula, &lasso)
                        .unwrap_or_else(|why| panic!("{told}: {why}"));
                    answers[0] += 1;
                }
                JusticeVerdict::Unknown(_) => assert_eq!(ENGINES[engine].0, "kliveness", "{told}"),
            }
        }
    }
    assert!(answers[0] > 5 && answers[1] > 5, "{answers:?}");
}

/// A counter from any number down to zero: the measure is what counts, and no number of ranks suffices.
#[test]
fn measures_are_checked() {
    let mut terms = Terms::new();
    for sort in [Sort::Bv(8), Sort::Int] {
        let x = terms.fresh("x", sort);
        let mut ts = Ts::new(&terms);
        ts.add_var(x, "x");
        let (zero, one, positive) = match sort {
            Sort::Int => {
                let (zero, one) = (terms.int(0), terms.int(1));
                (zero, one, terms.gt(x, zero))
            }
            _ => {
                let (zero, one) = (terms.bv(8, 0), terms.bv(8, 1));
                (zero, one, terms.bvugt(x, zero))
            }
        };
        let less = if sort == Sort::Int { terms.sub(x, one) } else { terms.bvsub(x, one) };
        ts.next.insert(x, terms.ite(positive, less, x));
        let yes = terms.tru();
        let with = |measure| JusticeProof::Ranks {
            met: Vec::new(),
            ranks: vec![Rank { states: yes, measure: Some(measure) }],
        };
        checked(&mut terms, &ts, &[positive], &with(x)).unwrap();
        assert!(checked(&mut terms, &ts, &[positive], &with(zero)).is_err());
        // It does not go below zero, but it would have to.
        assert!(checked(&mut terms, &ts, &[yes], &with(x)).is_err());
        // Without a bound below, going down is no proof.
        let unbounded = terms.tru();
        ts.next.insert(x, less);
        assert!(checked(&mut terms, &ts, &[unbounded], &with(x)).is_err(), "{sort:?}");
    }
}
