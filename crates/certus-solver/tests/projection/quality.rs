//! What results look like: not points where regions are to be had. And limits, errors, deep terms.

use crate::checked;
use certus_logic::{Assignment, Sort, Term, Terms, Value, smtlib};
use certus_solver::projection::{ProjectionError, implicant, project};
use certus_solver::{Limits, Stop};
use std::time::Duration;

/// Projects a formula, all as text, in a model given as text, and compares with the expected literals in any order.
#[track_caller]
fn check(vars: &[(&str, &str, &str)], formula: &str, eliminate: &[&str], expected: &[&str]) {
    let (mut terms, literals) = projected(vars, formula, eliminate);
    let texts: Vec<String> = literals.iter().map(|l| smtlib::term_text(&terms, *l)).collect();
    let mut wanted: Vec<Term> = expected.iter().map(|t| smtlib::read_term(&mut terms, t).unwrap()).collect();
    let mut found = literals;
    wanted.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, wanted, "{formula} without {eliminate:?} is {texts:?}, expected {expected:?}");
}

fn projected(vars: &[(&str, &str, &str)], formula: &str, eliminate: &[&str]) -> (Terms, Vec<Term>) {
    let mut terms = Terms::new();
    let mut script = String::new();
    for (name, sort, _) in vars {
        script.push_str(&format!("(declare-fun {name} () {sort})\n"));
    }
    smtlib::read_script(&mut terms, &script).unwrap();
    let mut model = Assignment::new();
    for (name, _, value) in vars {
        let value = smtlib::read_term(&mut terms, value).unwrap();
        model.set(terms.symbol(name).unwrap(), terms.eval(value, &Assignment::new()));
    }
    let formula = smtlib::read_term(&mut terms, formula).unwrap();
    let eliminate: Vec<Term> = eliminate.iter().map(|n| smtlib::read_term(&mut terms, n).unwrap()).collect();
    let projection = checked(&mut terms, formula, &model, &eliminate, "quality").unwrap();
    (terms, projection.literals)
}

#[test]
fn reals_keep_regions() {
    let vars = [("x", "Real", "0.0"), ("y", "Real", "1.0"), ("z", "Real", "2.0")];
    check(&vars, "(and (<= x y) (<= y z))", &["y"], &["(<= (+ x (* (- 1.0) z)) 0.0)"]);
    check(&vars, "(and (< x y) (<= y z))", &["y"], &["(< (+ x (* (- 1.0) z)) 0.0)"]);
    check(&vars, "(and (< x y) (not (= y z)))", &["y"], &[]);
    check(&vars, "(and (= y (+ x 1.0)) (< y 10.0))", &["y"], &["(< x 9.0)"]);
    check(&vars, "(or (< x 0.0) (<= y 5.0))", &["y"], &[]);
}

#[test]
fn integers_keep_regions() {
    let vars = [("x", "Int", "0"), ("y", "Int", "1"), ("z", "Int", "2")];
    check(&vars, "(and (<= (* 2 x) y) (<= y (* 3 z)))", &["y"], &["(<= (+ (* 2 x) (* (- 3) z)) 0)"]);
    // An integer between z/3 and y/2, where there is room: no divisibility.
    let room = [("x", "Int", "3"), ("y", "Int", "8"), ("z", "Int", "2")];
    check(&room, "(and (<= (* 2 x) y) (<= z (* 3 x)))", &["x"], &["(>= (+ (* 3 y) (* (- 2) z)) 2)"]);
    // No room: y = 2x.
    let tight = [("x", "Int", "3"), ("y", "Int", "6"), ("z", "Int", "9")];
    let (terms, literals) = projected(&tight, "(and (<= (* 2 x) y) (<= z (* 3 x)))", &["x"]);
    assert!(literals.iter().any(|l| smtlib::term_text(&terms, *l).contains("mod")), "{literals:?}");
    let third = [("x", "Int", "1"), ("y", "Int", "3"), ("z", "Int", "0")];
    check(&third, "(and (= (* 3 x) y) (< y 10))", &["x"], &["(<= y 9)", "(= (mod y 3) 0)"]);
    check(&third, "(and (< z x) (not (= x y)))", &["x"], &[]);
    check(&third, "(and (<= z x) (<= (div x 3) 5))", &["x"], &["(<= z 17)"]);
    check(&third, "(and (<= z x) (<= x y) (= (mod x 2) 1))", &["x"], &["(>= (+ y (* (- 1) z)) 1)"]);
}

