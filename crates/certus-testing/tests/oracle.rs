//! The generator makes what it promises, and the oracle agrees with the reference evaluator.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_logic::{Terms, Value};
use certus_model::{Cfa, Command, Invariant, Loc, Proof};
use certus_testing::{Oracle, Rng, Shape, StateSet, random_cfa, scale};

fn each(shape: &Shape, seeds: std::ops::Range<u64>, mut check: impl FnMut(u64, &mut Terms, &Cfa, &Oracle)) {
    for seed in seeds.start..seeds.start + (seeds.end - seeds.start) * scale() {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(seed), &mut terms, shape);
        let oracle = Oracle::explore(&terms, &cfa);
        check(seed, &mut terms, &cfa, &oracle);
    }
}

#[test]
fn automata_are_valid_and_various() {
    let (mut count, mut safe, mut loops, mut graphs, mut havocs, mut deep) = (0, 0, 0, 0, 0, 0);
    each(&Shape::default(), 0..400, |seed, terms, cfa, oracle| {
        cfa.validate(terms).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        let mut ids: Vec<u32> =
            cfa.edges.iter().flat_map(|edge| edge.block.steps()).map(|step| step.id.0).collect();
        let all = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), all, "seed {seed}: a step number occurs twice");
        assert!((4..=9).contains(&cfa.locations.len()), "seed {seed}");
        count += 1;
        safe += u64::from(oracle.is_safe());
        loops += u64::from(cfa.edges.iter().any(|edge| edge.from == edge.to));
        graphs += u64::from(cfa.edges.iter().any(|edge| !edge.block.is_sequence()));
        let is_havoc = |command| matches!(command, Command::Havoc(_));
        havocs +=
            u64::from(cfa.edges.iter().any(|edge| edge.block.steps().any(|step| is_havoc(step.command))));
        deep += u64::from(oracle.shortest_run().is_some_and(|run| run.steps.len() > 5));
    });
    let told = format!("{count}: {safe} safe, {loops} loops, {graphs} graphs, {havocs} havocs, {deep} deep");
    assert!(safe * 10 > count * 4 && safe * 10 < count * 6, "{told}");
    assert!(loops * 2 > count && graphs * 2 > count && havocs * 3 > count && deep * 20 > count, "{told}");
}

#[test]
fn runs_are_runs() {
    each(&Shape::default(), 1000..1200, |seed, terms, cfa, oracle| {
        assert_eq!(oracle.is_safe(), oracle.shortest_run().is_none());
        for loc in cfa.locs() {
            let Some(state) = oracle.reachable(loc).iter().last() else { continue };
            let run = oracle.run_to(loc, state);
            let (at, end) = run.execute(terms, cfa).unwrap_or_else(|| panic!("seed {seed}: no run"));
            assert_eq!((at, oracle.space().state(terms, &end)), (loc, state), "seed {seed}");
        }
    });
}

#[test]
fn tables_are_what_eval_says() {
    each(&Shape::tiny(), 2000..2200, |seed, terms, cfa, oracle| {
        let read =
            cfa.edges.iter().flat_map(|edge| edge.block.steps()).filter_map(|step| match step.command {
                Command::Assume(term) | Command::Assign(_, term) => Some(term),
                Command::Havoc(_) => None,
            });
        let read: Vec<_> = read.collect();
        let tables = oracle.space().tables(terms, &read);
        for state in 0..oracle.space().size() as u32 {
            let values = terms.eval_all(&read, &oracle.space().assignment(terms, state));
            for (value, table) in values.iter().zip(&tables) {
                let word = match value {
                    Value::Bool(b) => u64::from(*b),
                    other => other.as_bv().unwrap().to_u64().unwrap(),
                };
                assert_eq!(word, table[state as usize], "seed {seed}, state {state}");
            }
        }
    });
}

#[test]
fn images_and_preimages_are_one_relation() {
    each(&Shape::tiny(), 3000..3030, |seed, _, cfa, oracle| {
        let size = oracle.space().size();
        for edge in cfa.edge_ids() {
            for state in 0..size as u32 {
                let before = StateSet::of(size, |from| oracle.successors(edge, from).contains(&state));
                let told: Vec<u32> = before.iter().collect();
                assert_eq!(told, oracle.predecessors(edge, state), "seed {seed}, edge {}", edge.0);
                for from in 0..size as u32 {
                    assert_eq!(
                        oracle.step(edge, from, state).is_some(),
                        before.contains(from),
                        "seed {seed}"
                    );
                }
            }
        }
    });
}

