//! What is written and read again has the same bad positions, at the same distances.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_formats::{Format, Source, Unfit, aiger, btor2, vmt};
use certus_logic::{Bv, Sort, Term, Terms, Value};
use certus_model::Ts;
use certus_model::ts::Goal;
use certus_testing::{Rng, SystemOracle, random_formula, random_system, simulate};
use common::Positions;

/// What is to be the same: the fewest steps to the bad positions of each kind, and whether there are fair runs.
fn facts(terms: &mut Terms, ts: &Ts) -> (Vec<Option<usize>>, Vec<bool>) {
    ts.validate(terms).unwrap();
    let positions = Positions::of(terms, ts);
    let fair = (0..ts.justice.len()).map(|n| positions.fair_run(terms, ts, n)).collect();
    (positions.distances(terms, ts), fair)
}

/// A system written and read again, in each format.
fn copies(terms: &mut Terms, ts: &Ts) -> Vec<(String, Terms, Ts)> {
    let mut out = Vec::new();
    let text = vmt::write(terms, ts);
    let mut arena = Terms::new();
    let copy = vmt::read(&mut arena, text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    out.push((text, arena, copy));
    let text = btor2::write(terms, ts).unwrap();
    let mut arena = Terms::new();
    let copy = btor2::read(&mut arena, text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    out.push((text, arena, copy));
    for encoding in [aiger::Encoding::Text, aiger::Encoding::Binary] {
        let bytes = aiger::write(terms, ts, encoding).unwrap();
        let mut arena = Terms::new();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let copy = aiger::read(&mut arena, &bytes).unwrap_or_else(|error| panic!("{error}\n{text}"));
        out.push((text, arena, copy));
    }
    out
}

/// What is written has the runs of what is read from it also for simulators, which do not know the readers.
fn simulated(terms: &mut Terms, ts: &Ts) {
    let ts = Ts { justice: Vec::new(), fairness: Vec::new(), ..ts.clone() };
    let few = |ts: &Ts, arena: &Terms| {
        let all = ts.vars.iter().chain(&ts.inputs);
        all.map(|var| arena.sort(var.term).width().unwrap_or(1)).sum::<u32>() <= 9
    };
    let text = btor2::write(terms, &ts).unwrap();
    let mut arena = Terms::new();
    let copy = btor2::read(&mut arena, text.as_bytes()).unwrap();
    for bad in 0..ts.bad.len() {
        if let Some(run) = few(&copy, &arena).then(|| common::shortest_run(&arena, &copy, bad)).flatten() {
            simulate::btor2::check(&text, &btor2::witness(&arena, &copy, bad, &run)).unwrap();
        }
    }
    let bytes = aiger::write(terms, &ts, aiger::Encoding::Binary).unwrap();
    let mut arena = Terms::new();
    let copy = aiger::read(&mut arena, &bytes).unwrap();
    for bad in 0..ts.bad.len() {
        if let Some(run) = few(&copy, &arena).then(|| common::shortest_run(&arena, &copy, bad)).flatten() {
            simulate::aiger::check(&bytes, &aiger::witness(&arena, &copy, bad, &run)).unwrap();
        }
    }
}

/// Adds a property of justice with up to two sets, and fairness.
fn with_justice(rng: &mut Rng, terms: &mut Terms, ts: &mut Ts) {
    let position: Vec<Term> = ts.vars.iter().chain(&ts.inputs).map(|var| var.term).collect();
    let what = (0..rng.below(3)).map(|_| random_formula(rng, terms, &position, 1)).collect();
    ts.justice.push(Goal { name: "j".to_owned(), what });
    if rng.chance(30) {
        ts.fairness.push(random_formula(rng, terms, &position, 1));
    }
}

#[test]
fn random_systems() {
    let (mut reached, mut fair, mut unfair) = (0, 0, 0);
    for seed in 0..200 * certus_testing::scale() {
        let mut terms = Terms::new();
        let mut rng = Rng::new(seed);
        let mut ts = random_system(&mut rng, &mut terms);
        if rng.chance(50) {
            with_justice(&mut rng, &mut terms, &mut ts);
        }
        let expected = facts(&mut terms, &ts);
        assert_eq!(expected.0, SystemOracle::explore(&mut terms, &ts).distance, "seed {seed}");
        reached += usize::from(expected.0.iter().any(Option::is_some));
        fair += expected.1.iter().filter(|fair| **fair).count();
        unfair += expected.1.iter().filter(|fair| !**fair).count();
        for (text, mut arena, copy) in copies(&mut terms, &ts) {
            assert_eq!(facts(&mut arena, &copy), expected, "seed {seed}\n{text}");
        }
        if seed % 8 == 0 {
            simulated(&mut terms, &ts);
        }
    }
    assert!(reached > 50 && fair > 20 && unfair > 10, "{reached} {fair} {unfair}");
}

/// From words to bits.
#[test]
fn random_btor2_as_aiger() {
    let mut written = 0;
    for seed in 0..250 * certus_testing::scale() {
        let text = common::random_btor2(&mut Rng::new(seed));
        let mut terms = Terms::new();
        let ts = btor2::read(&mut terms, text.as_bytes()).unwrap();
        let arrays = text.contains(" state 4");
        let bytes = match aiger::write(&mut terms, &ts, aiger::Encoding::Binary) {
            Ok(bytes) => bytes,
            Err(Unfit(why)) => {
                assert!(arrays && why.contains("array"), "{why}\n{text}");
                continue;
            }
        };
        let expected = facts(&mut terms, &ts);
        let mut arena = Terms::new();
        let copy = aiger::read(&mut arena, &bytes).unwrap();
        assert_eq!(facts(&mut arena, &copy), expected, "seed {seed}\n{text}");
        written += 1;
    }
    assert!(written > 100);
}

/// The system with one variable of two bits, whose parts a case sets.
fn small(terms: &mut Terms, init: &str, trans: &str, constraint: &str, bad: &str) -> Ts {
    let mut ts = Ts::new(terms);
    let x = terms.var("x", Sort::Bv(2));
    let i = terms.var("i", Sort::Bool);
    ts.add_var(x, "x");
    ts.add_input(i, "i");
    Ts::after(terms, x);
    let mut term = |text: &str| certus_logic::smtlib::read_term(terms, text).unwrap();
    (ts.init, ts.trans, ts.constraint) = (term(init), term(trans), term(constraint));
    let bad = term(bad);
    ts.add_bad(bad, "b");
    ts
}

/// What others got wrong.
#[test]
fn cases_by_hand() {
    let any = "true";
    for (init, trans, constraint, bad, expected) in [
        // No state is initial, or the constraint allows none.
        ("false", any, any, any, None),
        ("(= x #b00)", any, "(not (= x #b00))", any, None),
        ("(bvult x #b10)", any, "(bvuge x #b10)", any, None),
        // A position without successor is reached, and nothing behind it.
        ("(= x #b00)", "false", any, "(= x #b00)", Some(0)),
        ("(= x #b00)", "false", any, "(= x #b01)", None),
        ("(= x #b00)", "(and (= x #b00) (= |x'| #b01))", any, "(= x #b01)", Some(1)),
        ("(= x #b00)", "(and (= x #b00) (= |x'| #b01))", any, "(= x #b10)", None),
        // The bad position has inputs with which there is no step.
        ("(= x #b00)", "(and (not i) (= |x'| (bvadd x #b01)))", any, "(and i (= x #b10))", Some(2)),
        ("(= x #b00)", "(and (not i) (= |x'| (bvadd x #b01)))", "(not i)", "(and i (= x #b10))", None),
        // The constraint holds at the last position, too.
        ("(= x #b00)", "(= |x'| (bvadd x #b01))", "(bvult x #b10)", "(= x #b10)", None),
        ("(= x #b00)", "(= |x'| (bvadd x #b01))", "(bvult x #b10)", "(= x #b01)", Some(1)),
        // Not initialised, and without next.
        (any, any, any, "(= x #b11)", Some(0)),
        ("(= x #b00)", any, any, "(= x #b11)", Some(1)),
        ("(bvult x #b10)", "(= |x'| x)", any, "(= x #b01)", Some(0)),
        ("(bvult x #b10)", "(= |x'| x)", any, "(= x #b10)", None),
        // Several values, some of which are forbidden.
        ("(= x #b00)", "(bvult x |x'|)", any, "(= x #b11)", Some(1)),
        ("(= x #b00)", "(and (bvult x |x'|) (bvult |x'| #b11))", any, "(= x #b10)", Some(1)),
        ("(= x #b00)", "(and (bvult x |x'|) (bvult |x'| #b11))", any, "(= x #b11)", None),
    ] {
        let mut terms = Terms::new();
        let ts = small(&mut terms, init, trans, constraint, bad);
        assert_eq!(facts(&mut terms, &ts).0, [expected], "{init} {trans} {constraint} {bad}");
        for (text, mut arena, copy) in copies(&mut terms, &ts) {
            assert_eq!(facts(&mut arena, &copy).0, [expected], "{init} {trans} {constraint} {bad}\n{text}");
        }
    }
}

/// What does not fit is refused, and says what it is.
#[test]
fn what_does_not_fit() {
    let mut terms = Terms::new();
    let array = terms.array_sort(Sort::Bv(4), Sort::Bv(4));
    let nested = terms.array_sort(Sort::Bv(4), array);
    for (sort, in_words, in_bits) in [
        (
            Sort::Int,
            "there are no integers in BTOR2, and `v` is one",
            "there are no integers in AIGER, and `v` is one",
        ),
        (
            Sort::Real,
            "there are no real numbers in BTOR2, and `v` is one",
            "there are no real numbers in AIGER, and `v` is one",
        ),
        (
            nested,
            "there are no arrays that are not from words to words in BTOR2, and `v` is one",
            "there are no arrays in AIGER, and `v` is one",
        ),
        (array, "", "there are no arrays in AIGER, and `v` is one"),
    ] {
        let mut ts = Ts::new(&terms);
        let var = terms.fresh("v", sort);
        ts.add_var(var, "v");
        let words = btor2::write(&mut terms, &ts).map_or_else(|why| why.to_string(), |_| String::new());
        let bits = aiger::write(&mut terms, &ts, aiger::Encoding::Text)
            .map_or_else(|why| why.to_string(), |_| String::new());
        assert_eq!((words.as_str(), bits.as_str()), (in_words, in_bits));
        vmt::read(&mut Terms::new(), vmt::write(&mut terms, &ts).as_bytes()).unwrap();
    }
    // A product of words of a million bits.
    let mut ts = Ts::new(&terms);
    let (a, b) = (terms.fresh("a", Sort::Bv(1 << 20)), terms.fresh("b", Sort::Bv(1 << 20)));
    ts.add_var(a, "a");
    ts.add_var(b, "b");
    let product = terms.bvmul(a, b);
    ts.next.insert(a, product);
    let why = aiger::write(&mut terms, &ts, aiger::Encoding::Text).unwrap_err().to_string();
    assert_eq!(why, "it would be a circuit of more than 67108864 gates");
}

/// Arrays survive in words: reads, writes, equality, and constant arrays at the start and later.
#[test]
fn arrays_in_btor2() {
    let text = "(declare-const m (Array (_ BitVec 1) (_ BitVec 1))) (declare-const n (Array (_ BitVec 1) (_ BitVec 1)))
        (declare-const at (_ BitVec 1))
        (assert (! (= (! m :next n) ((as const (Array (_ BitVec 1) (_ BitVec 1))) #b0)) :init))
        (assert (! (= n (ite (= (select m at) #b0) (store m at #b1) ((as const (Array (_ BitVec 1) (_ BitVec 1))) #b0))) :trans))
        (assert (! (not (= m ((as const (Array (_ BitVec 1) (_ BitVec 1))) #b1))) :invar-property 0))";
    let mut terms = Terms::new();
    let ts = vmt::read(&mut terms, text.as_bytes()).unwrap();
    let words = btor2::write(&mut terms, &ts).unwrap();
    let mut arena = Terms::new();
    let copy = btor2::read(&mut arena, words.as_bytes()).unwrap();
    for (terms, ts) in [(&terms, &ts), (&arena, &copy)] {
        assert_eq!(common::shortest_run(terms, ts, 0).unwrap().len(), 3);
    }
    let run = common::shortest_run(&arena, &copy, 0).unwrap();
    simulate::btor2::check(&words, &btor2::witness(&arena, &copy, 0, &run)).unwrap();
}

/// An operator on two words.
type Operator = fn(&mut Terms, Term, Term) -> Term;

const OPERATORS: &[Operator] = &[
    Terms::bvadd,
    Terms::bvsub,
    Terms::bvmul,
    Terms::bvudiv,
    Terms::bvurem,
    Terms::bvsdiv,
    Terms::bvsrem,
    Terms::bvsmod,
    Terms::bvshl,
    Terms::bvlshr,
    Terms::bvashr,
    Terms::bvand,
    Terms::bvor,
    Terms::bvxor,
    |t, a, b| t.concat(&[a, b]),
    |t, a, b| {
        let both = t.concat(&[a, b]);
        let part = t.extract(t.width(both) - 1, 1, both);
        t.sign_extend(3, part)
    },
    |t, a, b| {
        let (less, signed, same) = (t.bvult(a, b), t.bvslt(a, b), t.eq(a, b));
        let either = t.ite(less, signed, same);
        t.ite(either, a, b)
    },
];

/// Every operator as bits and as words, on random words of several widths, by the simulators.
#[test]
fn every_operator() {
    let mut rng = Rng::new(3);
    for (number, operator) in OPERATORS.iter().enumerate() {
        for width in [1, 2, 7, 16, 33] {
            let mut terms = Terms::new();
            let (a, b) = (terms.var("a", Sort::Bv(width)), terms.var("b", Sort::Bv(width)));
            let value = operator(&mut terms, a, b);
            let r = terms.var("r", terms.sort(value));
            let mut ts = Ts::new(&terms);
            for (var, name) in [(a, "a"), (b, "b"), (r, "r")] {
                ts.add_input(var, name);
            }
            let right = terms.eq(value, r);
            ts.add_bad(right, "right");
            let bits = aiger::write(&mut terms, &ts, aiger::Encoding::Binary).unwrap();
            let words = btor2::write(&mut terms, &ts).unwrap();
            for _ in 0..6 * certus_testing::scale() {
                let mut env = certus_logic::Assignment::new();
                for var in [a, b] {
                    let word = u128::from(rng.next()) >> rng.below(64);
                    env.set(terms.as_var(var).unwrap(), Value::Bv(Bv::new(width, word)));
                }
                let result = terms.eval(value, &env);
                let own = result.as_bv().unwrap().clone();
                let flip = Bv::new(own.width(), 1 << rng.below(u64::from(own.width())));
                for (result, accepted) in [(own.clone(), true), (own.xor(&flip), false)] {
                    env.set(terms.as_var(r).unwrap(), Value::Bv(result));
                    let witness = btor2::witness(&terms, &ts, 0, std::slice::from_ref(&env));
                    assert_eq!(
                        simulate::btor2::check(&words, &witness).is_ok(),
                        accepted,
                        "{number}\n{words}"
                    );
                    let low_first = [a, b, r].map(|var| {
                        let value = terms.eval(var, &env);
                        let value = value.as_bv().unwrap().clone();
                        (0..value.width()).map(|n| if value.bit(n) { '1' } else { '0' }).collect::<String>()
                    });
                    let witness = format!("1\nb0\n\n{}\n.\n", low_first.concat());
                    assert_eq!(
                        simulate::aiger::check(&bits, &witness).is_ok(),
                        accepted,
                        "{number} of {width}"
                    );
                }
            }
        }
    }
}

/// Every system of the benchmarks is written in every format that has its sorts, and read again with the same numbers of
/// variables and properties.
#[test]
fn the_benchmarks_are_written() {
    let Some(folder) = certus_testing::need::benchmarks("hw") else { return };
    let mut written = [0; 3];
    for part in ["vmt", "avr", "hwmcc19", "pono", "justice"] {
        for entry in std::fs::read_dir(folder.join(part)).unwrap() {
            let path = entry.unwrap().path();
            let Some(format) = Format::of_name(&path) else { continue };
            let mut terms = Terms::new();
            let content = std::fs::read(&path).unwrap();
            let Ok(Source::System(ts)) = certus_formats::read(&mut terms, format, &content) else { continue };
            let name = path.display();
            let all: Vec<Term> = ts.vars.iter().chain(&ts.inputs).map(|var| var.term).collect();
            let has = |sort: fn(Sort) -> bool| all.iter().any(|var| sort(terms.sort(*var)));
            let numbers = has(|sort| matches!(sort, Sort::Int | Sort::Real));
            let arrays = has(|sort| matches!(sort, Sort::Array(_)));
            let same = |arena: &mut Terms, copy: &Ts| {
                copy.validate(arena).unwrap();
                assert_eq!((copy.bad.len(), copy.justice.len()), (ts.bad.len(), ts.justice.len()), "{name}");
            };
            let text = vmt::write(&mut terms, &ts);
            let mut arena = Terms::new();
            let copy = vmt::read(&mut arena, text.as_bytes()).unwrap_or_else(|why| panic!("{name}: {why}"));
            same(&mut arena, &copy);
            written[0] += 1;
            let words = btor2::write(&mut terms, &ts);
            assert_eq!(words.is_ok(), !numbers, "{name}: {words:?}");
            if let Ok(text) = words {
                let mut arena = Terms::new();
                let copy =
                    btor2::read(&mut arena, text.as_bytes()).unwrap_or_else(|why| panic!("{name}: {why}"));
                same(&mut arena, &copy);
                // A file of the format has functions and constants, so that nothing is added but constant arrays.
                let more = copy.vars.len() - ts.vars.len();
                assert!(format != Format::Btor2 || arrays || more <= 1, "{name}: {more} more");
                written[1] += 1;
            }
            let bits = aiger::write(&mut terms, &ts, aiger::Encoding::Binary);
            assert_eq!(bits.is_ok(), !numbers && !arrays, "{name}");
            if let Ok(bytes) = bits {
                let mut arena = Terms::new();
                let copy = aiger::read(&mut arena, &bytes).unwrap_or_else(|why| panic!("{name}: {why}"));
                same(&mut arena, &copy);
                if format == Format::Aiger {
                    assert_eq!(
                        (copy.vars.len(), copy.inputs.len()),
                        (ts.vars.len(), ts.inputs.len()),
                        "{name}"
                    );
                }
                written[2] += 1;
            }
        }
    }
    assert!(written[0] > 70 && written[1] > 50 && written[2] > 40, "{written:?}");
}
