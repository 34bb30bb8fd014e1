//! Ranking functions and recurrent sets on random automata: an explicit-state oracle tells whether there is an infinite run, all
//! certificates are checked, and forged ones are rejected.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use certus_certify::{check_ranking, check_recurrence};
use certus_engine::termination::{Bounds, Proved, Safety, diverge, prove};
use certus_engine::{Control, EngineError, Task, Verdict, registry};
use certus_logic::{Sort, Term, Terms};
use certus_model::graph::components;
use certus_model::{Block, Cfa, Command, Invariant, Loc, Order, Proof, RankedPart, Ranking, Step, StepId};
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

/// What is not decided soon is left: ranks of some forms are refined for ever.
fn soon() -> Control {
    let limits = Limits::none().with_timeout(std::time::Duration::from_millis(300));
    Control { limits, ..Control::default() }
}

fn shape() -> Shape {
    Shape { clutter: false, locations: (2, 4), ..Shape::tiny() }
}

fn accepted_ranking(terms: &mut Terms, cfa: &Cfa, ranking: &Ranking) -> bool {
    check_ranking(terms, cfa, ranking, &Limits::none(), "native-cadical").is_ok()
}

#[test]
fn answers_agree_with_the_oracle() {
    let (mut ends, mut endless, mut unknown) = (0u64, 0u64, 0u64);
    for seed in 0..120 * scale() {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(61_000_000 + seed), &mut terms, &shape());
        let oracle = Oracle::explore(&terms, &cfa);
        let control = soon();
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
        let mut saved: Vec<Term> = (0..count).map(|_| terms.fresh("saved", Sort::Bv(16))).collect();
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
        let order = match rng.below(3) {
            0 => {
                saved.insert(0, terms.fresh("chosen", Sort::Bv(32)));
                Order::Disjunctive
            }
            1 => {
                let bound = vec![terms.bv(16, u128::from(rng.below(9)))];
                ranks.values_mut().for_each(|rank| rank.clone_from(&bound));
                saved.truncate(1);
                Order::Counted
            }
            _ => Order::Lexicographic,
        };
        ranking.parts.push(RankedPart { ranks, order, saved, proof: Proof::Inductive(formulas) });
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
            if accepted_ranking(&mut terms, &cfa, &ranking) {
                assert!(ends, "seed {seed}: {ranking:?}");
            } else {
                forgeries += 1;
            }
        }
        let control = soon();
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
                    assert!(!accepted_ranking(&mut terms, &cfa, &without), "seed {seed}, without {loc:?}");
                    let mut other = ranking.clone();
                    other.parts[number].ranks.get_mut(loc).unwrap().push(terms.tru());
                    assert!(!accepted_ranking(&mut terms, &cfa, &other), "seed {seed}, no bit-vector");
                    mutants += 2;
                }
                let mut missing = ranking.clone();
                missing.parts.remove(number);
                assert!(!accepted_ranking(&mut terms, &cfa, &missing), "seed {seed}, without a part");
                mutants += 1;
            }
        }
    }
    assert!(forgeries > 150 && mutants > 20, "{forgeries} forgeries, {mutants} mutants");
}

