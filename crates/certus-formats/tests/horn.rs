//! Horn clauses as people write them: what they mean, and what is said of mistakes.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_formats::{Format, Source, horn, read};
use certus_logic::Terms;
use certus_testing::ClauseOracle;
use std::path::Path;

/// Whether clauses are satisfiable, by looking at all values.
fn satisfiable(text: &str) -> bool {
    let mut terms = Terms::new();
    let clauses = horn::read(&mut terms, text.as_bytes()).unwrap_or_else(|why| panic!("{why}\n{text}"));
    clauses.validate(&mut terms).unwrap();
    ClauseOracle::explore(&mut terms, &clauses).is_satisfiable()
}

/// A counter of two bits that starts at 0 and goes up by two, with this query.
fn counter(query: &str) -> String {
    format!(
        "(set-logic HORN)\n(declare-fun P ((_ BitVec 2)) Bool)\n(assert (P #b00))\n\
         (assert (forall ((x (_ BitVec 2))) (=> (P x) (P (bvadd x #b10)))))\n{query}\n(check-sat)\n"
    )
}

#[test]
fn queries_in_many_ways() {
    let ways = [
        "(assert (forall ((x (_ BitVec 2))) (=> (and (P x) (= x VALUE)) false)))",
        "(assert (forall ((x (_ BitVec 2))) (not (and (= x VALUE) (P x)))))",
        "(assert (not (exists ((x (_ BitVec 2))) (and (= x VALUE) (P x)))))",
        "(assert (forall ((x (_ BitVec 2))) (or (not (P x)) (not (= x VALUE)))))",
        "(assert (forall ((x (_ BitVec 2))) (=> (P x) (distinct x VALUE))))",
        "(assert (forall ((x (_ BitVec 2))) (=> (P x) (=> (= x VALUE) false))))",
        "(assert (forall ((x (_ BitVec 2))) (forall ((y Bool)) (=> (and y (and (= x VALUE) (and y (P x)))) (not y)))))",
        "(assert (not (P VALUE)))",
        "(assert (=> (P VALUE) false))",
        "(assert (let ((p (P VALUE))) (let ((q (and p p))) (not q))))",
        "(assert (forall ((x (_ BitVec 2))) (let ((v VALUE)) (let ((a (P x)) (b (= x v))) (=> (and a b) false)))))",
        "(assert (=> (exists ((x (_ BitVec 2))) (and (P x) (= x VALUE))) false))",
        "(assert (let ((e (exists ((x (_ BitVec 2))) (and (P x) (= x VALUE))))) (not (or e e))))",
        "(assert (! (forall ((x (_ BitVec 2))) (! (=> (P x) (not (= x VALUE))) :pattern ((P x)))) :named query))",
        "(assert (forall ((x (_ BitVec 2))) (ite (= x VALUE) (not (P x)) true)))",
        "(define-fun bad ((x (_ BitVec 2))) Bool (= x VALUE))(assert (forall ((x (_ BitVec 2))) (=> (P x) (not (bad x)))))",
        "(define-fun bad ((x (_ BitVec 2))) Bool (and (P x) (= x VALUE)))(assert (forall ((x (_ BitVec 2))) (=> (bad x) false)))",
        "(define-sort W () (_ BitVec 2))(assert (forall ((x W)) (=> (P x) (not (= x VALUE)))))",
        "(declare-fun Q () Bool)(assert (forall ((x (_ BitVec 2))) (=> (and (P x) (= x VALUE)) Q)))(assert (not Q))",
        "(declare-const Q Bool)(assert (=> (P VALUE) Q))(assert (=> Q false))",
        // The same name of another sort in another clause, and a variable that is called like a predicate.
        "(declare-fun Q (Bool) Bool)(assert (forall ((x Bool) (y (_ BitVec 2))) (=> (and (P y) (= y VALUE) x) (Q x))))\
         (assert (forall ((P Bool)) (not (Q P))))",
        // Two quantifiers with the same name: each is its own.
        "(assert (=> (and (exists ((x (_ BitVec 2))) (= x #b01)) (exists ((x (_ BitVec 2))) (and (P x) (= x VALUE)))) false))",
        // A body with two ways, of which one is impossible.
        "(declare-fun Q ((_ BitVec 2)) Bool)(assert (forall ((x (_ BitVec 2))) (=> (or (P x) (Q x)) (not (= x VALUE)))))",
    ];
    for way in ways {
        for (value, safe) in [("#b00", false), ("#b01", true), ("#b10", false), ("#b11", true)] {
            let text = counter(&way.replace("VALUE", value));
            assert_eq!(satisfiable(&text), safe, "{text}");
        }
    }
}

