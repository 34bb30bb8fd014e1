//! Solvers as processes: Z3, and the others where they are installed. Every model is evaluated, every core
//! checked again.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, too")]

mod common;

use certus_logic::{Sort, Term, Terms, Value};
use certus_solver::Theories;
use certus_solver::process::{Cores, KNOWN, ProcessSolver, ProcessSpec};
use certus_solver::{Answer, Limits, Query, Reason, Solver, SolverError, Stop};
use common::rng::Rng;
use std::time::{Duration, Instant};

fn z3_spec() -> Option<ProcessSpec> {
    let path = certus_testing::need::z3()?;
    Some(ProcessSpec::command(&format!("'{}'", path.display())).unwrap())
}

/// Z3, asked by assumptions and asked by named assertions, as those solvers must be that lack assumptions.
fn z3_both_ways() -> Vec<ProcessSolver> {
    let Some(spec) = z3_spec() else { return Vec::new() };
    let named = ProcessSpec { cores: Cores::Named, ..spec.clone() };
    [spec, named].map(|s| ProcessSolver::start(s).unwrap()).into()
}

/// Checks a query; if it is satisfiable, that the model makes everything true that must be, and if it is not,
/// that the core is a subset of the assumptions that suffices.
fn checked(
    solver: &mut ProcessSolver,
    t: &Terms,
    asserted: &[Term],
    assumptions: &[Term],
    clause: Option<&[Term]>,
) -> Answer {
    let query = Query { assumptions, clause };
    let answer = solver.check(t, &query, &Limits::none()).unwrap();
    match &answer {
        Answer::Sat => {
            for f in asserted.iter().chain(assumptions) {
                assert_eq!(solver.value(t, *f), Ok(Value::Bool(true)), "{}", text(t, *f));
            }
            if let Some(clause) = clause {
                let holds = |f: &Term| solver.value(t, *f) == Ok(Value::Bool(true));
                assert!(clause.iter().any(holds));
            }
        }
        Answer::Unsat => {
            let core = solver.core().to_vec();
            let mut rest = assumptions.iter();
            assert!(
                core.iter().all(|c| rest.any(|a| a == c)),
                "{core:?} is no subsequence of {assumptions:?}"
            );
            let query = Query { assumptions: &core, clause };
            assert_eq!(solver.check(t, &query, &Limits::none()), Ok(Answer::Unsat));
        }
        Answer::Unknown(_) => {}
    }
    answer
}

fn text(t: &Terms, f: Term) -> String {
    certus_logic::smtlib::term_text(t, f)
}

#[test]
fn activation_clauses_and_cores() {
    for mut s in z3_both_ways() {
        let mut t = Terms::new();
        let (x, y) = (t.var("x", Sort::Bv(8)), t.var("y'", Sort::Bv(8)));
        let (act, other) = (t.var("act one", Sort::Bool), t.var("act|two", Sort::Bool));
        let (three, nine) = (t.bv(8, 3), t.bv(8, 9));
        let low = t.bvult(x, three);
        let same = t.eq(x, y);
        let high = t.bvult(nine, y);
        let not_high = t.not(high);
        let not_low = t.not(low);
        s.assert(&t, same).unwrap();
        s.assert_under(&t, act, low).unwrap();
        s.assert_under(&t, other, high).unwrap();
        assert_eq!(checked(&mut s, &t, &[same], &[act], None), Answer::Sat);
        assert_eq!(checked(&mut s, &t, &[same], &[other], None), Answer::Sat);
        assert_eq!(checked(&mut s, &t, &[same], &[act, other], None), Answer::Unsat);
        assert_eq!(s.check(&t, &Query::of(&[other, not_high, act]), &Limits::none()), Ok(Answer::Unsat));
        assert!(s.core() == [other, not_high] || s.core() == [other, act], "{:?}", s.core());
        // Formulas and their negations as assumptions; a clause for one query only.
        assert_eq!(checked(&mut s, &t, &[same], &[act, not_low], None), Answer::Unsat);
        assert_eq!(checked(&mut s, &t, &[same], &[not_low], Some(&[low, high])), Answer::Sat);
        assert_eq!(checked(&mut s, &t, &[same], &[not_low, not_high], Some(&[low, high])), Answer::Unsat);
        assert_eq!(checked(&mut s, &t, &[same], &[not_low, not_high], None), Answer::Sat);
        assert_eq!(checked(&mut s, &t, &[same], &[not_low], Some(&[low])), Answer::Unsat);
        assert_eq!(s.core(), [not_low]);
        // Truth values.
        let (tru, fls) = (t.tru(), t.fls());
        assert_eq!(checked(&mut s, &t, &[same], &[tru, act], Some(&[tru])), Answer::Sat);
        assert_eq!(s.check(&t, &Query::of(&[act, fls]), &Limits::none()), Ok(Answer::Unsat));
        assert_eq!(s.core(), [fls]);
        assert_eq!(s.check(&t, &Query::of(&[act]).with_clause(&[]), &Limits::none()), Ok(Answer::Unsat));
        assert_eq!(s.check(&t, &Query::of(&[act, act, other, act]), &Limits::none()), Ok(Answer::Unsat));
        assert_eq!(s.core(), [act, other]);
        // Retired is forgotten.
        s.retire(&t, act).unwrap();
        s.retire(&t, other).unwrap();
        assert_eq!(checked(&mut s, &t, &[same], &[high], None), Answer::Sat);
        let e = s.assert(&t, x).unwrap_err();
        assert!(matches!(e, SolverError::NotAFormula(_)), "{e:?}");
        s.assert(&t, fls).unwrap();
        assert_eq!(checked(&mut s, &t, &[], &[high], None), Answer::Unsat);
        assert_eq!(s.core(), []);
    }
}

