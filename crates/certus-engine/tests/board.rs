//! Engines that run side by side use what others found, and prove what was only suggested.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use certus_certify::check_proof;
use certus_engine::{Board, Control, Task, Verdict, registry};
use certus_logic::{Sort, Term, Terms};
use certus_model::{Block, Cfa, Command, Invariant, Loc, Step, StepId};
use certus_solver::Limits;
use certus_testing::{Oracle, Rng, Shape, StateSet, random_cfa, scale};
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

#[test]
fn a_group_is_told_whole_or_not_at_all() {
    let mut terms = Terms::new();
    let (_, head, x) = even(&mut terms);
    let board = Board::new(&terms);
    let own = terms.var("own", Sort::Bv(8));
    let (first, second) = (is_even(&mut terms, x), terms.bvult(x, own));
    assert!(!board.prove(&terms, &[(head, first), (head, second)]));
    assert_eq!(board.with_proved(&mut terms, &Invariant::default()), Invariant::default());
    assert!(board.prove(&terms, &[(head, first)]));
    assert_eq!(board.with_proved(&mut terms, &Invariant::default()).at[&head], first);
    // Suggestions are proved one by one.
    board.suggest(&terms, &[(head, first), (head, second)]);
    assert_eq!(board.with_suggested(&mut terms, &Invariant::default()).at[&head], first);
    // There is no limit for a group that holds.
    let many: Vec<(Loc, Term)> = (0..1000)
        .map(|n| {
            let n = terms.bv(16, n);
            let wide = terms.zero_extend(8, x);
            let equal = terms.eq(wide, n);
            (head, terms.not(equal))
        })
        .collect();
    assert!(board.prove(&terms, &many));
    let all = board.with_proved(&mut terms, &Invariant::default()).at[&head];
    assert!(terms.conjuncts(all).len() > 200, "one for each value of a byte");
}

/// Whether formulas hold in every reachable state, and are inductive together: what runs do between two locations that
/// have one is followed state by state.
fn proved(oracle: &Oracle, terms: &Terms, invariant: &Invariant) -> Result<(), String> {
    let cfa = oracle.cfa();
    let size = oracle.space().size();
    let listed: Vec<Option<StateSet>> = cfa
        .locs()
        .map(|loc| invariant.at.get(&loc).map(|formula| oracle.satisfying(terms, *formula)))
        .collect();
    let mut states: Vec<StateSet> =
        listed.iter().map(|set| set.clone().unwrap_or_else(|| StateSet::empty(size))).collect();
    for (loc, set) in cfa.locs().zip(&listed) {
        if set.as_ref().is_some_and(|set| !oracle.reachable(loc).is_subset(set)) {
            return Err(format!("location {} has other states", loc.0));
        }
    }
    if listed[cfa.initial.index()].is_none() {
        states[cfa.initial.index()] = StateSet::full(size);
    }
    loop {
        let mut changed = false;
        for id in cfa.edge_ids() {
            let (from, to) = (cfa.edge(id).from, cfa.edge(id).to);
            let image = oracle.image(id, &states[from.index()]);
            if image.is_subset(&states[to.index()]) {
                continue;
            }
            if listed[to.index()].is_some() {
                return Err(format!("the formula of location {} is not inductive", to.0));
            }
            states[to.index()].add(&image);
            changed = true;
        }
        if !changed {
            return Ok(());
        }
    }
}

/// Engines that share a board, one after the other, each with an arena of its own. After each, what is proved on the
/// board is so; and what an engine concludes with the help of others is right.
#[test]
fn what_is_proved_on_the_board_holds_and_is_inductive() {
    let (mut told, mut suggested, mut answers) = (0, 0, 0);
    let engines = [("ic3cfa", ""), ("kinduction", "4"), ("ic3cfa", ""), ("kinduction", "8")];
    for seed in 0..80 * scale() {
        let mut base = Terms::new();
        let cfa = random_cfa(&mut Rng::new(seed), &mut base, &Shape::default());
        let oracle = Oracle::explore(&base, &cfa);
        let board = Arc::new(Board::new(&base));
        for (name, bound) in engines {
            let mut terms = base.clone();
            // Numbers of terms that only one arena has mean nothing to the others.
            for n in 0..seed % 7 {
                terms.fresh("own", Sort::Bv(1 + n as u32));
            }
            let mut engine = registry::make(name).unwrap();
            if !bound.is_empty() {
                engine.set("bound", bound).unwrap();
            }
            let facts = board.with_proved(&mut terms, &Invariant::default());
            let control = Control { board: Some(board.clone()), ..Control::default() };
            let task = Task { cfa: &cfa, facts: &facts };
            let verdict = task.solve(engine.as_mut(), &mut terms, &control).unwrap().verdict;
            let what = format!("seed {seed}, {name}");
            match &verdict {
                Verdict::Safe(proof) => {
                    oracle.accepts(&terms, proof).unwrap_or_else(|why| panic!("{what}: {why}"));
                }
                Verdict::Unsafe(run) => assert!(oracle.follow(&terms, run).is_some(), "{what}"),
                Verdict::Unknown(_) => {}
            }
            answers += u64::from(!matches!(verdict, Verdict::Unknown(_)));
            let all = board.with_proved(&mut terms, &Invariant::default());
            proved(&oracle, &terms, &all).unwrap_or_else(|why| panic!("{what}: {why}"));
            told += u64::from(!all.at.is_empty());
            suggested += u64::from(!board.with_suggested(&mut terms, &Invariant::default()).at.is_empty());
        }
    }
    let few = 20 * scale();
    assert!(told > few && suggested > few && answers > 80 * scale(), "{told} {suggested} {answers}");
}

/// The check above can fail.
#[test]
fn what_is_not_inductive_is_noticed() {
    let mut terms = Terms::new();
    let (cfa, head, x) = even(&mut terms);
    let (is_even, five) = (is_even(&mut terms, x), terms.bv(8, 5));
    let is_five = terms.eq(x, five);
    let not_five = terms.not(is_five);
    let both = terms.and2(is_even, not_five);
    let odd = terms.not(is_even);
    let oracle = Oracle::explore(&terms, &cfa);
    for (formula, right) in [(is_even, true), (both, true), (not_five, false), (odd, false)] {
        let mut invariant = Invariant::default();
        invariant.at.insert(head, formula);
        assert_eq!(proved(&oracle, &terms, &invariant).is_ok(), right, "{formula:?}");
    }
}