/// What ranks claim, looked at state by state: from each visit of a ranked location the states are followed to the next one, or to all
/// later ones of the same; or the rounds are counted.
fn kept(oracle: &Oracle, terms: &Terms, inside: &BTreeSet<Loc>, part: &RankedPart) -> bool {
    let cfa = oracle.cfa();
    let value = |loc: Loc, state: State| -> Vec<i128> {
        let values = terms.eval_all(&part.ranks[&loc], &oracle.space().assignment(terms, state));
        values.iter().map(|value| value.as_bv().unwrap().to_i128().unwrap()).collect()
    };
    let outgoing = cfa.outgoing();
    let next = |loc: Loc, state: State| -> Vec<(Loc, State)> {
        let edges = outgoing[loc.index()].iter().filter(|id| inside.contains(&cfa.edge(**id).to));
        edges
            .flat_map(|id| oracle.successors(*id, state).into_iter().map(|to| (cfa.edge(*id).to, to)))
            .collect()
    };
    if part.order == Order::Counted {
        let mut seen: BTreeSet<(Loc, State, i128)> = BTreeSet::new();
        let mut open = Vec::new();
        for edge in cfa.edges.iter().enumerate() {
            if inside.contains(&edge.1.to) && !inside.contains(&edge.1.from) {
                for state in
                    oracle.image(certus_model::EdgeId(edge.0 as u32), oracle.reachable(edge.1.from)).iter()
                {
                    let bound = value(*part.ranks.keys().next().unwrap(), state)[0];
                    open.push((edge.1.to, state, bound));
                }
            }
        }
        while let Some((loc, state, left)) = open.pop() {
            if !seen.insert((loc, state, left)) {
                continue;
            }
            for (to, after) in next(loc, state) {
                let ranked = part.ranks.contains_key(&to);
                if ranked && left <= 0 {
                    return false;
                }
                open.push((to, after, left - i128::from(ranked)));
            }
        }
        return true;
    }
    // A transition invariant is about visits that come from inside.
    let arrived: BTreeSet<(Loc, State)> = inside
        .iter()
        .flat_map(|loc| oracle.reachable(*loc).iter().flat_map(|state| next(*loc, state)).collect::<Vec<_>>())
        .collect();
    for from in part.ranks.keys() {
        for state in oracle.reachable(*from).iter() {
            if part.order == Order::Disjunctive && !arrived.contains(&(*from, state)) {
                continue;
            }
            let old = value(*from, state);
            let mut seen: BTreeSet<(Loc, State)> = BTreeSet::new();
            let mut open = next(*from, state);
            while let Some((loc, state)) = open.pop() {
                if !seen.insert((loc, state)) {
                    continue;
                }
                if part.ranks.contains_key(&loc) {
                    let new = value(loc, state);
                    let falls = match part.order {
                        Order::Lexicographic => new < old,
                        _ => loc != *from || new.iter().zip(&old).any(|(new, old)| new < old),
                    };
                    if !falls {
                        return false;
                    }
                    if part.order == Order::Lexicographic {
                        continue;
                    }
                }
                open.extend(next(loc, state));
            }
        }
    }
    true
}

/// Another certificate that differs in one thing.
fn mutant(rng: &mut Rng, terms: &mut Terms, cfa: &Cfa, part: &RankedPart) -> RankedPart {
    let mut part = part.clone();
    let locs: Vec<Loc> = part.ranks.keys().copied().collect();
    let loc = locs[rng.below(locs.len() as u64) as usize];
    let rank = part.ranks.get_mut(&loc).unwrap();
    let at = rng.below(rank.len().max(1) as u64) as usize;
    match rng.below(6) {
        // Its opposite, and a number in its place: of a bound at all locations.
        0 | 1 if !rank.is_empty() => {
            let number = terms.bv(terms.width(rank[at]), u128::from(rng.below(3)));
            let opposite = terms.bvnot(rank[at]);
            let new = if rng.chance(50) { number } else { opposite };
            if part.order == Order::Counted {
                part.ranks.values_mut().for_each(|rank| rank[at] = new);
            } else {
                rank[at] = new;
            }
        }
        2 if rank.len() > 1 => rank.reverse(),
        3 => {
            let chosen = terms.fresh("chosen", Sort::Bv(32));
            match part.order {
                Order::Lexicographic => {
                    part.order = Order::Disjunctive;
                    part.saved.insert(0, chosen);
                }
                Order::Disjunctive => {
                    part.order = Order::Lexicographic;
                    part.saved.remove(0);
                }
                Order::Counted => part.order = Order::Lexicographic,
            }
        }
        _ => {
            let mut formulas = part.proof.formulas().clone();
            let vars: Vec<Term> = cfa.vars.iter().map(|var| var.term).collect();
            for formula in formulas.values_mut() {
                let other = random_formula(rng, terms, &vars, 1);
                if rng.chance(60) {
                    *formula = if rng.chance(50) { terms.tru() } else { terms.and2(*formula, other) };
                }
            }
            part.proof = Proof::Inductive(Invariant { at: formulas });
        }
    }
    part
}

