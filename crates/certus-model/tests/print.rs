//! Printing: readable, well-formed, the same every time.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::{Sort, Terms};
use certus_model::large_block::{BlockSize, encode};
use certus_model::{Cfa, StepId, print};
use certus_testing::Shape;
use common::each;
use expect_test::{expect, expect_file};

/// Whether every element of an XML text is closed, in order, and nothing stands unescaped.
fn well_formed(text: &str) -> Result<(), String> {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        if rest[..start].contains('>') {
            return Err(format!("a bracket in {:?}", &rest[..start]));
        }
        let end = rest[start..].find('>').ok_or("a tag does not end")? + start;
        let tag = &rest[start + 1..end];
        if !tag.matches('"').count().is_multiple_of(2) || tag.contains('<') {
            return Err(format!("the attributes of {tag:?}"));
        }
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Err(format!("{name} is not open"));
            }
        } else if !tag.ends_with('/') {
            open.push(tag.split_whitespace().next().unwrap());
        }
        rest = &rest[end + 1..];
    }
    let ampersands = text.match_indices('&').map(|(at, _)| &text[at..]);
    for entity in ampersands {
        if !["&lt;", "&gt;", "&amp;", "&quot;"].iter().any(|known| entity.starts_with(known)) {
            return Err("an ampersand".to_owned());
        }
    }
    if open.is_empty() { Ok(()) } else { Err(format!("{open:?} are open at the end")) }
}

fn check(terms: &Terms, cfa: &Cfa, told: &str) {
    let describe = |id: StepId| id.0.is_multiple_of(3).then(|| format!("\"a<b>\\&.c\":{}\n", id.0));
    let text = print::text(terms, cfa, &describe);
    for var in &cfa.vars {
        assert!(text.contains(&var.name), "{told}");
    }
    let json: serde_json::Value = serde_json::from_str(&print::json(terms, cfa, &describe)).unwrap();
    assert_eq!(json["locations"].as_array().unwrap().len(), cfa.locations.len(), "{told}");
    let steps: usize = json["edges"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|edge| edge["block"]["arcs"].as_array().unwrap())
        .map(|arc| arc["steps"].as_array().unwrap().len())
        .sum();
    assert_eq!(steps, cfa.edges.iter().map(|edge| edge.block.steps().count()).sum::<usize>(), "{told}");
    let dot = print::dot(terms, cfa, &describe);
    assert_eq!(dot.matches(" -> ").count(), cfa.edges.len(), "{told}");
    let svg = print::svg(terms, cfa, &describe);
    well_formed(&svg).unwrap_or_else(|why| panic!("{told}: {why}"));
    assert_eq!(svg.matches("marker-end").count(), cfa.edges.len(), "{told}: an edge is not drawn");
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{told}");
    assert_eq!(svg, print::svg(terms, cfa, &describe), "{told}: another picture");
}

#[test]
fn everything_is_printed() {
    each(&Shape::default(), 140_000, 150, |case| {
        let told = format!("seed {}", case.seed);
        check(&case.terms, &case.cfa, &told);
        let (large, _) = encode(&case.cfa, BlockSize::Large);
        check(&case.terms, &large, &told);
    });
}

#[test]
fn a_large_automaton_is_printed_too() {
    let mut terms = Terms::new();
    let x = terms.var("x", Sort::Bv(32));
    let one = terms.bv(32, 1);
    let (guard, mut cfa) = (terms.eq(x, one), Cfa::new());
    cfa.add_var(x, "x");
    let other = terms.not(guard);
    let locs: Vec<_> = (0..1000).map(|n| cfa.add_location(format!("l{n}"), n)).collect();
    let mut id = 0;
    let mut block = |guard| {
        id += 1;
        let step = certus_model::Step { command: certus_model::Command::Assume(guard), id: StepId(id) };
        certus_model::Block::sequence(vec![step])
    };
    cfa.add_edge(cfa.initial, locs[0], block(guard));
    // Diamonds in a row, with a loop round each ten.
    for n in (0..locs.len() - 3).step_by(3) {
        cfa.add_edge(locs[n], locs[n + 1], block(guard));
        cfa.add_edge(locs[n], locs[n + 2], block(other));
        cfa.add_edge(locs[n + 1], locs[n + 3], block(guard));
        cfa.add_edge(locs[n + 2], locs[n + 3], block(guard));
        cfa.add_edge(locs[n], cfa.error, block(other));
        cfa.add_edge(locs[n], locs[n.saturating_sub(30)], block(other));
    }
    check(&terms, &cfa, "large");
}

