//! IC4: no more frames than the diameter allows, no more reachable states than the paper says, and property decomposition.
//!
//! `cargo run --release -p certus-engine --example convergence` measures the same on thousands of systems.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_certify::{check_positions, check_system_proof};
use certus_engine::{Control, Outcome, Stats, Task, Traces, Verdict, registry, solve};
use certus_logic::{Assignment, Sort, Term, Terms, Value};
use certus_model::{Invariant, OneLoop, Problem, Proof, Property, Ts};
use certus_solver::Limits;
use certus_testing::{
    Deep, Oracle, Rng, Shape, SystemOracle, random_cfa, random_deep_system, random_system, scale,
};

/// Whether a system is safe, and what it took. What the engine gives for that is checked.
fn solved(terms: &mut Terms, ts: &Ts, bad: usize, setting: &Setting, told: &str) -> (bool, Stats) {
    let (verdict, stats) = verdict(terms, ts, bad, setting, &Control::default());
    let safe = match verdict {
        Verdict::Safe(proof) => {
            assert!(matches!(proof, Proof::Inductive(_)), "{told}");
            check_system_proof(terms, ts, bad, &proof, &Limits::none(), "native-cadical")
                .unwrap_or_else(|why| panic!("{told}: {why}"));
            true
        }
        Verdict::Unsafe(run) => {
            let automaton = OneLoop::new(terms, ts, &Property::Unreachable(bad));
            let positions = automaton.positions(terms, ts, &run).unwrap_or_else(|| panic!("{told}: no run"));
            check_positions(terms, ts, bad, &positions).unwrap_or_else(|why| panic!("{told}: {why}"));
            false
        }
        Verdict::Unknown(why) => panic!("{told}: {why}"),
    };
    (safe, stats)
}

/// An engine with options.
type Setting = (&'static str, &'static [(&'static str, &'static str)]);

fn verdict(
    terms: &mut Terms,
    ts: &Ts,
    bad: usize,
    (name, options): &Setting,
    control: &Control,
) -> (Verdict, Stats) {
    let mut engine = registry::make(name).unwrap();
    for (key, value) in *options {
        engine.set(key, value).unwrap();
    }
    let property = Property::Unreachable(bad);
    let problem = Problem::of_system(ts, &property);
    let facts = Invariant::default();
    let Outcome { verdict, stats } = solve(engine.as_mut(), terms, &problem, &facts, control).unwrap();
    (verdict, stats)
}

/// The versions of the paper.
const VERSIONS: &[Setting] = &[
    ("ic4", &[]),
    ("ic4", &[("new-push", "heuristic")]),
    ("ic4", &[("new-push", "maximal")]),
    ("ic4", &[("pushing", "off"), ("reached", "off")]),
    ("ic4", &[("new-push", "maximal"), ("generalisation", "none"), ("triggered", "off")]),
    ("ic4", &[("new-push", "heuristic"), ("new-push-effort", "1"), ("ctg", "2"), ("lifting", "off")]),
];

/// Section V: the frame of the paper's index `k` is an invariant at the latest when `k` is the diameter. The first frame here
/// is that of index 0. Section VI: the minimal version finds at most 1 + 2 + … + k states but for initial ones, the maximal
/// one at most k for each lemma that cannot be pushed.
#[test]
fn there_are_no_more_frames_than_the_diameter_allows() {
    let (mut safe, mut wrong, mut deepest, mut more) = (0, 0, 0, 0);
    for seed in 0..240 * scale() {
        let mut terms = Terms::new();
        let kind = Deep::ALL[seed as usize % Deep::ALL.len()];
        let ts = random_deep_system(&mut Rng::new(5_000_000 + seed), &mut terms, kind);
        let oracle = SystemOracle::explore(&mut terms, &ts);
        let most = oracle.diameter as u64 + 1;
        // As `seed` goes through all kinds, this does for each.
        let version = &VERSIONS[(seed as usize / Deep::ALL.len()) % VERSIONS.len()];
        let told = format!("seed {seed}, {kind:?}, diameter {}, {version:?}", oracle.diameter);
        let (is_safe, stats) = solved(&mut terms, &ts, 0, version, &told);
        assert_eq!(is_safe, oracle.is_safe(0), "{told}");
        let frames = stats.get("frames");
        assert!(frames <= most, "{told}: {frames} frames");
        let k = frames - 1;
        let states = stats.get("states on traces") - stats.get("traces");
        let maximal = version.1.contains(&("new-push", "maximal"));
        let heuristic = version.1.contains(&("new-push", "heuristic"));
        let unpushable = stats.get("lemmas shown to be unpushable");
        if !maximal && !heuristic {
            assert!(states <= k * (k + 1) / 2, "{told}: {states} states, {k}");
            assert!(unpushable <= k, "{told}: {unpushable} lemmas, {k}");
        }
        assert!(states <= k * unpushable, "{told}: {states} states, {k}, {unpushable} lemmas");
        if is_safe {
            safe += 1;
        } else {
            wrong += 1;
        }
        deepest = deepest.max(oracle.diameter);
        let (_, stats) = solved(&mut terms, &ts, 0, &("ic3", &[]), &told);
        more += u32::from(stats.get("frames") > most);
    }
    assert!(safe > 100 && wrong > 10, "{safe} safe, {wrong} not");
    assert!(deepest > 100, "some are deep: {deepest}");
    assert!(more > 5, "without NewPush there are more frames, in {more} cases");
}