#[test]
fn words_keep_regions() {
    let vars = [("x", "(_ BitVec 8)", "#x03"), ("y", "(_ BitVec 8)", "#x04"), ("z", "(_ BitVec 8)", "#x09")];
    check(&vars, "(and (= y (bvadd x #x01)) (bvult y #x0a))", &["y"], &["(bvult (bvadd #x01 x) #x0a)"]);
    check(&vars, "(and (bvule x y) (bvule y z))", &["y"], &["(bvule x z)"]);
    check(&vars, "(and (bvult x y) (bvule y z))", &["y"], &["(bvult x z)"]);
    check(&vars, "(and (not (= y x)) (not (= y z)))", &["y"], &[]);
    check(&vars, "(= (bvadd y z #xfc) (bvmul #x03 x))", &["x"], &[]);
    check(&vars, "(bvult (bvadd x y) z)", &["y"], &["(not (= z #x00))"]);
    check(&vars, "(bvult (bvadd x y) #x20)", &["y"], &[]);
    check(&vars, "(and (bvsle x y) (bvslt y z) (bvsle #x00 y))", &["y"], &["(bvslt x z)", "(bvsle #x00 x)"]);
}

/// Four values and four that `x` is not: there may be none left.
#[test]
fn disequalities_may_leave_nothing() {
    let word = "(_ BitVec 2)";
    let vars = [
        ("x", word, "#b11"),
        ("a", word, "#b00"),
        ("b", word, "#b01"),
        ("c", word, "#b10"),
        ("d", word, "#b10"),
    ];
    let three = "(and (not (= x a)) (not (= x b)) (not (= x c)))";
    check(&vars, three, &["x"], &[]);
    let (terms, literals) =
        projected(&vars, "(and (not (= x a)) (not (= x b)) (not (= x c)) (not (= x d)))", &["x"]);
    let mut all = Assignment::new();
    for (n, name) in ["a", "b", "c", "d"].into_iter().enumerate() {
        all.set(terms.symbol(name).unwrap(), Value::Bv(certus_logic::Bv::new(2, n as u128)));
    }
    assert!(literals.iter().any(|l| terms.eval(*l, &all) == Value::Bool(false)), "{literals:?}");
}

#[test]
fn parts_of_words() {
    let vars = [("x", "(_ BitVec 8)", "#x35"), ("y", "(_ BitVec 4)", "#x3"), ("z", "(_ BitVec 4)", "#x5")];
    // The high half is y and the low half is open.
    check(&vars, "(= ((_ extract 7 4) x) y)", &["x"], &[]);
    check(&vars, "(and (= ((_ extract 7 4) x) y) (= ((_ extract 3 0) x) z))", &["x"], &[]);
    check(
        &vars,
        "(and (= x (concat y z)) (bvult z #x7))",
        &["y"],
        &["(bvult z #x7)", "(= z ((_ extract 3 0) x))"],
    );
    check(&vars, "(and (bvule ((_ extract 7 4) x) y) (bvule z ((_ extract 3 0) x)))", &["x"], &[]);
}

