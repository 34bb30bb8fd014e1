//! Engines on trees, on random automata against the explicit-state oracle.
//!
//! Every invariant is checked by the oracle and by the checker of certificates, every run is executed, and a tree that is said to be
//! complete is looked at node by node: leaves are covered or `false`, coverings and edges are implications. The slice here is some
//! hundred automata; `CERTUS_TEST_SCALE=25` makes it ten thousand.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_certify::{check_proof, second_solver};
use certus_engine::{Control, Engine, Event, Task, Tree, TreeNode, Verdict, registry};
use certus_logic::{Sort, Term, Terms};
use certus_model::large_block::{BlockSize, encode};
use certus_model::{Block, Cfa, Command, Invariant, Loc, Step, StepId};
use certus_solver::Limits;
use certus_testing::{Oracle, Rng, Shape, StateSet, random_cfa, scale};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// For tiny automata, where nothing takes long.
const PATIENCE: Duration = Duration::from_secs(300);

/// For larger ones: some have errors and invariants at a depth of hundreds of rounds, and a tree has a node for each.
const LESS_PATIENCE: Duration = Duration::from_secs(5);

/// Without strengthening a label says only what its own paths need, so that a tree may have a branch for each path of a length
/// that grows with the number of states. Such a setting shows what strengthening is for; it may take too long.
fn patience_for(setting: usize, patience: Duration) -> Duration {
    let bare = SETTINGS[setting].1.contains(&("strengthening", "off"));
    if bare { LESS_PATIENCE } else { patience }
}

/// Engines and settings, each from the default.
const SETTINGS: &[(&str, &[(&str, &str)])] = &[
    ("tree-ic3", &[]),
    ("tree-ic3-itp", &[]),
    ("tree-ic3-itp-mono", &[]),
    ("tree-itp", &[]),
    ("predicates", &[]),
    ("tree-ic3", &[("strengthening", "monolithic")]),
    ("tree-ic3", &[("strengthening", "off"), ("propagation", "off"), ("literals", "words")]),
    ("tree-ic3", &[("literals", "bits"), ("effort", "1")]),
    ("tree-ic3-itp", &[("growth", "1"), ("suffixes", "off")]),
    ("tree-ic3-itp", &[("interpolation", "cubes"), ("growth", "50")]),
    ("tree-ic3-itp-mono", &[("strength", "dual"), ("interpolant-size", "20")]),
    ("tree-itp", &[("suffixes", "off"), ("forced", "0")]),
    ("tree-itp", &[("interpolation", "postconditions"), ("interpolant-size", "10")]),
    ("tree-itp", &[("interpolation", "preconditions"), ("simplify", "0")]),
    ("predicates", &[("abstraction", "cartesian")]),
    ("predicates", &[("valuations", "2"), ("suffixes", "off")]),
    ("predicates", &[("atoms", "1"), ("interpolant-size", "12")]),
];

/// The last tree that an engine told.
fn listening(patience: Duration) -> (Control, Arc<Mutex<Option<Tree>>>) {
    let told: Arc<Mutex<Option<Tree>>> = Arc::default();
    let heard = told.clone();
    let sink = move |event: &Event| {
        if let Event::Tree { tree, .. } = event {
            *heard.lock().unwrap() = Some(tree.clone());
        }
    };
    let limits = Limits::none().with_timeout(patience);
    (Control { limits, sink: Some(Arc::new(sink)), ..Control::default() }, told)
}

fn engine((name, options): (&str, &[(&str, &str)])) -> Box<dyn Engine> {
    let mut engine = registry::make(name).unwrap();
    for (key, value) in options {
        engine.set(key, value).unwrap();
    }
    engine
}

/// The states of a label.
fn states(terms: &Terms, oracle: &Oracle, node: &TreeNode) -> StateSet {
    let mut all = StateSet::full(oracle.space().size());
    for conjunct in &node.label {
        all.intersect(&oracle.satisfying(terms, *conjunct));
    }
    all
}