/// The same on automata: states are counted by edges, and every location has to be reached by a frame.
#[test]
fn automata_have_no_more_frames_than_edges_to_the_farthest_state() {
    for seed in 0..150 * scale() {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(5_200_000 + seed), &mut terms, &Shape::tiny());
        let oracle = Oracle::explore(&terms, &cfa);
        let states = cfa.locs().filter(|loc| *loc != cfa.error);
        let farthest = states.flat_map(|loc| {
            let oracle = &oracle;
            oracle
                .reachable(loc)
                .iter()
                .filter_map(move |state| oracle.distance(loc, state))
                .collect::<Vec<_>>()
        });
        let mut paths = vec![u32::MAX; cfa.locations.len()];
        paths[cfa.initial.index()] = 0;
        for _ in 0..cfa.locations.len() {
            for edge in &cfa.edges {
                let steps = paths[edge.from.index()].saturating_add(1);
                paths[edge.to.index()] = paths[edge.to.index()].min(steps);
            }
        }
        let paths = paths.into_iter().filter(|steps| *steps != u32::MAX);
        let most = farthest.chain(paths).max().unwrap_or(0);
        for version in ["minimal", "heuristic", "maximal"] {
            let mut engine = registry::make("ic3cfa").unwrap();
            engine.set("new-push", version).unwrap();
            let facts = Invariant::default();
            let outcome =
                Task { cfa: &cfa, facts: &facts }.solve(engine.as_mut(), &mut terms, &Control::default());
            let Outcome { verdict, stats } = outcome.unwrap();
            assert_eq!(matches!(verdict, Verdict::Safe(_)), oracle.is_safe(), "seed {seed}, {version}");
            let frames = stats.get("frames");
            assert!(frames <= u64::from(most.max(1)), "seed {seed}, {version}: {frames} frames, {most}");
        }
    }
}

/// Settings of the engine that decomposes the property.
const DECOMPOSED: &[Setting] = &[
    ("ic4pd", &[]),
    ("ic4pd", &[("parts", "states")]),
    ("ic4pd", &[("new-push", "off")]),
    ("ic4pd", &[("new-push", "maximal"), ("reached", "off")]),
    ("ic4pd", &[("parts", "states"), ("generalisation", "none")]),
    ("ic4pd", &[("lifting", "off"), ("new-push", "heuristic")]),
];

#[test]
fn a_property_is_proved_part_by_part() {
    let (mut safe, mut wrong, mut parts) = (0, 0, 0);
    for seed in 0..600 * scale() {
        let mut terms = Terms::new();
        let rng = &mut Rng::new(5_400_000 + seed);
        let ts = if seed % 4 == 0 {
            random_deep_system(rng, &mut terms, Deep::ALL[(seed as usize / 4) % Deep::ALL.len()])
        } else {
            random_system(rng, &mut terms)
        };
        let oracle = SystemOracle::explore(&mut terms, &ts);
        for bad in 0..ts.bad.len() {
            let setting = &DECOMPOSED[(seed as usize + bad) % DECOMPOSED.len()];
            let told = format!("seed {seed}, bad {bad}, {setting:?}");
            let (is_safe, stats) = solved(&mut terms, &ts, bad, setting, &told);
            assert_eq!(is_safe, oracle.is_safe(bad), "{told}");
            if is_safe {
                safe += 1;
            } else {
                wrong += 1;
            }
            parts = parts.max(stats.get("parts of the property"));
        }
    }
    assert!(safe > 200 && wrong > 100, "{safe} safe, {wrong} not");
    assert!(parts > 1, "some properties have several parts: {parts}");
}

/// A register that keeps its value, and is bad if one bit is set: each bit is a part of its own, and is inductive by itself.
#[test]
fn every_part_is_strengthened() {
    let mut terms = Terms::new();
    let x = terms.var("x", Sort::Bv(5));
    let mut ts = Ts::new(&terms);
    ts.add_var(x, "x");
    let zero = terms.bv(5, 0);
    ts.init = terms.eq(x, zero);
    ts.next.insert(x, x);
    let mut bad = Vec::new();
    for bit in 0..5 {
        let value = terms.bv(5, 1 << bit);
        bad.push(terms.eq(x, value));
    }
    let bad = terms.or(&bad);
    ts.add_bad(bad, "");
    for setting in DECOMPOSED {
        let (safe, stats) = solved(&mut terms, &ts, 0, setting, &format!("{setting:?}"));
        assert!(safe, "{setting:?}");
        assert_eq!((stats.get("parts of the property"), stats.get("frames")), (5, 0), "{setting:?}");
    }
}