#[test]
fn arguments_of_every_kind() {
    // The same variable twice, constants, terms, in bodies and heads.
    let declare = "(declare-fun P (Bool Bool (_ BitVec 2)) Bool)(assert (forall ((a Bool) (x (_ BitVec 2))) (P a a x)))";
    let query = |atom: &str, more: &str| {
        format!(
            "{declare}(assert (forall ((a Bool) (b Bool) (x (_ BitVec 2))) (=> (and {atom} {more}) false)))"
        )
    };
    assert!(!satisfiable(&query("(P a b x)", "true")));
    assert!(satisfiable(&query("(P a b x)", "(not (= a b))")));
    assert!(satisfiable(&query("(P a (not a) x)", "true")));
    assert!(!satisfiable(&query("(P a a x)", "(not b)")));
    assert!(!satisfiable(&query("(P true true (bvadd x #b01))", "(= x #b11)")));
    assert!(satisfiable(&query("(P true a (bvadd x #b01))", "(not a)")));
    let step = "(assert (forall ((a Bool) (b Bool) (x (_ BitVec 2))) (=> (P a b x) (P (not a) b x))))";
    assert!(!satisfiable(&format!(
        "{step_declared}{q}",
        step_declared = declare.to_owned() + step,
        q = &query("(P a b x)", "(not (= a b))")[declare.len()..]
    )));
}

#[test]
fn heads_with_several_predicates() {
    let text = |value: &str, other: &str| {
        format!(
            "(declare-fun P ((_ BitVec 2)) Bool)(declare-fun Q ((_ BitVec 2)) Bool)\
             (assert (forall ((x (_ BitVec 2))) (=> (= x #b01) (and (P x) (=> (P x) (Q (bvadd x #b01))) (bvult x #b10)))))\
             (assert (not (P {value})))(assert (not (Q {other})))"
        )
    };
    assert!(satisfiable(&text("#b00", "#b00")));
    assert!(!satisfiable(&text("#b01", "#b00")));
    assert!(!satisfiable(&text("#b00", "#b10")));
    // The part of the head that is no predicate is a query of its own.
    let wrong = text("#b00", "#b00").replace("bvult", "bvugt");
    assert!(!satisfiable(&wrong));
}

#[test]
fn rules_and_queries() {
    let text = |query: &str| {
        format!(
            "(set-option :fixedpoint.engine spacer)(declare-rel P ((_ BitVec 2)))(declare-rel Q ())\
             (declare-var x (_ BitVec 2))(declare-var y (_ BitVec 2))\
             (rule (P #b00))(rule (=> (and (P x) (= y (bvadd x #b10))) (P y)) step)\
             (rule (=> (and (P x) (= x #b01)) Q)){query}"
        )
    };
    assert!(satisfiable(&text("(query Q :print-certificate true)")));
    assert!(!satisfiable(&text("(query P)")));
    assert!(!satisfiable(&text("(query (P #b10))")));
    assert!(satisfiable(&text("(query (P #b11))")));
    assert!(satisfiable(&text("(query (and (P x) (= x #b11)))")));
    assert!(!satisfiable(&text("(query Q)(query (P #b10))")), "several queries");
    // Z3 answers `sat` where the goal of a query can be derived.
    assert_eq!(horn::words(text("(query P)").as_bytes()), ["unsat", "sat"]);
    assert_eq!(horn::words(counter("").as_bytes()), ["sat", "unsat"]);
}