#[test]
fn values_of_any_term_and_no_model() {
    for mut s in z3_both_ways() {
        let mut t = Terms::new();
        let (x, y) = (t.var("x", Sort::Bv(8)), t.var("y", Sort::Bv(8)));
        let unheard = t.var("unheard of", Sort::Bv(8));
        assert_eq!(s.value(&t, x), Err(SolverError::NoModel));
        let c = t.bv(8, 77);
        let f = t.eq(x, c);
        let two = t.bv(8, 2);
        let double = t.bvmul(x, two);
        let g = t.eq(y, double);
        s.assert(&t, f).unwrap();
        s.assert(&t, g).unwrap();
        assert_eq!(s.check(&t, &Query::default(), &Limits::none()), Ok(Answer::Sat));
        let sum = t.bvadd(x, y);
        let sum = t.bvadd(sum, unheard);
        assert_eq!(s.value(&t, sum).map(|v| v.as_bv().unwrap().to_u64()), Ok(Some(3 * 77)));
        let model = s.model(&t, &[x, y, unheard]).unwrap();
        assert_eq!(t.eval(sum, &model), s.value(&t, sum).unwrap());
        let different = t.ne(x, c);
        s.assert(&t, different).unwrap();
        assert_eq!(s.value(&t, x), Err(SolverError::NoModel));
        assert_eq!(s.check(&t, &Query::default(), &Limits::none()), Ok(Answer::Unsat));
        assert_eq!(s.value(&t, x), Err(SolverError::NoModel));
    }
}

#[test]
fn integers_and_reals() {
    for mut s in z3_both_ways() {
        let mut t = Terms::new();
        let (i, j) = (t.var("i", Sort::Int), t.var("j", Sort::Int));
        let (seven, zero, minus) = (t.int(7), t.int(0), t.int(-40));
        let q = t.int_div(i, j);
        let r = t.int_mod(i, j);
        let f = t.eq(i, minus);
        let j_zero = t.eq(j, zero);
        let j_seven = t.eq(j, seven);
        let mut asserted = vec![f];
        s.assert(&t, f).unwrap();
        // Division by zero has a value of its own here, which other solvers leave open.
        let q_odd = t.eq(q, seven);
        assert_eq!(checked(&mut s, &t, &asserted, &[j_zero, q_odd], None), Answer::Unsat);
        let r_is_i = t.eq(r, i);
        let r_is_not_i = t.not(r_is_i);
        assert_eq!(checked(&mut s, &t, &asserted, &[j_zero, r_is_not_i], None), Answer::Unsat);
        assert_eq!(checked(&mut s, &t, &asserted, &[j_zero, r_is_i], None), Answer::Sat);
        assert_eq!(checked(&mut s, &t, &asserted, &[j_seven], None), Answer::Sat);
        assert_eq!(s.value(&t, q), Ok(Value::Int((-6).into())));
        assert_eq!(s.value(&t, r), Ok(Value::Int(2.into())));
        // Reals join: another logic, another process, the same assertions.
        let x = t.var("x", Sort::Real);
        let i_real = t.to_real(i);
        let three = t.int(3);
        let three = t.to_real(three);
        let product = t.mul(three, x);
        let g = t.eq(product, i_real);
        s.assert(&t, g).unwrap();
        asserted.push(g);
        assert_eq!(checked(&mut s, &t, &asserted, &[], None), Answer::Sat);
        assert_eq!(s.value(&t, x).unwrap().as_rational().unwrap().to_string(), "-40/3");
        let floor = t.to_int(x);
        assert_eq!(s.value(&t, floor), Ok(Value::Int((-14).into())));
    }
}