/// Why a tree is no proof.
fn complete(terms: &Terms, cfa: &Cfa, oracle: &Oracle, tree: &Tree) -> Result<(), String> {
    tree.complete()?;
    let (_, backward) = cfa.reach();
    for node in &tree.nodes {
        let own = states(terms, oracle, node);
        if node.is_false && !own.is_empty() {
            return Err(format!("{} is not false", node.number));
        }
        if let Some(by) = node.covered_by {
            let by = states(terms, oracle, tree.node(by).unwrap());
            if !own.is_subset(&by) {
                return Err(format!("{} is not covered", node.number));
            }
        }
        if !tree.is_live(node.number) {
            continue;
        }
        if node.loc == cfa.error {
            return Err("the error is reached".to_owned());
        }
        let children: Vec<&TreeNode> =
            tree.nodes.iter().filter(|child| child.parent.is_some_and(|(p, _)| p == node.number)).collect();
        for edge in cfa.edge_ids().filter(|edge| cfa.edge(*edge).from == node.loc) {
            if !backward[cfa.edge(edge).to.index()] {
                continue;
            }
            let child = children.iter().find(|child| child.parent.unwrap().1 == edge);
            let child = child.ok_or_else(|| format!("{} has no child for edge {}", node.number, edge.0))?;
            if !oracle.image(edge, &own).is_subset(&states(terms, oracle, child)) {
                return Err(format!("{} does not imply {}", node.number, child.number));
            }
        }
    }
    Ok(())
}

/// Runs an engine and checks what it answers; whether the automaton is safe, if it answers in time.
fn check(
    terms: &mut Terms,
    (cfa, oracle): (&Cfa, &Oracle),
    (setting, patience): (usize, Duration),
    told: &str,
) -> Option<bool> {
    let facts = Invariant::default();
    let task = Task { cfa, facts: &facts };
    let (control, tree) = listening(patience);
    let told = format!("{told}, {:?}", SETTINGS[setting]);
    let outcome = task.solve(engine(SETTINGS[setting]).as_mut(), terms, &control);
    match outcome.unwrap_or_else(|e| panic!("{told}: {e}")).verdict {
        Verdict::Safe(proof) => {
            assert!(oracle.is_safe(), "{told}: it is not safe");
            oracle.accepts(terms, &proof).unwrap_or_else(|why| panic!("{told}: {why}"));
            check_proof(terms, cfa, &proof, &Limits::none(), second_solver(""))
                .unwrap_or_else(|why| panic!("{told}: {why}"));
            let tree = tree.lock().unwrap().take().unwrap();
            complete(terms, cfa, oracle, &tree).unwrap_or_else(|why| panic!("{told}: {why}\n{}", tree.dot()));
            Some(true)
        }
        Verdict::Unsafe(run) => {
            let end = run.execute(terms, cfa);
            assert_eq!(end.map(|(at, _)| at), Some(cfa.error), "{told}: the run does not reach the error");
            assert!(!oracle.is_safe(), "{told}: it is safe");
            Some(false)
        }
        Verdict::Unknown(why) => {
            assert_ne!(patience, PATIENCE, "{told}: {why}");
            None
        }
    }
}

fn agree(shape: &Shape, patience: Duration, seeds: std::ops::Range<u64>) {
    let (mut safe, mut unsafe_, mut late) = (0, 0, 0);
    for seed in seeds {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(seed), &mut terms, shape);
        let oracle = Oracle::explore(&terms, &cfa);
        let (large, _) = encode(&cfa, BlockSize::Large);
        let of_large = Oracle::explore(&terms, &large);
        let (first, any) = (seed as usize % 5, seed as usize % SETTINGS.len());
        for (on, setting) in [((&cfa, &oracle), first), ((&cfa, &oracle), any), ((&large, &of_large), any)] {
            match check(
                &mut terms,
                on,
                (setting, patience_for(setting, patience)),
                &format!("seed {seed}, {} edges", on.0.edges.len()),
            ) {
                Some(true) => safe += 1,
                Some(false) => unsafe_ += 1,
                None => late += 1,
            }
        }
    }
    assert!(safe * 20 > unsafe_ && unsafe_ * 20 > safe, "{safe} safe, {unsafe_} unsafe");
    assert!(
        late * 20 <= safe + unsafe_ + late,
        "{late} of {} are not answered in time",
        safe + unsafe_ + late
    );
}

#[test]
fn every_engine_agrees_with_the_oracle_on_tiny_automata() {
    agree(&Shape::tiny(), PATIENCE, 0..120 * scale());
}

#[test]
fn every_engine_agrees_with_the_oracle() {
    agree(&Shape::default(), LESS_PATIENCE, 100_000..100_000 + 20 * scale());
}

