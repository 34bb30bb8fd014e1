//! What each pass removes, on automata small enough to read. Every one is checked in all respects as well:
//! the verdict, the lifted proof, the lifted run.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::{Sort, Terms};
use certus_model::large_block::BlockSize;
use certus_reduce::{Options, Reduction, Size, live_at};
use common::text::automaton;
use common::{check, shown};

const BYTE: Sort = Sort::Bv(8);

/// Reduces with some passes, checks the result, and shows it.
fn reduced(vars: &[(&str, Sort)], text: &str, names: &[&str]) -> (Terms, Reduction) {
    let mut terms = Terms::new();
    let raw = automaton(&mut terms, vars, text);
    let small = if names.contains(&"large") { BlockSize::Large } else { BlockSize::Small };
    let options = Options { block: small, ..Options::only(names) };
    match check(&mut terms, &raw, &options) {
        Ok((reduction, _)) => (terms, reduction),
        Err(why) => panic!("{why}"),
    }
}

fn size(vars: &[(&str, Sort)], text: &str, names: &[&str]) -> Size {
    let (terms, reduction) = reduced(vars, text, names);
    Size::of(&terms, &reduction.cfa)
}

fn seen(vars: &[(&str, Sort)], text: &str, names: &[&str]) -> String {
    let (terms, reduction) = reduced(vars, text, names);
    shown(&terms, &reduction.cfa)
}