#[test]
fn elements_functions_and_arrays_of_any_sort() {
    for mut s in z3_both_ways() {
        let mut t = Terms::new();
        let u = t.sort_named("My Sort");
        let Sort::Uninterpreted(u_name) = u else { panic!("{u:?}") };
        let rows = t.array_sort(Sort::Int, u);
        let table = t.array_sort(Sort::Bool, rows);
        let f = t.declare("f", &[u, Sort::Bv(4)], u);
        let (a, b) = (t.var("a", u), t.var("b", u));
        let m = t.var("m", table);
        let (e3, e5) = (t.element(u_name, 3), t.element(u_name, 5));
        let zero = t.bv(4, 0);
        let fa = t.apply(f, &[a, zero]);
        let ffa = t.apply(f, &[fa, zero]);
        let n = t.var("n", Sort::Int);
        let (tru, fls) = (t.tru(), t.fls());
        let (row, other) = (t.select(m, tru), t.select(m, fls));
        let cell = t.select(row, n);
        let asserted = [
            t.eq(a, e3),
            t.ne(fa, a),
            t.eq(ffa, e5),
            t.ne(fa, b),
            t.eq(cell, b),
            t.ne(row, other),
            t.ne(b, e5),
        ];
        for f in asserted {
            s.assert(&t, f).unwrap();
        }
        assert_eq!(checked(&mut s, &t, &asserted, &[], None), Answer::Sat);
        assert_eq!(s.value(&t, ffa), Ok(Value::Element(u_name, 5)));
        let same = t.eq(e3, ffa);
        assert_eq!(checked(&mut s, &t, &asserted, &[same], None), Answer::Unsat);
        assert_eq!(s.core(), [same]);
    }
}

#[test]
fn a_theory_it_lacks_is_refused_with_advice() {
    let Some(mut spec) = z3_spec() else { return };
    spec.theories = ProcessSpec::named("yices").unwrap().theories;
    let mut s = ProcessSolver::start(spec).unwrap();
    let mut t = Terms::new();
    let memory = t.array_sort(Sort::Bv(4), Sort::Bv(4));
    let (m, zero) = (t.var("m", memory), t.bv(4, 0));
    let all_zero = t.const_array(memory, zero);
    let f = t.eq(m, all_zero);
    for _ in 0..2 {
        let e = s.assert(&t, f).unwrap_err();
        assert!(e.to_string().contains("constant arrays") && e.to_string().contains("--solver z3"), "{e}");
    }
    let (i, j) = (t.var("i", Sort::Int), t.var("j", Sort::Int));
    let product = t.mul(i, j);
    let g = t.le(product, i);
    let e = s.check(&t, &Query::of(&[g]), &Limits::none()).unwrap_err();
    assert!(e.to_string().contains("nonlinear"), "{e}");
    // What it has still works.
    let h = t.le(j, i);
    assert_eq!(checked(&mut s, &t, &[], &[h], None), Answer::Sat);
}

#[test]
fn after_a_deadline_everything_asserted_still_counts() {
    let Some(spec) = z3_spec() else { return };
    let mut s = ProcessSolver::start(spec).unwrap();
    let mut t = Terms::new();
    let act = t.var("act", Sort::Bool);
    let (x, y, z) = (t.var("x", Sort::Bv(64)), t.var("y", Sort::Bv(64)), t.var("z", Sort::Bool));
    s.assert(&t, z).unwrap();
    // Factoring takes long.
    let (one, n) = (t.bv(128, 1), t.bv(128, 0xffff_ffff_ffff_ff6d_u128 * 0xffff_ffff_ffff_fe95_u128));
    let (wx, wy) = (t.zero_extend(64, x), t.zero_extend(64, y));
    let product = t.bvmul(wx, wy);
    let parts = [t.eq(product, n), t.bvult(one, wx), t.bvult(one, wy)];
    let hard = t.and(&parts);
    s.assert_under(&t, act, hard).unwrap();
    let limits = Limits::none().with_timeout(Duration::from_millis(150));
    let start = Instant::now();
    let answer = s.check(&t, &Query::of(&[act]), &limits);
    assert_eq!(answer, Ok(Answer::Unknown(Reason::Stopped(Stop::Deadline))));
    assert!(start.elapsed() < Duration::from_secs(1));
    let not_z = t.not(z);
    assert_eq!(checked(&mut s, &t, &[], &[not_z], None), Answer::Unsat);
    let small = t.bvult(wx, one);
    assert_eq!(checked(&mut s, &t, &[], &[act, small], None), Answer::Unsat);
    assert_eq!(checked(&mut s, &t, &[z], &[], None), Answer::Sat);
}