/// `x := 0; while (*) x := x + 2; error if x = 7`, with words of so many bits.
fn even(terms: &mut Terms, width: u32) -> (Cfa, Term) {
    let mut cfa = Cfa::new();
    let x = terms.var("x", Sort::Bv(width));
    cfa.add_var(x, "x");
    let head = cfa.add_location("head", 1);
    let mut ids = 0..;
    let mut block =
        |command: Command| Block::sequence(vec![Step { command, id: StepId(ids.next().unwrap()) }]);
    let (zero, two, seven) = (terms.bv(width, 0), terms.bv(width, 2), terms.bv(width, 7));
    let (more, wrong) = (terms.bvadd(x, two), terms.eq(x, seven));
    cfa.add_edge(Loc(0), head, block(Command::Assign(x, zero)));
    cfa.add_edge(head, head, block(Command::Assign(x, more)));
    cfa.add_edge(head, Loc(1), block(Command::Assume(wrong)));
    (cfa, x)
}

/// The tree of a loop: a node at its head that is strengthened, and one after a round that it covers.
#[test]
fn a_loop_is_closed_by_a_covering() {
    for (name, _) in &SETTINGS[..5] {
        let mut terms = Terms::new();
        let (cfa, _) = even(&mut terms, 8);
        let (control, tree) = listening(PATIENCE);
        let task = Task { cfa: &cfa, facts: &Invariant::default() };
        let outcome = task.solve(registry::make(name).unwrap().as_mut(), &mut terms, &control).unwrap();
        assert!(matches!(outcome.verdict, Verdict::Safe(_)), "{name}: {:?}", outcome.verdict);
        let tree = tree.lock().unwrap().take().unwrap();
        tree.complete().unwrap();
        assert!(tree.nodes.iter().any(|node| node.covered_by.is_some()), "{name}\n{}", tree.dot());
        assert!(tree.dot().starts_with("digraph tree {"));
        assert!(outcome.stats.get("coverings") > 0, "{name}");
    }
}

/// What is wrong with a tree is seen: an open leaf, a covering by a later node, one by a node that is covered itself.
#[test]
fn trees_that_are_not_complete_are_told() {
    let node = |number: u32, parent: Option<u32>, covered_by: Option<u32>, expanded: bool| TreeNode {
        number,
        loc: Loc(u32::from(number > 0) * 2),
        location: String::new(),
        parent: parent.map(|parent| (parent, certus_model::EdgeId(number))),
        label: Vec::new(),
        text: Vec::new(),
        covered_by,
        expanded,
        is_false: false,
        is_error: false,
    };
    let root = node(0, None, None, true);
    let first = node(1, Some(0), None, true);
    let good = Tree { nodes: vec![root.clone(), first.clone(), node(2, Some(1), Some(1), false)] };
    good.complete().unwrap();
    let open = Tree { nodes: vec![root.clone(), first.clone(), node(2, Some(1), None, false)] };
    open.complete().unwrap_err();
    let circle = Tree {
        nodes: vec![root.clone(), node(1, Some(0), Some(2), false), node(2, Some(0), Some(1), false)],
    };
    circle.complete().unwrap_err();
    let chain =
        Tree { nodes: vec![root, first, node(2, Some(1), Some(1), false), node(3, Some(1), Some(2), false)] };
    chain.complete().unwrap_err();
}

#[test]
fn same_task_same_answer_and_statistics() {
    for seed in 0..20 {
        let once = || {
            let mut terms = Terms::new();
            let cfa = random_cfa(&mut Rng::new(seed), &mut terms, &Shape::default());
            let task = Task { cfa: &cfa, facts: &Invariant::default() };
            let mut engine = engine(SETTINGS[seed as usize % SETTINGS.len()]);
            let outcome = task.solve(engine.as_mut(), &mut terms, &Control::default()).unwrap();
            (format!("{:?}", outcome.verdict), outcome.stats.counters().to_vec())
        };
        assert_eq!(once(), once(), "seed {seed}");
    }
}

#[test]
fn limits_end_them() {
    for (name, _) in &SETTINGS[..5] {
        let mut terms = Terms::new();
        let (cfa, _) = even(&mut terms, 8);
        let limits = Limits::none().with_timeout(Duration::ZERO);
        let control = Control { limits, ..Control::default() };
        let task = Task { cfa: &cfa, facts: &Invariant::default() };
        let outcome = task.solve(registry::make(name).unwrap().as_mut(), &mut terms, &control).unwrap();
        assert!(matches!(outcome.verdict, Verdict::Unknown(_)), "{name}");
    }
}