#[test]
fn arrays_by_element() {
    let array = "(Array Int Int)";
    let zeros = "((as const (Array Int Int)) 0)";
    let vars =
        [("a", array, zeros), ("b", array, zeros), ("i", "Int", "1"), ("j", "Int", "2"), ("v", "Int", "0")];
    check(
        &vars,
        "(and (= b (store a i v)) (<= (select b j) 5))",
        &["b"],
        &["(<= (select (store a i v) j) 5)"],
    );
    check(&vars, "(and (<= (select a i) v) (<= (select a j) j))", &["a"], &["(not (= i j))"]);
    // One element for two indices, and another for a third.
    let three = [
        ("a", array, "(store ((as const (Array Int Int)) 0) 7 1)"),
        ("i", "Int", "1"),
        ("j", "Int", "1"),
        ("k", "Int", "7"),
    ];
    check(&three, "(and (= (select a i) 0) (= (select a j) 0))", &["a"], &[]);
    let both = "(and (= (select a i) 0) (= (select a j) 0) (= (select a k) 1))";
    check(&three, both, &["a"], &["(= i j)", "(not (= i k))"]);
    // The array before a store: what the store has overwritten is open.
    check(&vars, "(and (= b (store a i v)) (<= (select a i) 7))", &["a"], &["(= v (select b i))"]);
    check(&vars, "(not (= (store a i 4) b))", &["a"], &["(not (= (select b i) 4))"]);
}

#[test]
fn bounds_are_tightened_once() {
    let vars = [("x", "Int", "0"), ("y", "Int", "4"), ("w", "(_ BitVec 8)", "#x04")];
    check(
        &vars,
        "(and (<= y 5) (<= y 9) (<= 1 y) (not (= y 7)) (<= x y))",
        &["x"],
        &["(<= y 5)", "(>= y 1)"],
    );
    check(&vars, "(and (<= y 4) (<= 4 y) (<= x y))", &["x"], &["(= y 4)"]);
    check(
        &vars,
        "(and (bvult w #x05) (bvult w #x09) (not (= w #x20)) (<= x y))",
        &["x"],
        &["(bvult w #x05)"],
    );
}

#[test]
fn choices_follow_the_model() {
    let vars = [("p", "Bool", "true"), ("x", "Int", "1"), ("y", "Int", "1"), ("z", "Int", "7")];
    check(&vars, "(= y (ite p x z))", &["y"], &["p"]);
    check(&vars, "(and (= y (ite p x z)) (< y 5))", &["y"], &["p", "(<= x 4)"]);
    check(&vars, "(and (= p (< x 5)) (= y 1))", &["p"], &["(<= x 4)", "(= y 1)"]);
    // The disjunct that takes one literal.
    check(&vars, "(or (and (< x 2) (< y 2)) (< z 9))", &[], &["(<= z 8)"]);
}

/// Products and functions: the value is taken of the variable that stands in them, and of no other.
#[test]
fn what_is_not_linear_gets_values() {
    let vars = [("x", "Int", "3"), ("y", "Int", "2"), ("z", "Int", "6")];
    check(&vars, "(and (= (* x y) z) (<= x 5))", &["x"], &["(= (* 3 y) z)"]);
    check(&vars, "(and (= x (+ z (- 3))) (<= (* x y) 9))", &["x"], &["(<= (* (+ (- 3) z) y) 9)"]);
}

#[test]
fn errors_are_values() {
    let mut t = Terms::new();
    let u = t.sort_named("U");
    let (a, b) = (t.var("a", u), t.var("b", u));
    let (x, y) = (t.var("x", Sort::Int), t.var("y", Sort::Int));
    let differ = t.ne(a, b);
    let mut model = Assignment::new();
    let Sort::Uninterpreted(name) = u else { unreachable!() };
    model.set(t.symbol("a").unwrap(), Value::Element(name, 1));
    let none = Limits::none();
    let refused = project(&mut t, &[differ], &model, &[a], &none);
    assert!(
        matches!(refused, Err(ProjectionError::Stays { ref variable, .. }) if variable == "a"),
        "{refused:?}"
    );
    let less = t.lt(x, y);
    assert_eq!(project(&mut t, &[less], &model, &[x], &none), Err(ProjectionError::NotAModel));
    assert_eq!(implicant(&mut t, &[less], &model, &none), Err(ProjectionError::NotAModel));
    let sum = t.add(x, y);
    assert_eq!(
        project(&mut t, &[less], &model, &[sum], &none),
        Err(ProjectionError::NotAVariable("(+ x y)".into()))
    );
    assert_eq!(
        project(&mut t, &[sum], &model, &[x], &none),
        Err(ProjectionError::NotAFormula("(+ x y)".into()))
    );
    let same = t.le(x, y);
    let over = Limits::none().with_timeout(Duration::ZERO);
    assert_eq!(project(&mut t, &[same], &model, &[x], &over), Err(ProjectionError::Stopped(Stop::Deadline)));
}