/// The formula that holds in exactly these states.
fn formula(terms: &mut Terms, oracle: &Oracle, states: &StateSet) -> certus_logic::Term {
    let mut cubes = Vec::new();
    for state in states.iter() {
        let mut literals = Vec::new();
        for (var, value) in oracle.space().values(state) {
            let value = match value {
                Value::Bool(b) => terms.bool(b),
                other => terms.bv_const(other.as_bv().unwrap().clone()),
            };
            literals.push(terms.eq(var, value));
        }
        cubes.push(terms.and(&literals));
    }
    terms.or(&cubes)
}

#[test]
fn the_reachable_states_are_a_proof() {
    let mut weakened = 0;
    each(&Shape::tiny(), 4000..4150, |seed, terms, cfa, oracle| {
        let mut invariant = Invariant::default();
        for loc in cfa.locs() {
            let states = formula(terms, oracle, oracle.reachable(loc));
            invariant.at.insert(loc, states);
        }
        assert_eq!(oracle.holds(terms, &invariant).is_ok(), oracle.is_safe(), "seed {seed}");
        if !oracle.is_safe() {
            return;
        }
        // Without the states of a location that are needed it is none; without a location it still is, unless
        // a cycle is not cut.
        for loc in cfa.locs().filter(|loc| *loc != cfa.initial && *loc != cfa.error) {
            let mut other = invariant.clone();
            other.at.insert(loc, terms.fls());
            assert_eq!(oracle.holds(terms, &other).is_ok(), oracle.reachable(loc).is_empty(), "seed {seed}");
            other.at.insert(loc, terms.tru());
            weakened += u64::from(oracle.holds(terms, &other).is_err());
            other.at.remove(&loc);
            let cycle = cfa.edges.iter().any(|edge| edge.from == loc && edge.to == loc);
            assert_eq!(oracle.holds(terms, &other).is_ok(), !cycle, "seed {seed}, location {}", loc.0);
        }
        let mut other = invariant.clone();
        other.at.insert(cfa.error, terms.tru());
        assert!(oracle.holds(terms, &other).is_err(), "seed {seed}");
        other.at.remove(&cfa.error);
        other.at.remove(&cfa.initial);
        assert!(oracle.holds(terms, &other).is_ok(), "seed {seed}");
        other.at.insert(Loc(99), terms.tru());
        assert!(oracle.holds(terms, &other).is_err(), "seed {seed}");
    });
    assert!(weakened > 0, "some formulas are needed");
}

#[test]
fn what_is_dangerous_is_what_leads_to_the_error() {
    each(&Shape::default(), 5000..5100, |seed, _, cfa, oracle| {
        let meets =
            |loc: Loc| oracle.reachable(loc).iter().any(|state| oracle.dangerous(loc).contains(state));
        assert_eq!(!oracle.dangerous(cfa.initial).is_empty(), !oracle.is_safe(), "seed {seed}");
        assert_eq!(cfa.locs().any(meets), !oracle.is_safe(), "seed {seed}");
    });
}

/// With the distance from the initial location in view: what is proved by bounded search, and what k-induction
/// needs.
#[test]
fn proofs_of_several_steps() {
    let (mut bounded, mut inductive, mut simply) = (0, 0, 0);
    each(&Shape { state_bits: 4, ..Shape::tiny() }, 6000..6300, |seed, terms, cfa, oracle| {
        let mut all = Invariant::default();
        for loc in cfa.locs().filter(|loc| *loc != cfa.error) {
            all.at.insert(loc, terms.tru());
        }
        let (mut stronger, mut proved) = (false, false);
        for k in 1..5 {
            let bound = Proof::Bounded { k, formulas: all.clone() };
            let plain = Proof::KInductive { k, formulas: all.clone(), simple: false };
            let simple = Proof::KInductive { k, formulas: all.clone(), simple: true };
            let judged = [&bound, &plain, &simple].map(|proof| oracle.accepts(terms, proof).is_ok());
            // Only safe automata have proofs.
            assert!(oracle.is_safe() || judged == [false; 3], "seed {seed}, k {k}: {judged:?}");
            // Paths without repetition are fewer, and more steps prove more.
            assert!(!judged[1] || judged[2], "seed {seed}, k {k}");
            assert!(!proved || judged[1], "seed {seed}, k {k}");
            assert_eq!(k == 1 && judged[1], k == 1 && oracle.holds(terms, &all).is_ok(), "seed {seed}");
            proved |= judged[1];
            stronger |= judged[2] && !judged[1];
            bounded += u64::from(judged[0]);
            inductive += u64::from(judged[1] && k > 1);
        }
        simply += u64::from(stronger);
    });
    assert!(bounded > 10 && inductive > 10 && simply > 5, "{bounded}, {inductive}, {simply}");
}