/// A system of two bits and an input, in which a state is bad with one input and not with the other.
fn with_input(terms: &mut Terms) -> (Ts, [Term; 3]) {
    let [x, y, i] = ["x", "y", "i"].map(|name| terms.var(name, Sort::Bool));
    let mut ts = Ts::new(terms);
    ts.add_var(x, "x");
    ts.add_var(y, "y");
    ts.add_input(i, "i");
    let (not_x, not_y) = (terms.not(x), terms.not(y));
    ts.init = terms.and2(not_x, not_y);
    (ts, [x, y, i])
}

/// Only the run through the position that is not bad goes on: to `x ∧ y` by way of `x`, which is bad unless `i`.
#[test]
fn local_proofs_are_about_positions() {
    let mut terms = Terms::new();
    let (mut ts, [x, y, i]) = with_input(&mut terms);
    ts.next.insert(x, terms.tru());
    // From `x`, the next state has `y` only if `i`.
    ts.next.insert(y, terms.and2(x, i));
    let (not_i, both) = (terms.not(i), terms.and2(x, y));
    let first = terms.and2(x, not_i);
    let bad = terms.or2(first, both);
    ts.add_bad(bad, "");
    let only_both = terms.and2(both, not_i);
    ts.add_bad(only_both, "");
    for setting in DECOMPOSED {
        for bad in 0..2 {
            let (safe, _) = solved(&mut terms, &ts, bad, setting, &format!("{setting:?}, {bad}"));
            assert!(!safe, "{setting:?}, {bad}");
        }
    }
    // If the first one is forbidden, the second one is reached by the other input only.
    ts.constraint = terms.not(first);
    for setting in DECOMPOSED {
        let (safe, _) = solved(&mut terms, &ts, 0, setting, "the constraint");
        assert!(!safe, "{setting:?}");
        let (safe, _) = solved(&mut terms, &ts, 1, setting, "the constraint");
        assert!(safe, "{setting:?}");
    }
}

#[test]
fn limits_end_the_search_and_the_same_system_gives_the_same_statistics() {
    for seed in 0..24 * scale() {
        let kind = Deep::ALL[seed as usize % Deep::ALL.len()];
        for setting in VERSIONS.iter().take(3).chain(DECOMPOSED.iter().take(2)) {
            let counters = || {
                let mut terms = Terms::new();
                let ts = random_deep_system(&mut Rng::new(5_800_000 + seed), &mut terms, kind);
                let (verdict, stats) = verdict(&mut terms, &ts, 0, setting, &Control::default());
                let queries: Vec<_> = stats.queries().iter().map(|(p, t)| (*p, t.queries, t.sat)).collect();
                (format!("{verdict:?}"), stats.counters().to_vec(), queries)
            };
            assert_eq!(counters(), counters(), "seed {seed}, {setting:?}");
            let mut terms = Terms::new();
            let ts = random_deep_system(&mut Rng::new(5_800_000 + seed), &mut terms, kind);
            let limits = Limits::none().with_timeout(std::time::Duration::ZERO);
            let control = Control { limits, ..Control::default() };
            let (verdict, _) = verdict(&mut terms, &ts, 0, setting, &control);
            assert!(
                matches!(&verdict, Verdict::Unknown(why) if why.to_string() == "time limit"),
                "{verdict:?}"
            );
        }
    }
}

/// What engines leave as traces are runs, and lead to states that are reached.
#[test]
fn traces_are_runs() {
    let mut found = 0;
    for seed in 0..120 * scale() {
        let mut terms = Terms::new();
        let kind = Deep::ALL[seed as usize % Deep::ALL.len()];
        let ts = random_deep_system(&mut Rng::new(5_600_000 + seed), &mut terms, kind);
        let oracle = SystemOracle::explore(&mut terms, &ts);
        let settings: [Setting; 4] = [
            ("ic4", &[]),
            ("ic4", &[("new-push", "maximal")]),
            ("ic4pd", &[]),
            ("ic3cfa", &[("new-push", "heuristic")]),
        ];
        let setting = &settings[(seed as usize / Deep::ALL.len()) % settings.len()];
        let traces = Traces::default();
        let control = Control { traces: Some(traces.clone()), ..Control::default() };
        let told = format!("seed {seed}, {setting:?}");
        verdict(&mut terms, &ts, 0, setting, &control);
        let automaton = OneLoop::new(&mut terms, &ts, &Property::Unreachable(0));
        for run in traces.take() {
            let positions = automaton.positions_to_state(&terms, &ts, &run);
            let positions = positions.unwrap_or_else(|| panic!("{told}: it is no run"));
            assert_eq!(positions.len(), run.steps.len(), "{told}");
            assert_eq!(terms.eval(ts.init, &positions[0]), Value::Bool(true), "{told}");
            let at = |position: &Assignment| oracle.space.state(&terms, position);
            for position in &positions {
                assert!(oracle.reachable.contains(&at(position)), "{told}");
            }
            found += 1;
        }
    }
    assert!(found > 200, "there are traces: {found}");
}