/// An array of arrays whose value would have to be written.
#[test]
fn arrays_that_stay_are_named() {
    let mut t = Terms::new();
    let inner = t.array_sort(Sort::Int, Sort::Int);
    let outer = t.array_sort(Sort::Int, inner);
    let (a, x) = (t.var("a", outer), t.var("x", Sort::Int));
    let f = t.declare("f", &[outer], Sort::Int);
    let fa = t.apply(f, &[a]);
    let literal = t.le(fa, x);
    let refused = project(&mut t, &[literal], &Assignment::new(), &[a], &Limits::none());
    assert!(
        matches!(refused, Err(ProjectionError::Stays { ref variable, .. }) if variable == "a"),
        "{refused:?}"
    );
}

/// Coefficients without a common divisor: numbers stay bounded, at worst by taking a value.
#[test]
fn numbers_do_not_explode() {
    let mut t = Terms::new();
    let mut model = Assignment::new();
    let mut literals = Vec::new();
    let hidden: Vec<Term> = (0..12).map(|i| t.var(&format!("h{i}"), Sort::Int)).collect();
    let kept: Vec<Term> = (0..4).map(|i| t.var(&format!("k{i}"), Sort::Int)).collect();
    let primes =
        [101_i64, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191];
    for (i, v) in hidden.iter().chain(&kept).enumerate() {
        model.set(t.as_var(*v).unwrap(), Value::Int((primes[i] * 31 - 4000).into()));
    }
    for i in 0..60 {
        let mut sum = t.int(0);
        for j in 0..3 {
            let c = t.int(primes[(i * 5 + j * 7) % primes.len()] * if (i + j) % 2 == 0 { 1 } else { -1 });
            let v = if j == 2 { kept[i % 4] } else { hidden[(i + j * 5) % 12] };
            let part = t.mul(c, v);
            sum = t.add(sum, part);
        }
        // As tight as it can be, and with a remainder here and there.
        let Value::Int(value) = t.eval(sum, &model) else { unreachable!() };
        let k = t.int(value.clone());
        literals.push(t.le(sum, k));
        if i % 6 == 0 {
            let d = t.int(primes[i % primes.len()]);
            let rest = t.int_mod(sum, d);
            let r = t.eval(rest, &model);
            let Value::Int(r) = r else { unreachable!() };
            let r = t.int(r);
            literals.push(t.eq(rest, r));
        }
    }
    let formula = t.and(&literals);
    let p = checked(&mut t, formula, &model, &hidden, "primes").unwrap();
    let longest = p.literals.iter().map(|l| smtlib::term_text(&t, *l).len()).max().unwrap();
    assert!(longest < 4000, "{longest}");
}

/// Nothing recurses: a chain of a hundred thousand sums, choices and conjunctions.
#[test]
fn deep_terms() {
    let mut t = Terms::new();
    let x = t.var("x", Sort::Bv(8));
    let y = t.var("y", Sort::Bv(8));
    let p = t.var("p", Sort::Bool);
    let mut model = Assignment::new();
    model.set(t.symbol("y").unwrap(), Value::Bv(certus_logic::Bv::new(8, 3)));
    let (mut word, mut formula) = (x, p);
    for i in 0..100_000_u32 {
        let k = t.bv(8, u128::from(i));
        word = t.bvxor(word, k);
        word = t.bvudiv(word, y);
        let less = t.bvult(word, y);
        word = t.ite(less, word, y);
        let bound = t.bvule(word, k);
        let either = t.or2(formula, bound);
        formula = t.and2(either, p);
        formula = t.not(formula);
    }
    if t.eval(formula, &model) != Value::Bool(true) {
        formula = t.not(formula);
    }
    for hidden in [x, y, p] {
        checked(&mut t, formula, &model, &[hidden], "deep").unwrap();
    }
}