#[test]
fn unreachable_locations_go() {
    let text = "init -> a: x := #x00
                a -> a: x := (bvadd x #x01)
                a -> error: [(= x #xff)]
                a -> end: [(= x #x09)]
                end -> end: x := #x01
                lost -> a: x := #x05
                lost -> lost: x := #x06";
    assert_eq!(size(&[("x", BYTE)], text, &["unreachable"]).locations, 3);
}

#[test]
fn chains_become_one_edge() {
    let text = "init -> a: x := #x00
                a -> b: x := (bvadd x #x01)
                b -> c: x := (bvadd x #x02)
                c -> c: x := (bvadd x #x03)
                c -> error: [(= x #x07)]";
    let small = size(&[("x", BYTE)], text, &["chains"]);
    assert_eq!((small.locations, small.edges, small.commands), (3, 3, 5));
}

#[test]
fn temporaries_are_put_in() {
    let text = "init -> a: havoc x
                a -> b: t := (bvadd x #x01); y := t; z := #x05
                b -> error: [(bvult y #x03)]; [(= z #x05)]";
    let text = &text.replace("#x0", "#x");
    let four = Sort::Bv(4);
    let vars = [("x", four), ("y", four), ("t", four), ("z", four)];
    let text = seen(&vars, text, &["chains", "propagate", "dead", "variables"]);
    assert_eq!(text, "initial 0, error 1\n0 -> 1\n    0 -> 1: havoc x #0; [(bvult (bvadd #x1 x) #x3)]\n");
}

#[test]
fn counters_in_step_are_one() {
    let text = "init -> a: i := #x00; j := #x01
                a -> a: [(bvult i #x20)]; i := (bvadd i #x02); j := (bvadd j #x02)
                a -> error: [(= i j)]";
    let small = size(&[("i", BYTE), ("j", BYTE)], text, &["propagate", "dead", "variables", "unreachable"]);
    assert_eq!((small.edges, small.variables), (0, 0));
}

#[test]
fn constants_decide_branches() {
    let text = "init -> a: debug := #x00; havoc x
                a -> b: [(= debug #x00)]
                a -> error: [(not (= debug #x00))]
                b -> b: [(bvult x #x20)]; x := (bvadd x #x01)
                b -> error: [(= x #x1f)]; [(= debug #x00)]";
    let small = size(&[("x", BYTE), ("debug", BYTE)], text, &["propagate", "dead", "variables"]);
    assert_eq!((small.edges, small.variables), (4, 1));
}

#[test]
fn tests_are_passed_by_edges_that_decide_them() {
    let text = "init -> a: havoc x
                a -> b: [(bvult x #x05)]; t := #x01
                a -> b: [(bvuge x #x05)]; t := #x00
                b -> c: [(= t #x01)]
                b -> d: [(not (= t #x01))]
                c -> error: [(= x #x07)]
                d -> error: [(= x #x03)]";
    let vars = [("x", BYTE), ("t", BYTE)];
    assert_eq!(size(&vars, text, &["jump-threading", "unreachable", "chains", "infeasible"]).edges, 0);
    assert!(size(&vars, text, &["unreachable", "chains", "infeasible"]).edges > 0);
}

#[test]
fn what_is_assumed_later_is_assumed_where_a_value_is_chosen() {
    let text = "init -> a: havoc x; y := x; havoc z
                a -> b: [(= z #x00)]; y := (bvadd y #x01)
                a -> b: [(not (= z #x00))]
                b -> error: [(= x #x02)]; [(bvult #x05 y)]";
    let text = &text.replace("#x0", "#x");
    let four = Sort::Bv(4);
    let vars = [("x", four), ("y", four), ("z", four)];
    assert_eq!(
        size(&vars, text, &["necessary-constants", "propagate", "infeasible", "unreachable"]).edges,
        0
    );
    assert!(size(&vars, text, &["propagate", "infeasible", "unreachable"]).edges > 0);
}

#[test]
fn a_loop_that_is_never_gone_round_keeps_its_location() {
    let text = "init -> a: c := #x00; havoc x
                a -> a: [(= c #x01)]; x := (bvadd x #x01)
                a -> error: [(= c #x02)]; [(= x #x05)]";
    let vars = [("x", BYTE), ("c", BYTE)];
    assert_eq!(size(&vars, text, &["propagate", "unreachable", "large", "stutter"]).edges, 0);
}

#[test]
fn dead_assignments_go() {
    let text = "init -> a: x := #x00; n := #x00; x := #x01
                a -> a: x := (bvadd x #x02); n := (bvadd n #x01); havoc h
                a -> error: [(= x #x04)]";
    let small = size(&[("x", BYTE), ("n", BYTE), ("h", Sort::Bv(2))], text, &["dead", "variables"]);
    assert_eq!((small.commands, small.variables), (3, 1));
}

const IRRELEVANT_BRANCH: &str = "init -> a: havoc x; havoc d; n := #b0
     a -> b: [(= d #b1)]
     a -> c: [(not (= d #b1))]
     b -> c: n := #b1
     c -> error: [(bvult x #x03)]";

#[test]
fn irrelevant_branches_are_sliced() {
    let vars = [("x", BYTE), ("d", Sort::Bv(1)), ("n", Sort::Bv(1))];
    let small = size(&vars, IRRELEVANT_BRANCH, &["slice", "variables"]);
    assert_eq!((small.commands, small.variables), (2, 1));
    let whole = size(&vars, IRRELEVANT_BRANCH, &["slice", "variables", "large", "blocks", "dead"]);
    assert_eq!((whole.locations, whole.edges, whole.commands), (2, 1, 2));
}

#[test]
fn an_assumption_that_may_block_is_kept() {
    let text = "init -> a: havoc x; d := #b0
                a -> c: [(= d #b1)]
                c -> error: [(bvult x #x03)]";
    let small = size(&[("x", BYTE), ("d", Sort::Bv(1))], text, &["slice", "variables"]);
    assert_eq!(small.variables, 2);
}

#[test]
fn loops_that_end_are_sliced_and_others_are_not() {
    let text = |step: &str| {
        format!(
            "init -> a: havoc x; i := #x0
             a -> b: [(bvult i #xa)]
             b -> a: i := (bvadd i {step})
             a -> c: [(not (bvult i #xa))]
             c -> error: [(bvult x #x3)]"
        )
    };
    let vars = [("x", Sort::Bv(4)), ("i", Sort::Bv(4))];
    assert_eq!(size(&vars, &text("#x1"), &["slice", "variables"]).variables, 1);
    assert_eq!(size(&vars, &text("#x0"), &["slice", "variables"]).variables, 2);
    let all = ["slice", "variables", "large", "stutter", "chains"];
    let whole = size(&vars, &text("#x1"), &all);
    assert_eq!((whole.locations, whole.edges), (3, 2), "{}", seen(&vars, &text("#x1"), &all));
}

#[test]
fn nested_and_questioning_loops_are_sliced() {
    let text = "init -> a: havoc x; i := #x0
                a -> b: [(not (= i #x7))]; j := #x0
                b -> b: [(bvult j i)]; j := (bvadd j #x1)
                b -> a: [(not (bvult j i))]; i := (bvadd i #x1)
                a -> q: [(= i #x7)]; havoc j
                q -> q: [(not (= j #x0))]; i := #x1; havoc j
                q -> c: [(= j #x0)]
                c -> error: [(bvult x #x3)]";
    let vars = [("x", Sort::Bv(4)), ("i", Sort::Bv(4)), ("j", Sort::Bv(4))];
    assert_eq!(size(&vars, text, &["slice", "variables"]).variables, 1);
}

#[test]
fn intervals_show_what_cannot_happen() {
    let text = "init -> a: i := #x00
                a -> b: [(bvult i #x0a)]
                b -> a: i := (bvadd i #x01)
                b -> error: [(bvult #x09 i)]
                a -> c: [(not (bvult i #x0a))]
                c -> error: [(not (= i #x0a))]";
    let small = size(&[("i", BYTE)], text, &["infeasible", "unreachable"]);
    assert_eq!((small.locations, small.edges), (2, 0));
}

#[test]
fn loops_on_constants_are_executed() {
    // The two counters are followed together: neither intervals nor equalities know what is left in `e`.
    let text = |start: &str| {
        format!(
            "init -> a: havoc x; m := #b00001; {start}
             a -> a: [(bvult m #b10000)]; m := (bvshl m #b00001); e := (bvsub e #x3)
             a -> c: [(not (bvult m #b10000))]
             c -> error: [(= (bvadd x e) #x0)]; [(not (= x #xc))]"
        )
    };
    let vars = [("x", Sort::Bv(4)), ("m", Sort::Bv(5)), ("e", Sort::Bv(4))];
    let passes = ["constant-sets", "dead", "slice", "variables"];
    assert_eq!(size(&vars, &text("e := #x0"), &passes).variables, 1, "nobody asks for the loop any more");
    assert_eq!(size(&vars, &text("havoc e"), &passes).variables, 3, "there is no constant to begin with");
    // More rounds than are told apart: only what all of them agree on is kept.
    let vars = [("x", Sort::Bv(3)), ("m", BYTE), ("e", Sort::Bv(3))];
    let long = "init -> a: m := #x00; e := #b101; havoc x
                a -> a: [(not (= m #xf0))]; m := (bvadd m #x01); x := (bvadd x e)
                a -> error: [(= m #xf0)]; [(= x e)]";
    let seen = seen(&vars, long, &["constant-sets"]);
    assert!(seen.contains("(not (= m #xf0))") && seen.contains("(bvadd #b101 x)"), "{seen}");
}

#[test]
fn linear_equations_make_variables_redundant() {
    let text = "init -> a: havoc m; l := #x0; h := (bvmul #x2 m)
                a -> a: [(not (= m #x0))]; l := (bvadd l #x1); h := (bvsub h #x1); m := (bvsub m #x1)
                a -> error: [(= m #x0)]; [(not (= l h))]";
    let vars = [("l", Sort::Bv(4)), ("m", Sort::Bv(4)), ("h", Sort::Bv(4))];
    let passes = ["affine", "dead", "variables", "propagate", "unreachable"];
    let small = size(&vars, text, &passes);
    assert_eq!((small.variables, small.edges), (0, 0), "{}", seen(&vars, text, &passes));
}

#[test]
fn known_bits_show_what_cannot_happen() {
    let text = "init -> a: y := #x01
                a -> a: havoc x; y := (bvadd y (bvmul #x02 x))
                a -> error: [(= y #x00)]";
    let small = size(&[("x", BYTE), ("y", BYTE)], text, &["infeasible", "unreachable"]);
    assert_eq!(small.edges, 0);
}

#[test]
fn small_numbers_get_few_bits() {
    let text = "init -> a: havoc x; [(bvult x #x0a)]; s := #xff
                a -> a: [(bvult x #x09)]; x := (bvadd x #x01)
                a -> b: [(= x #x09)]; s := (bvadd s #x01)
                b -> error: [(= s #x00)]; [(bvult #x08 x)]";
    let small = size(&[("x", BYTE), ("s", BYTE)], text, &["widths"]);
    assert_eq!(small.bits, 5);
}

const STATES: &str = "init -> a: s := #x10; havoc x
     a -> a: [(= s #x10)]; s := #x20
     a -> a: [(= s #x20)]; [(bvult x #x05)]; s := #x43; x := (bvadd x s)
     a -> a: [(bvult #x30 s)]; havoc x; s := #x10
     a -> error: [(= s #x43)]; [(= x #x46)]";

#[test]
fn few_constants_become_an_enumeration() {
    let small = size(&[("s", BYTE), ("x", BYTE)], STATES, &["finite-domains"]);
    assert_eq!(small.bits, 10);
}

#[test]
fn values_that_nobody_tells_apart_become_one() {
    let text = "init -> a: havoc h; havoc x
                a -> b: k := h
                b -> b: [(not (= k #x0))]; x := (bvadd x #x1); havoc h; k := (bvadd h x)
                b -> error: [(= k #x0)]; [(= x #x7)]";
    let four = Sort::Bv(4);
    assert_eq!(size(&[("h", four), ("k", four), ("x", four)], text, &["finite-domains"]).bits, 4 + 4 + 1);
    let text = "init -> a: havoc h
                a -> b: k := h
                b -> error: [(not (= k #x00))]";
    assert_eq!(size(&[("h", BYTE), ("k", BYTE)], text, &["finite-domains"]).bits, 2);
}

#[test]
fn what_matters_only_as_a_difference_becomes_one() {
    // Nobody asks what token or local is, but for how far apart they are.
    let text = "init -> a: havoc t; token := t; local := t
                a -> a: [(= token (bvadd local #x2))]; havoc t; token := t; local := t
                a -> a: [(not (= local (bvadd token #xe)))]; token := (bvadd token #x1)
                a -> error: [(= (bvsub token local) #x5)]";
    let four = Sort::Bv(4);
    let vars = [("t", four), ("token", four), ("local", four)];
    assert_eq!(size(&vars, text, &[]).bits, 8);
    assert_eq!(size(&vars, text, &["linear-combinations"]).bits, 4);
    // Here one of them matters by itself.
    let text = text.replace("[(= (bvsub token local) #x5)]", "[(= token #x5)]");
    assert_eq!(size(&vars, &text, &["linear-combinations"]).bits, 8);
}

#[test]
fn equal_locations_are_merged() {
    let text = "init -> a: havoc x
                init -> b: havoc x
                a -> c: x := (bvadd x #x01)
                b -> d: x := (bvadd x #x01)
                c -> c: [(bvult x #x09)]; x := (bvadd x #x02)
                d -> d: [(bvult x #x09)]; x := (bvadd x #x02)
                c -> error: [(= x #x09)]
                d -> error: [(= x #x09)]";
    assert_eq!(size(&[("x", BYTE)], text, &["bisimulation"]).locations, 4);
}

#[test]
fn large_blocks_leave_loop_heads() {
    let text = "init -> a: x := #x00
                a -> b: [(bvult x #x09)]
                a -> c: [(not (bvult x #x09))]
                b -> d: x := (bvadd x #x01)
                c -> d: x := (bvadd x #x02)
                d -> a: [(not (= x #x0c))]
                d -> error: [(= x #x0c)]";
    let small = size(&[("x", BYTE)], text, &["large"]);
    assert_eq!((small.locations, small.edges), (3, 3));
}

#[test]
fn ways_that_do_the_same_become_one() {
    let text = "init -> a: havoc x; havoc y
                a -> b: [(bvult y #x09)]; x := (bvadd x #x01)
                a -> c: [(not (bvult y #x09))]; x := (bvadd x #x01)
                b -> d: [(= x #x04)]
                c -> d: [(= x #x05)]
                d -> error: x := #x00";
    let small = size(&[("x", BYTE), ("y", BYTE)], text, &["large", "blocks"]);
    assert_eq!((small.edges, small.commands), (1, 9));
    let text = text.replace("#x05", "#x04");
    let small = size(&[("x", BYTE), ("y", BYTE)], &text, &["large", "blocks"]);
    assert_eq!(small.commands, 5);
}

#[test]
fn all_together_leave_what_matters() {
    let (terms, reduction) = reduced_by_all(STATES);
    let small = Size::of(&terms, &reduction.cfa);
    assert_eq!((small.locations, small.edges), (3, 3), "{}", shown(&terms, &reduction.cfa));
    assert_eq!(small.bits, 10);
    assert!(reduction.stats.iter().any(|stats| stats.name == "finite-domains" && stats.bits == 6));
    assert_eq!(live_at(&terms, &reduction.cfa)[reduction.cfa.initial.index()].len(), 0);
}

fn reduced_by_all(text: &str) -> (Terms, Reduction) {
    let mut terms = Terms::new();
    let raw = automaton(&mut terms, &[("s", BYTE), ("x", BYTE)], text);
    let (reduction, _) = check(&mut terms, &raw, &Options::default()).unwrap();
    (terms, reduction)
}

#[test]
fn every_pass_declares_what_it_is() {
    let all = certus_reduce::passes();
    for info in all.iter().map(|pass| pass.info()) {
        for text in [info.about, info.literature, info.place] {
            assert!(text.len() > 10 && !text.ends_with('.'), "{}: `{text}`", info.name);
        }
    }
    assert_eq!(
        all.iter().map(|pass| pass.name()).collect::<std::collections::BTreeSet<_>>().len(),
        all.len()
    );
    let names: Vec<_> =
        certus_reduce::passes_that_preserve_divergence().iter().map(|pass| pass.name()).collect();
    assert!(names.contains(&"bisimulation") && !names.contains(&"slice"), "{names:?}");
}