#[test]
fn without_predicates() {
    assert!(satisfiable("(check-sat)"));
    assert!(satisfiable("(assert true)(assert (forall ((x (_ BitVec 3))) (= x x)))"));
    assert!(!satisfiable("(assert false)"));
    assert!(!satisfiable("(assert (forall ((x (_ BitVec 3))) (bvult x #b111)))"));
    assert!(satisfiable("(declare-fun P () Bool)(assert P)(assert (=> P P))"));
    assert!(!satisfiable("(declare-fun P () Bool)(assert P)(assert (not P))"));
    // What comes after the end does not count.
    assert!(satisfiable("(assert true)(check-sat)(get-model)(exit)(assert false)"));
}

/// The relation has neither variables nor equations that it does not need.
#[test]
fn relations_are_short() {
    let text = "(declare-fun P (Int Int) Bool)\n(assert (forall ((i Int) (n Int)) (=> (= i 0) (P i n))))\n\
        (assert (forall ((i Int) (n Int) (j Int) (k Int) (unused Real)) (=> (and (P i n) (< i n) (= j (+ i k)) (> k 0)) (P j n))))\n\
        (assert (forall ((n Int) (i Int)) (=> (and (P n i) (> n i)) false)))\n";
    let mut terms = Terms::new();
    let clauses = horn::read(&mut terms, text.as_bytes()).unwrap();
    let name = |vars: &[certus_model::Variable]| vars.iter().map(|var| var.name.clone()).collect::<Vec<_>>();
    assert_eq!(name(&clauses.predicates[0].vars), ["i", "n"]);
    let locals: Vec<_> = clauses.clauses.iter().map(|clause| name(&clause.locals)).collect();
    assert_eq!(locals, [vec![], vec!["k".to_owned()], vec![]]);
    let lines: Vec<u32> = clauses.clauses.iter().map(|clause| clause.line).collect();
    assert_eq!(lines, [2, 3, 4]);
    let texts: Vec<String> = clauses
        .clauses
        .iter()
        .map(|clause| certus_logic::smtlib::term_text(&terms, clause.relation))
        .collect();
    expect_test::expect![[r#"
        (= 0 |i'|)
        (and (<= (- i n) (- 1)) (> k 0) (= (+ i k) |i'|) (= n |n'|))
        (> (- i n) 0)
    "#]]
    .assert_eq(&(texts.join("\n") + "\n"));
}

#[test]
fn mistakes_are_told_with_their_places() {
    let declare = "(declare-fun P (Int) Bool)(declare-fun Q (Int) Bool)\n";
    let cases = [
        (
            "(assert (forall ((x Int)) (=> (and (P x) (P (+ x 1))) (Q x))))",
            "2:42: this clause is not linear: it has a second predicate in its body",
        ),
        (
            "(assert (forall ((x Int)) (=> (and (P x)\n (Q x)) false)))",
            "3:2: this clause is not linear: it has a second predicate in its body",
        ),
        (
            "(assert (forall ((x Int)) (or (P x) (Q x))))",
            "2:37: this is no Horn clause: it has a second predicate in its head",
        ),
        (
            "(assert (forall ((x Int)) (=> (not (P x)) (Q x))))",
            "2:43: this is no Horn clause: it has a second predicate in its head",
        ),
        (
            "(assert (forall ((x Int)) (= (P x) (> x 0))))",
            "2:30: a predicate may stand in `and`, `or`, `not` and `=>` only",
        ),
        (
            "(assert (forall ((x Int)) (P (ite (Q x) 1 0))))",
            "2:35: a predicate cannot be the argument of another",
        ),
        (
            "(assert (forall ((x Int)) (=> (= x (ite (P x) 1 0)) false)))",
            "2:41: a predicate may stand in `and`, `or`, `not` and `=>` only",
        ),
        (
            "(assert (forall ((x Int)) (=> (forall ((y Int)) (> y x)) (P x))))",
            "2:31: `forall` cannot be moved to the front of the clause",
        ),
        (
            "(assert (forall ((x Int)) (=> (P x) (exists ((y Int)) (> y x)))))",
            "2:37: `exists` cannot be moved to the front of the clause",
        ),
        (
            "(assert (forall ((x Int)) (= (P x) (forall ((y Int)) (> y x)))))",
            "2:36: a quantifier may stand in `and`, `or`, `not` and `=>` only",
        ),
        ("(define-fun f ((x Int)) Bool (exists ((y Int)) (> y x)))", "2:31: `exists` is not supported"),
        (
            "(declare-fun c () Int)(assert (P c))",
            "2:23: `c` is unknown and no predicate, which is not supported",
        ),
        (
            "(declare-fun f (Int) Int)\n(assert (forall ((x Int)) (P (f x))))",
            "3:30: `f` is unknown and no predicate, which is not supported",
        ),
        (
            "(declare-var x Int)(assert (P x))",
            "2:20: `x` is unknown and no predicate, which is not supported",
        ),
        (
            "(assert (forall ((x Int)) (P (div x 0))))",
            "2:30: `div` by what may be zero has no fixed value, and is not supported here",
        ),
        (
            "(assert (forall ((x Real)) (=> (= x (/ 1 x)) (P 0))))",
            "2:37: `/` by what may be zero has no fixed value, and is not supported here",
        ),
        ("(declare-sort U 0)", "2:1: sorts that are not given are not supported in Horn clauses"),
        ("(assert (P x))", "2:12: unknown symbol `x`"),
        ("(assert (forall ((x Int)) (P true)))", "2:30: argument 1 of `P` has sort Bool, expected Int"),
        ("(assert (forall ((x Int)) x))", "2:27: the body of a quantifier has sort Int, expected Bool"),
        ("(assert (forall ((x Int) (x Bool)) (P x)))", "2:26: `x` occurs twice"),
        ("(assert (forall (P x)))", "2:9: a quantifier takes a list of names with sorts and a formula"),
        ("(assert (forall ((x Int)) (! (P x) :named p)))", "2:36: a term in a quantifier cannot have a name"),
        ("(assert 3)", "2:9: this is no formula"),
        ("(check-sat)\n(assert (P 1))", "3:1: this clause comes after the question"),
        ("(push 1)", "2:1: this command is not supported in Horn clauses"),
        ("(frobnicate)", "2:1: unknown command `frobnicate`"),
        ("(assert (P 1)", "2:1: this `(` is never closed"),
    ];
    for (text, expected) in cases {
        let error =
            horn::read(&mut Terms::new(), format!("{declare}{text}").as_bytes()).unwrap_err().to_string();
        assert_eq!(error, expected, "{text}");
    }
    let error = horn::read(&mut Terms::new(), b"(check-sat)\n; \xff\n").unwrap_err().to_string();
    assert_eq!(error, "2:3: this is no UTF-8 text");
}

#[test]
fn the_format_by_name() {
    for name in ["a.smt2", "b.chc"] {
        assert_eq!(Format::of_name(Path::new(name)), Some(Format::Horn));
    }
    let source = read(&mut Terms::new(), Format::Horn, b"(assert true)").unwrap();
    assert!(matches!(source, Source::Clauses(_)));
}

/// Nesting, at scale of a million, takes neither the stack nor much time.
#[test]
fn deep_nesting() {
    let deep = 150_000 * certus_testing::scale().min(7) as usize;
    let nested =
        |open: &str, inner: &str, close: &str| format!("{}{inner}{}", open.repeat(deep), close.repeat(deep));
    let mut chain = String::new();
    (0..deep).for_each(|n| chain.push_str(&format!("(and (distinct n {n}) ")));
    // How many queries each of these is.
    let texts = [
        (nested("(and (not z) ", "(P x)", ")"), 1),
        (chain + "(P x)" + &")".repeat(deep), 1),
        // One way through the predicate, one without.
        (nested("(or z ", "(P x)", ")"), 2),
        (nested("(not ", "(P x)", ")"), 1),
        (nested("(let ((y x)) ", "(P y)", ")"), 1),
        (nested("(let ((x (and x w))) ", "(P x)", ")"), 1),
        (nested("(exists ((y Bool)) ", "(P y)", ")"), 1),
        (nested("(ite w ", "(P x)", " false)"), 1),
        (nested("(! ", "(P x)", " :a)"), 1),
    ];
    for (body, queries) in texts {
        let text = format!(
            "(declare-fun P (Bool) Bool)(assert (forall ((n Int) (x Bool) (z Bool) (w Bool)) (=> {body} false)))"
        );
        let mut terms = Terms::new();
        let clauses = horn::read(&mut terms, text.as_bytes()).unwrap();
        clauses.validate(&mut terms).unwrap();
        assert_eq!(clauses.clauses.len(), queries, "{}", &body[..30]);
    }
}

/// Cases that double with each disjunction are refused before they take the memory.
#[test]
fn too_many_cases() {
    let choices = |n: usize| {
        let mut text = "(declare-fun P (Int) Bool)(assert (forall ((x Int)) (=> (and ".to_owned();
        (0..n).for_each(|n| text.push_str(&format!("(or (P x) (= x {n}) (= x {}))", n + 100_000)));
        text + ") false)))"
    };
    let cases = |n: usize| {
        Ok::<usize, certus_formats::FormatError>(
            horn::read(&mut Terms::new(), choices(n).as_bytes())?.clauses.len(),
        )
    };
    assert_eq!(cases(3), Ok(8));
    for n in [20, 50_000] {
        let error = cases(n).unwrap_err().to_string();
        assert_eq!(error, "1:27: this assertion has too many cases");
    }
}

/// Short texts whose terms would fill the memory.
#[test]
fn terms_do_not_grow_for_ever() {
    let nested = |n: usize, open: &str, inner: &str| format!("{}{inner}{}", open.repeat(n), ")".repeat(n));
    let squares = nested(60, "(let ((a (* a a))) ", "a");
    let cases = [
        (format!("(P (let ((a 3)) {squares}))"), "the numbers in this term are too long"),
        (format!("(P (let ((a (/ 1.0 3.0))) (to_int {squares})))"), "the numbers in this term are too long"),
        (format!("(P {})", nested(60, "(f ", "3")), "the numbers in this term are too long"),
        (format!("(P {})", nested(70_000, "(g ", "x")), "the numbers in this term are too long"),
        (format!("(P {})", "7".repeat(1_000_000)), "this number is too long"),
        (format!("(P (ite (= #x0 (_ bv{} 4)) 1 2))", "7".repeat(1_000_000)), "this number is too long"),
        (
            format!("(=> (distinct {}) (P x))", "x 1 2 ".repeat(1000)),
            "`distinct` of more than 1024 terms is not supported",
        ),
        (format!("(P (h {}))", 3), "this definition multiplies too often"),
    ];
    for (formula, expected) in cases {
        let define = if formula.contains("(h ") {
            format!("(define-fun h ((a Int)) Int {squares})")
        } else {
            String::new()
        };
        let text = format!(
            "(declare-fun P (Int) Bool)(define-fun f ((a Int)) Int (* a a a))(define-fun g ((a Int)) Int (+ a a))\n\
             {define}(assert (forall ((x Int)) {formula}))"
        );
        let error = horn::read(&mut Terms::new(), text.as_bytes()).unwrap_err();
        assert_eq!(error.message, expected, "{}", &formula[..formula.len().min(60)]);
    }
}

/// Where the s-expression or the word is that begins at a place or after it.
fn expression(text: &[u8], at: usize) -> std::ops::Range<usize> {
    let start = (at..text.len()).find(|n| !b" \n)".contains(&text[*n])).unwrap_or(at);
    let mut depth = 0;
    for (n, byte) in text.iter().enumerate().skip(start) {
        match byte {
            b'(' => depth += 1,
            b')' if depth > 0 => depth -= 1,
            b' ' | b'\n' | b')' if depth == 0 => return start..n,
            _ => {}
        }
    }
    start..text.len()
}

/// Mutated files end in a message or in clauses, and nothing else.
#[test]
fn no_mutant_panics() {
    let seeds: &[&[u8]] = &[
        b"(set-logic HORN)\n(declare-fun P (Int (Array Int Bool)) Bool)\n(declare-fun Q () Bool)\n\
          (define-fun f ((x Int)) Int (+ x (div x 2)))\n\
          (assert (forall ((x Int) (a (Array Int Bool))) (=> (= x (f 3)) (P x a))))\n\
          (assert (forall ((x Int) (a (Array Int Bool))) (=> (and (P x a) (let ((y (select a x))) (not y))) \
          (and Q (P (+ x 1) (store a x true))))))\n(assert (not (exists ((|z w| Real)) (and Q (< |z w| 1.5)))))\n(check-sat)\n",
        b"(declare-rel P (Bool (_ BitVec 4)))(declare-var b Bool)(declare-var x (_ BitVec 4))\n\
          (rule (P true #b0001))(rule (=> (and (P b x) (or (bvult x #x5) (exists ((y Bool)) (xor y b)))) \
          (P (not b) (bvadd x #x1))))(query (P false #xf) :print-certificate true)",
        b"(declare-fun P (Bool) Bool)(assert (! (forall ((a Bool)) (forall ((b Bool)) (ite a (P b) (=> (P a) b)))) \
          :named n))(define-sort W (A) (Array A Bool))(assert (let ((c (P true)) (d false)) (or (not c) d)))",
    ];
    for seed in seeds {
        horn::read(&mut Terms::new(), seed).unwrap();
    }
    let words: &[&[u8]] = &[
        b"(",
        b")",
        b"forall",
        b"exists",
        b"(not ",
        b"P",
        b"Q",
        b"x",
        b"true",
        b" 0",
        b"(let ((x x)) ",
        b"#b1",
        b"|",
        b"((x Int))",
        b"=>",
        b"and",
        b"or",
        b"=",
        b"ite",
        b"\n",
        b"\xff",
        b";",
        b"\"",
        b"-",
        b"(_ BitVec 4)",
        b"Real",
        b"!",
    ];
    let mut rng = certus_testing::Rng::new(9);
    let mut good = 0;
    for _ in 0..20_000 * certus_testing::scale() {
        let mut bytes = rng.pick(seeds).to_vec();
        for _ in 0..1 + rng.below(3) {
            if bytes.is_empty() {
                break;
            }
            let at = rng.below(bytes.len() as u64) as usize;
            let word = *rng.pick(words);
            match rng.below(20).min(5) {
                0 => drop(bytes.splice(at..at + 1, word.iter().copied())),
                1 if bytes.len() > 1 => drop(bytes.remove(at)),
                2 | 3 => drop(bytes.splice(at..at, word.iter().copied())),
                5 => {
                    // A piece of the file in the place of another.
                    let piece = bytes[expression(&bytes, at)].to_vec();
                    let other = rng.below(bytes.len() as u64) as usize;
                    bytes.splice(expression(&bytes, other), piece);
                }
                4 if rng.chance(10) => bytes.truncate(at.max(1)),
                4 => bytes[at] = *rng.pick(b"abPQxyz01 ()"),
                _ => {}
            }
        }
        let mut terms = Terms::new();
        if let Ok(clauses) = horn::read(&mut terms, &bytes) {
            clauses
                .validate(&mut terms)
                .unwrap_or_else(|why| panic!("{why}\n{}", String::from_utf8_lossy(&bytes)));
            good += 1;
        }
    }
    assert!(good > 500, "{good} mutants are clauses");
}
