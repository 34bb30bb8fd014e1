//! Passes that say they preserve divergence, on random automata: there is an infinite run afterwards iff there was one
//! before. A search over all states tells.

mod common;

use certus_logic::{Sort, Terms};
use certus_model::large_block::BlockSize;
use certus_model::{Cfa, Loc};
use certus_reduce::{Options, passes, passes_that_preserve_divergence, reduce};
use certus_testing::{Oracle, Rng, Shape, State, random_cfa, scale};
use common::shown;

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
            let mut edges = outgoing[loc.index()].iter();
            edges.any(|id| {
                let to = cfa.edge(*id).to;
                oracle.successors(*id, *state).into_iter().any(|next| known.contains(&(to, next)))
            })
        });
        if states.len() == known.len() {
            return !states.is_empty();
        }
    }
}

/// How many automata have an infinite run, of how many.
fn check(options: &Options, first: u64, count: u64, what: &str) -> (u64, u64) {
    let (mut infinite, mut all) = (0, 0);
    for seed in first..first + count {
        let mut terms = Terms::new();
        let raw = random_cfa(&mut Rng::new(seed), &mut terms, &Shape::tiny());
        let before = diverges(&Oracle::explore(&terms, &raw));
        let reduction = reduce(&mut terms, &raw, options, None);
        let after = diverges(&Oracle::explore(&terms, &reduction.cfa));
        assert_eq!(before, after, "{what}, seed {seed}\n{}", shown(&terms, &raw));
        infinite += u64::from(before);
        all += 1;
    }
    (infinite, all)
}

#[test]
fn passes_that_say_so_preserve_infinite_runs() {
    let names: Vec<&str> = passes_that_preserve_divergence().iter().map(|pass| pass.name()).collect();
    for (number, name) in names.iter().enumerate() {
        let options = Options { block: BlockSize::Small, ..Options::only(&[name]) };
        check(&options, 70_000_000 + 1_000_000 * number as u64, 25 * scale(), name);
    }
    let options = Options { block: BlockSize::Small, ..Options::only(&names) };
    let (infinite, all) = check(&options, 99_000_000, 150 * scale(), "all of them");
    assert!(infinite > 0 && infinite < all, "{infinite} of {all}");
}

/// Whether there is an infinite run after some passes.
fn diverges_after(terms: &mut Terms, raw: &Cfa, names: &[&str]) -> bool {
    let reduction = reduce(terms, raw, &Options::only(names), None);
    diverges(&Oracle::explore(terms, &reduction.cfa))
}

/// A loop that ends and that the error does not depend on. Slicing leaves its edges and takes its test away.
const COUNTING: &str = "
    init -> head: i := #b000
    head -> head: [(bvult i #b101)]; i := (bvadd i #b001)
    head -> error: [(not (bvult i #b101))]; [(= x #b001)]
";

/// The others are right not to say so: each of them loses or makes an infinite run somewhere.
#[test]
fn the_other_passes_do_not() {
    for pass in passes().iter().filter(|pass| !pass.info().preserves_divergence) {
        let mut terms = Terms::new();
        let vars = [("i", Sort::Bv(3)), ("x", Sort::Bv(3))];
        let counting = common::text::automaton(&mut terms, &vars, COUNTING);
        let made = diverges_after(&mut terms, &counting, &[pass.name()]);
        // What `dead` leaves of a loop is for `stutter` to remove.
        let before: &[&str] = if pass.name() == "stutter" { &["dead"] } else { &[] };
        let with: Vec<&str> = before.iter().copied().chain([pass.name()]).collect();
        let mut seeds = 98_000_000..98_000_400;
        let differs = made
            || seeds.any(|seed| {
                let raw = random_cfa(&mut Rng::new(seed), &mut terms, &Shape::tiny());
                diverges_after(&mut terms, &raw, before) != diverges_after(&mut terms, &raw, &with)
            });
        assert!(differs, "{} may say that it preserves divergence", pass.name());
    }
}