/// A random formula over bit-vectors, arrays and functions.
fn random_formula(t: &mut Terms, r: &mut Rng, has: Theories) -> Term {
    let memory = t.array_sort(Sort::Bv(3), Sort::Bv(3));
    let f = t.declare("f", &[Sort::Bv(3)], Sort::Bv(3));
    let g = t.declare("g", &[memory, Sort::Bv(3)], Sort::Bool);
    let zero = t.bv(3, 0);
    let mut words: Vec<Term> = (0..3).map(|i| t.var(&format!("w{i}"), Sort::Bv(3))).collect();
    words.extend([zero, t.bv(3, 5)]);
    let mut arrays: Vec<Term> = (0..2).map(|i| t.var(&format!("m{i}"), memory)).collect();
    if has.has(Theories::CONSTANT_ARRAYS) {
        arrays.push(t.const_array(memory, zero));
    }
    let mut bools: Vec<Term> = vec![t.var("p", Sort::Bool)];
    for _ in 0..25 {
        let (a, b) = (words[r.below(words.len())], words[r.below(words.len())]);
        let (m, n) = (arrays[r.below(arrays.len())], arrays[r.below(arrays.len())]);
        let (p, q) = (bools[r.below(bools.len())], bools[r.below(bools.len())]);
        match r.below(16) {
            0 => words.push(t.bvadd(a, b)),
            1 => words.push(t.bvmul(a, b)),
            2 => words.push(t.bvudiv(a, b)),
            3 => words.push(t.bvsrem(a, b)),
            4 => words.push(t.bvshl(a, b)),
            5 => words.push(t.ite(p, a, b)),
            6 => words.push(t.select(m, a)),
            7 => words.push(t.apply(f, &[a])),
            8 => arrays.push(t.store(m, a, b)),
            9 => arrays.push(t.ite(p, m, n)),
            10 => bools.push(t.eq(m, n)),
            11 => bools.push(t.apply(g, &[m, a])),
            12 => bools.push(t.eq(a, b)),
            13 => bools.push(t.bvult(a, b)),
            14 => bools.push(t.or(&[p, q])),
            _ => {
                let np = t.not(p);
                bools.push(t.and(&[np, q]));
            }
        }
    }
    let last = bools[bools.len() - 1];
    if r.below(2) == 0 { t.not(last) } else { last }
}

/// Random formulas as assertions, assumptions and clauses; how many queries were satisfiable, how many not,
/// how many had no answer.
fn random_queries(spec: &ProcessSpec, rounds: usize) -> (u32, u32, u32) {
    let (mut sat, mut unsat, mut unknown) = (0, 0, 0);
    let mut r = Rng::new(7);
    for _ in 0..rounds {
        let mut t = Terms::new();
        let act = t.var("act", Sort::Bool);
        let f: Vec<Term> = (0..7).map(|_| random_formula(&mut t, &mut r, spec.theories)).collect();
        let mut s = ProcessSolver::start(spec.clone()).unwrap();
        s.assert(&t, f[0]).unwrap();
        s.assert_under(&t, act, f[1]).unwrap();
        for _ in 0..6 {
            let mut assumptions: Vec<Term> = f[2..6].iter().copied().filter(|_| r.bool()).collect();
            let mut must = vec![f[0]];
            if r.bool() {
                assumptions.push(act);
                must.push(f[1]);
            }
            let clause = [f[6], f[2], f[5]];
            let clause = r.bool().then_some(&clause[..1 + r.below(3)]);
            match checked(&mut s, &t, &must, &assumptions, clause) {
                Answer::Sat => sat += 1,
                Answer::Unsat => unsat += 1,
                Answer::Unknown(_) => unknown += 1,
            }
        }
    }
    (sat, unsat, unknown)
}

#[test]
fn random_models_and_cores_are_right() {
    for s in z3_both_ways() {
        let (sat, unsat, unknown) = random_queries(s.spec(), 25 * common::scale());
        assert!(sat > 20 && unsat > 20 && unknown == 0, "{sat} satisfiable, {unsat} not, {unknown} unknown");
    }
}

