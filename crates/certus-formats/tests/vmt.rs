//! VMT files, by hand and of the benchmarks.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_formats::{Format, Source, read, vmt};
use certus_logic::{Sort, Terms};
use certus_model::Ts;
use certus_testing::{SystemOracle, need};

fn system(terms: &mut Terms, text: &str) -> Ts {
    let ts = vmt::read(terms, text.as_bytes()).unwrap();
    ts.validate(terms).unwrap();
    ts
}

fn distances(text: &str) -> Vec<Option<usize>> {
    let mut terms = Terms::new();
    let ts = system(&mut terms, text);
    SystemOracle::explore(&mut terms, &ts).distance
}

/// A counter of three bits that an input stops, with two properties that are not in order.
const COUNTER: &str = "
    (declare-const x (_ BitVec 3))
    (declare-const y (_ BitVec 3))
    (declare-const go Bool)
    (define-fun sv () (_ BitVec 3) (! x :next y))
    (define-fun start () Bool (! (= sv #b001) :init true))
    (define-fun step () Bool (! (= y (ite go (bvadd sv #b001) x)) :trans true))
    (define-fun p () Bool (! (not (= x #b111)) :invar-property 7))
    (define-fun q () Bool (! (not (and go (= x #b000))) :invar-property 2))
    (assert true)";

#[test]
fn a_counter() {
    let mut terms = Terms::new();
    let ts = system(&mut terms, COUNTER);
    let names: Vec<&str> = ts.bad.iter().map(|goal| goal.name.as_str()).collect();
    assert_eq!(names, ["2", "7"]);
    assert_eq!((ts.vars.len(), ts.inputs.len(), ts.next.len()), (1, 1, 1));
    assert_eq!(ts.trans, terms.tru());
    assert_eq!(distances(COUNTER), [Some(7), Some(6)]);
}

#[test]
fn annotations_of_assertions_in_several_parts() {
    let text = "
        (declare-fun |x| () Bool) (declare-fun |x'| () Bool) (declare-fun z () Bool) (declare-fun z1 () Bool)
        (assert (! (= (! x :next |x'|) false) :init)) (assert (! (not (! z :next z1)) :init true))
        (assert (! (and (= |x'| (not x)) (or z1 x)) :trans)) (assert (! (=> z z1) :trans true))
        (assert (! (not (and x z)) :invar-property 0))
        (assert (! (or x z) :live-property 3))";
    assert_eq!(distances(text), [Some(1)]);
    let mut terms = Terms::new();
    let ts = system(&mut terms, text);
    assert_eq!(ts.next.len(), 1);
    assert_eq!((ts.justice[0].name.as_str(), ts.justice[0].what.len()), ("3", 1));
    let holds = terms.or2(ts.vars[0].term, ts.vars[1].term);
    assert_eq!(ts.justice[0].what[0], terms.not(holds));
}

/// Values that depend on other values after the step become functions too, and what is not total stays a relation.
#[test]
fn functions_are_found_behind_each_other() {
    let text = "
        (declare-const a (_ BitVec 2)) (declare-const an (_ BitVec 2))
        (declare-const b (_ BitVec 2)) (declare-const bn (_ BitVec 2))
        (declare-const c Bool) (declare-const cn Bool)
        (assert (! (= (! a :next an) (! b :next bn) #b00) :init)) (assert (! (! c :next cn) :init))
        (assert (! (and (= cn (= an bn)) (= (bvadd bn #b01) (bvnot an)) (= an (bvadd a #b01)) (bvult an #b11)) :trans))
        (assert (! c :invar-property 0)) (assert (! (= a #b11) :invar-property 1))
        (assert (! (not (= a #b10)) :invar-property 2)) (assert (! (not (= a #b11)) :invar-property 3))";
    let mut terms = Terms::new();
    let ts = system(&mut terms, text);
    assert_eq!(ts.next.len(), 3);
    assert!(terms.free_vars(ts.trans).iter().all(|var| *var == ts.vars[0].term));
    assert_eq!(distances(text), [Some(2), Some(0), Some(2), None]);
}

/// A file that is read into an arena which has its names in other roles.
#[test]
fn names_of_the_arena_are_not_caught() {
    let text = "
        (declare-const x Bool) (declare-const |x'| Bool) (declare-const n Bool)
        (assert (! (not (! x :next n)) :init)) (assert (! (= n (and x |x'|)) :trans))
        (assert (! (not x) :invar-property 0))";
    let mut terms = Terms::new();
    let x = terms.var("x", Sort::Bool);
    Ts::after(&mut terms, x);
    let ts = system(&mut terms, text);
    assert_eq!(ts.inputs[0].name, "x'");
    assert_eq!(SystemOracle::explore(&mut terms, &ts).distance, [None]);
}

/// What is named nowhere else need not be declared: such a variable has any value after a step.
#[test]
fn a_next_that_is_not_declared() {
    let text = "(declare-const x Bool) (assert (! (not (! x :next y)) :init)) (assert (! (not x) :invar-property 0))";
    assert_eq!(distances(text), [Some(1)]);
}

#[test]
fn every_sort_there_is() {
    let text = "
        (declare-const i Int) (declare-const i1 Int) (declare-const r Real) (declare-const r1 Real)
        (declare-const m (Array Int Real)) (declare-const m1 (Array Int Real))
        (assert (! (and (= (! i :next i1) 0) (= (! r :next r1) 0.5) (= (! m :next m1) ((as const (Array Int Real)) 0.0))) :init))
        (assert (! (and (= i1 (+ i 1)) (= (* 2 r1) r) (= m1 (store m i r))) :trans))
        (assert (! (>= (select m i) 0.0) :invar-property 0))";
    let mut terms = Terms::new();
    let ts = system(&mut terms, text);
    assert_eq!(ts.next.len(), 3);
}

#[test]
fn mistakes_are_told_with_their_places() {
    let head =
        "(declare-const x Bool) (declare-const y Bool) (declare-const i Bool) (declare-fun f (Int) Bool)\n";
    let sv = "(assert (! (! x :next y) :init))\n";
    for (text, expected) in [
        ("(assert (! i :init))", "2:1: `:init` mentions `i`, which is no state variable"),
        (
            "(assert (! (! x :next y) :init))(assert (! y :init))",
            "2:33: `:init` mentions `y`, a state variable after a step",
        ),
        (
            "(assert (! (! x :next y) :invar-property 0))(assert (! y :invar-property 1))",
            "2:45: a property mentions `y`, a state variable after a step",
        ),
        (
            "(assert (! (! x :next y) :init))(assert (! (! y :next i) :init))",
            "2:33: what is after `:next` is no state variable itself",
        ),
        (
            "(assert (! (! x :next y) :init))(assert (! (! x :next i) :init))",
            "2:33: the variable has another `:next` already",
        ),
        (
            "(assert (! (! x :next y) :init))(assert (! (! i :next y) :init))",
            "2:33: two variables have the same `:next`",
        ),
        (
            "(assert (! (! (not x) :next y) :init))",
            "2:1: `:next` is of a constant, and what it names is another",
        ),
        (
            "(assert (! (! x :next (not y)) :init))",
            "2:1: `:next` is of a constant, and what it names is another",
        ),
        (
            "(assert (! x :invar-property))",
            "2:1: the number of the property is expected after `:invar-property`",
        ),
        ("(assert (! x :init false))", "2:1: nothing but `true` is expected after `:init`"),
        ("(assert (! 1 :trans))", "2:9: "),
        ("(define-fun t () Int (! 1 :trans))", "2:1: `:trans` is of a formula"),
        ("(assert x)", "2:1: an assertion without annotation has no meaning in VMT"),
        ("(check-sat)", "2:1: there is no command `check-sat` in VMT"),
        ("(assert (! x :invariant))", "2:1: there is no annotation `:invariant` in VMT"),
        ("(assert (! (f 3) :trans))", "2:1: uninterpreted functions are not supported, as `f` is one"),
        (
            "(assert (! (ltl.G x) :ltl-property))",
            "2:1: the number of the property is expected after `:ltl-property`",
        ),
        ("(assert (! (ltl.F (ltl.Y x)) :ltl-property 0))", "2:"),
        (
            "(define-fun g ((p Bool)) Bool (! p :trans))",
            "2:1: `:trans` mentions `g!p`, the parameter of a definition",
        ),
        (
            "(assert (! i :invar-property 1))(assert (! i :invar-property 1))",
            "2:33: there is a property 1 already",
        ),
        ("(assert", "2:1: this `(` is never closed"),
    ] {
        let error = vmt::read(&mut Terms::new(), format!("{head}{text}").as_bytes()).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{text}: {error}");
    }
    vmt::read(&mut Terms::new(), format!("{head}{sv}").as_bytes()).unwrap();
    let error = vmt::read(&mut Terms::new(), b"(assert true)\n; \xff").unwrap_err().to_string();
    assert_eq!(error, "2:3: this is no UTF-8 text");
}

/// Mutated files end in a message or a system, and nothing else.
#[test]
fn no_mutant_panics() {
    let mut rng = certus_testing::Rng::new(11);
    for _ in 0..3_000 * certus_testing::scale() {
        let mut bytes = COUNTER.as_bytes().to_vec();
        for _ in 0..1 + rng.below(4) {
            let at = rng.below(bytes.len() as u64) as usize;
            match rng.below(4) {
                0 => bytes[at] = *rng.pick(b"xy()!:|#01 \nq\xff"),
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, *rng.pick(b"xy()!:|#01 ")),
                _ => {
                    let (from, to) = (at.min(bytes.len() / 2), (at + 9).min(bytes.len()));
                    let copy = bytes[from..to].to_vec();
                    bytes.splice(at..at, copy);
                }
            }
        }
        let mut terms = Terms::new();
        if let Ok(source) = read(&mut terms, Format::Vmt, &bytes) {
            source.validate(&mut terms).unwrap();
        }
    }
}

/// Depth and length are no danger.
#[test]
fn deep_and_long_files() {
    let mut text = String::from(
        "(declare-const x Bool) (declare-const y Bool) (assert (! (! x :next y) :init))(define-fun d0 () Bool y)\n",
    );
    for n in 0..20_000 {
        text.push_str(&format!("(define-fun d{} () Bool (and (or x d{n}) (= d{n} x)))\n", n + 1));
    }
    text.push_str("(assert (! d20000 :trans))(assert (! ");
    text.push_str(&"(not ".repeat(100_000));
    text.push('x');
    text.push_str(&")".repeat(100_000));
    text.push_str(" :invar-property 0))");
    system(&mut Terms::new(), &text);
}

#[test]
fn the_benchmarks_are_read() {
    let Some(folder) = need::benchmarks("hw") else { return };
    let mut count = 0;
    for part in ["vmt", "avr"] {
        for entry in std::fs::read_dir(folder.join(part)).unwrap() {
            let path = entry.unwrap().path();
            if Format::of_name(&path) != Some(Format::Vmt) {
                continue;
            }
            let mut terms = Terms::new();
            let source = read(&mut terms, Format::Vmt, &std::fs::read(&path).unwrap());
            let Ok(Source::System(ts)) = source else { panic!("{}: {source:?}", path.display()) };
            assert!(!ts.bad.is_empty() && !ts.vars.is_empty(), "{}", path.display());
            count += 1;
        }
    }
    assert!(count >= 10);
}