/// No mutant is accepted whose ranks do not do what they should, looked at state by state.
#[test]
fn mutants_of_ranks_prove_nothing_wrong() {
    let (mut rejected, mut accepted, mut wrong) = (0u64, 0u64, 0u64);
    let mut orders = [0; 3];
    for seed in 0..150 * scale() {
        let mut terms = Terms::new();
        let mut rng = Rng::new(63_000_000 + seed);
        let cfa = random_cfa(&mut rng, &mut terms, &shape());
        let found = prove(&mut terms, &cfa, &mut Direct, Bounds::Finite, &mut Vec::new(), &soon()).unwrap();
        let Proved::Terminates(ranking) = found else { continue };
        let oracle = Oracle::explore(&terms, &cfa);
        let graph = cfa.successors();
        let parts = components(&graph, 0..graph.len()).cyclic(&graph);
        for (number, part) in ranking.parts.iter().enumerate().filter(|(_, part)| !part.ranks.is_empty()) {
            orders[part.order as usize] += 1;
            let first = part.ranks.keys().next().unwrap().index();
            let inside = parts.iter().find(|part| part.contains(&first)).unwrap();
            let inside: BTreeSet<Loc> = inside.iter().map(|node| Loc(*node as u32)).collect();
            assert!(kept(&oracle, &terms, &inside, part), "seed {seed}: {part:?}");
            for _ in 0..6 {
                let mut other = ranking.clone();
                other.parts[number] = mutant(&mut rng, &mut terms, &cfa, part);
                let kept = kept(&oracle, &terms, &inside, &other.parts[number]);
                wrong += u64::from(!kept);
                if accepted_ranking(&mut terms, &cfa, &other) {
                    assert!(kept, "seed {seed}: {:?}", other.parts[number]);
                    accepted += 1;
                } else {
                    rejected += 1;
                }
            }
        }
    }
    let counts = format!("{rejected} rejected, {accepted} accepted, {wrong} wrong, orders {orders:?}");
    assert!(rejected > 60 * scale().min(9) && wrong > 10, "{counts}");
}

/// A permutation of states that no function of the pool ranks: the certificate that counts is taken, and one that counts too few is not.
#[test]
fn loops_are_counted() {
    for (bound, ends) in [(8, true), (3, true), (2, false)] {
        let mut terms = Terms::new();
        let s = terms.fresh("s", Sort::Bv(4));
        let mut cfa = Cfa::new();
        cfa.add_var(s, "s");
        let head = cfa.add_location("head", 1);
        let mut id = 0;
        let mut step = |command| {
            id += 1;
            Step { command, id: StepId(id) }
        };
        // 5, 2, 7, and no way on.
        let first = terms.bv(4, 5);
        cfa.add_edge(cfa.initial, head, Block::sequence(vec![step(Command::Assign(s, first))]));
        for (from, to) in [(5, 2), (2, 7), (7, 1)] {
            let (from, to) = (terms.bv(4, from), terms.bv(4, to));
            let here = terms.eq(s, from);
            let steps = vec![step(Command::Assume(here)), step(Command::Assign(s, to))];
            cfa.add_edge(head, head, Block::sequence(steps));
        }
        let counter = terms.fresh("counter", Sort::Bv(8));
        // As many rounds are left as the state says.
        let mut left = terms.tru();
        for (state, rounds) in [(5, 3), (2, 2), (7, 1), (1, 0)] {
            let (state, rounds) = (terms.bv(4, state), terms.bv(8, rounds));
            let here = terms.eq(s, state);
            let enough = terms.bvsle(rounds, counter);
            let known = terms.implies(here, enough);
            left = terms.and2(left, known);
        }
        let mut other = terms.fls();
        for state in [5, 2, 7, 1] {
            let state = terms.bv(4, state);
            let here = terms.eq(s, state);
            other = terms.or2(other, here);
        }
        let known = terms.and2(left, other);
        let ranks: BTreeMap<Loc, Vec<Term>> = BTreeMap::from([(head, vec![terms.bv(8, bound)])]);
        let proof = Proof::Inductive(Invariant { at: BTreeMap::from([(head, known)]) });
        let part = RankedPart { ranks, order: Order::Counted, saved: vec![counter], proof };
        let ranking = Ranking { parts: vec![part] };
        let checked = check_ranking(&mut terms, &cfa, &ranking, &Limits::none(), "native-cadical");
        assert_eq!(checked.is_ok(), ends, "{bound}: {checked:?}");
    }
}