/// The other solvers, where somebody has installed them.
#[test]
#[expect(clippy::print_stderr, reason = "it says which solvers were tried")]
fn other_solvers_on_the_path() {
    for known in KNOWN.iter().filter(|k| k.name != "z3") {
        let spec = ProcessSpec::named(known.name).unwrap();
        if matches!(ProcessSolver::start(spec.clone()), Err(SolverError::Missing { .. })) {
            continue;
        }
        eprintln!("testing {}", known.name);
        if spec.theories.has(Theories::BIT_VECTORS.and(Theories::ARRAYS)) {
            let (sat, unsat, unknown) = random_queries(&spec, 5 * common::scale());
            assert!(sat > unknown && unsat > 0, "{sat} satisfiable, {unsat} not, {unknown} unknown");
        }
        if spec.theories.has(Theories::INTEGERS.and(Theories::REALS)) {
            let mut s = ProcessSolver::start(spec).unwrap();
            let mut t = Terms::new();
            let (i, x) = (t.var("i", Sort::Int), t.var("x", Sort::Real));
            let (minus, seven) = (t.int(-40), t.int(7));
            let quotient = t.int_div(i, seven);
            let real = t.to_real(i);
            let both = t.add(x, x);
            let asserted = [t.eq(i, minus), t.le(both, real)];
            for f in asserted {
                s.assert(&t, f).unwrap();
            }
            assert_eq!(checked(&mut s, &t, &asserted, &[], None), Answer::Sat);
            assert_eq!(s.value(&t, quotient), Ok(Value::Int((-6).into())));
            let zero = t.int(0);
            let zero = t.to_real(zero);
            let high = t.le(zero, x);
            assert_eq!(checked(&mut s, &t, &asserted, &[high], None), Answer::Unsat);
            assert_eq!(s.core(), [high]);
        }
    }
}

#[test]
fn thousands_of_queries_leave_no_litter() {
    let Some(spec) = z3_spec() else { return };
    let mut s = ProcessSolver::start(ProcessSpec { litter: 100_000, ..spec }).unwrap();
    let mut t = Terms::new();
    let x: Vec<Term> = (0..8).map(|i| t.var(&format!("x{i}"), Sort::Bv(8))).collect();
    for pair in x.windows(2) {
        let f = t.bvule(pair[0], pair[1]);
        s.assert(&t, f).unwrap();
    }
    let mut r = Rng::new(3);
    let mut sat = 0;
    for round in 0..2000 {
        let act = t.fresh("act", Sort::Bool);
        let (i, j, n) = (r.below(8), r.below(8), t.bv(8, r.below(256) as u128));
        let (low, high) = (t.bvult(x[i], n), t.bvult(n, x[j]));
        let lemma = t.ne(x[i], n);
        s.assert_under(&t, act, lemma).unwrap();
        let query = Query { assumptions: &[act, low, high], clause: Some(&[lemma, high]) };
        let answer = s.check(&t, &query, &Limits::none());
        // The variables ascend, so x[i] < n < x[j] can be if i < j and there is room on both sides.
        let room = t.as_bv(n).is_some_and(|n| !n.is_zero() && !n.is_ones());
        let expected = if i < j && room { Answer::Sat } else { Answer::Unsat };
        assert_eq!(answer, Ok(expected.clone()));
        if expected == Answer::Sat {
            sat += 1;
            if round % 10 == 0 {
                assert_eq!(s.value(&t, low), Ok(Value::Bool(true)));
            }
        }
        s.retire(&t, act).unwrap();
    }
    assert!((500..1999).contains(&sat), "{sat}");
    let counters = s.counters();
    let count = |name: &str| counters.iter().find(|(n, _)| *n == name).unwrap().1;
    assert_eq!(count("process queries"), 2000);
    // About 500 bytes a query, so a new process now and then, but not for each.
    assert!((3..30).contains(&count("process starts")), "{counters:?}");
}

#[test]
fn deep_terms_overflow_nothing() {
    for mut s in z3_both_ways() {
        let mut t = Terms::new();
        let (x, y) = (t.var("x", Sort::Bv(2)), t.var("y", Sort::Bv(2)));
        let mut deep = x;
        for _ in 0..20_000 {
            deep = t.bvlshr(x, deep);
        }
        let f = t.eq(deep, y);
        let zero = t.bv(2, 0);
        let g = t.ne(x, zero);
        s.assert(&t, f).unwrap();
        assert_eq!(checked(&mut s, &t, &[f], &[g], None), Answer::Sat);
    }
}