/// A small automaton in all forms; `UPDATE_EXPECT=1 cargo test -p certus-model --test print` writes them anew.
#[test]
fn an_automaton_looks_like_this() {
    let mut terms = Terms::new();
    let cfa = certus_testing::examples::two_branches(&mut terms);
    let describe = |_: StepId| None;
    expect![[r#"
        5 locations, 6 edges, 1 variables, 8 bits

        variables
          x: bv8

        locations
          0 init                  initial
          1 error                 error
          2 A          line 1     loop head
          3 B          line 2
          4 C          line 3

        edges
          0 init -> 2 A
              x = 0
          2 A -> 3 B
              x = 0
          2 A -> 4 C
          3 B -> 2 A
          4 C -> 2 A
              x = x + 1
          4 C -> 1 error
              assume x == 3
    "#]]
    .assert_eq(&print::text(&terms, &cfa, &describe));
    expect_file!["./print/two_branches.dot"].assert_eq(&print::dot(&terms, &cfa, &describe));
    expect_file!["./print/two_branches.svg"].assert_eq(&print::svg(&terms, &cfa, &describe));
    expect_file!["./print/two_branches.json"].assert_eq(&print::json(&terms, &cfa, &describe));
}

#[test]
fn terms_look_like_c() {
    let mut t = Terms::new();
    let (x, y) = (t.var("x", Sort::Bv(32)), t.var("y", Sort::Bv(32)));
    let (b, c) = (t.var("b", Sort::Bool), t.var("c", Sort::Bv(8)));
    let one = t.bv(32, 1);
    let sum = t.bvadd(x, one);
    let less = t.bvslt(sum, y);
    assert_eq!(print::term(&t, less), "x + 1 <s y");
    let not = t.not(less);
    assert_eq!(print::term(&t, not), "y <=s x + 1");
    let five = t.bv(32, 5);
    let small = t.bvult(five, x);
    assert_eq!(print::term(&t, small), "x >=u 6");
    let difference = t.bvsub(x, y);
    let less = t.bvsub(difference, five);
    assert_eq!(print::term(&t, less), "x - y - 5");
    let mask = t.bvand(x, y);
    let zero = t.bv(32, 0);
    let clear = t.eq(mask, zero);
    assert_eq!(print::term(&t, clear), "(x & y) == 0");
    let or = t.or2(b, clear);
    assert_eq!(print::term(&t, or), "b || (x & y) == 0");
    let wide = t.zero_extend(24, c);
    let wide = t.bvmul(wide, y);
    assert_eq!(print::term(&t, wide), "y * u32(c)");
    let choice = t.ite(b, x, y);
    let product = t.bvudiv(choice, y);
    assert_eq!(print::term(&t, product), "(b ? x : y) /u y");
    let bits = t.bvor(x, y);
    assert_eq!(print::term(&t, bits), "x | y");
    let minus = t.bv(32, u128::MAX);
    let equal = t.eq(x, minus);
    assert_eq!(print::term(&t, equal), "x == -1");
}

/// A term whose text would be exponentially long, or nested too deep for the stack.
#[test]
fn texts_end() {
    let mut t = Terms::new();
    let x = t.var("x", Sort::Bv(8));
    let mut term = x;
    for _ in 0..60 {
        term = t.bvmul(term, term);
    }
    assert!(print::term(&t, term).chars().count() < 10_000);
    let mut term = x;
    for n in 0..100_000 {
        let other = t.var(&format!("y{}", n % 3), Sort::Bv(8));
        let sum = t.bvudiv(term, other);
        term = t.bvurem(other, sum);
    }
    assert!(print::term(&t, term).ends_with(['…', ')']));
}
