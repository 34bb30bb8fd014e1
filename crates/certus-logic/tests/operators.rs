//! Every constructor against its meaning in SMT-LIB, written independently in `common`.

mod common;

use certus_logic::{Assignment, Bv, Sort, Substitution, Term, Terms, Value};
use common::{BINARY, Binary, Gives, Rng, UNARY, Unary, big, big_mod, bv_of, mask, number_of, scaled};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, Zero};

/// A variable with a value it may be given in three ways.
#[derive(Clone, Copy)]
struct Input {
    var: Term,
    constant: Term,
}

fn inputs(t: &mut Terms, env: &mut Assignment, values: &[(Sort, Value)]) -> Vec<Input> {
    let mut out = Vec::new();
    for (i, (sort, value)) in values.iter().enumerate() {
        let var = t.var(&format!("v{i}_{sort:?}"), *sort);
        env.set(t.as_var(var).expect("a variable"), value.clone());
        let constant = match value {
            Value::Bool(b) => t.bool(*b),
            Value::Bv(b) => t.bv_const(b.clone()),
            Value::Int(n) => t.int(n.clone()),
            Value::Real(r) => t.real(r.clone()),
            other => panic!("{other:?} is no constant"),
        };
        out.push(Input { var, constant });
    }
    out
}

/// Builds with every choice of variables and constants for the arguments; the value by evaluation and by
/// substitution must be the expected one.
fn check(
    t: &mut Terms,
    values: &[(Sort, Value)],
    expected: &Value,
    what: &dyn Fn() -> String,
    build: &dyn Fn(&mut Terms, &[Term]) -> Term,
) {
    let mut env = Assignment::new();
    let inputs = inputs(t, &mut env, values);
    let n = inputs.len();
    for choice in 0..1u32 << n {
        let pick = |i: usize| if choice >> i & 1 == 1 { inputs[i].constant } else { inputs[i].var };
        let args: Vec<Term> = (0..n).map(pick).collect();
        let made = build(t, &args);
        let got = t.eval(made, &env);
        assert_eq!(&got, expected, "{} with constants {choice:b}: evaluation", what());
        let mut by: Substitution = inputs.iter().map(|i| (i.var, i.constant)).collect();
        let closed = t.substitute(made, &mut by);
        assert_eq!(t.value_of(closed).as_ref(), Some(expected), "{} constants {choice:b}: folding", what());
    }
}

fn binary_value(op: &Binary, w: u32, r: u128) -> Value {
    match op.gives {
        Gives::Same => Value::Bv(Bv::new(w, r)),
        Gives::Bit => Value::Bv(Bv::new(1, r)),
        Gives::Truth => Value::Bool(r == 1),
    }
}

fn check_binary(t: &mut Terms, op: &Binary, w: u32, a: u128, b: u128) {
    let values = [(Sort::Bv(w), Value::Bv(Bv::new(w, a))), (Sort::Bv(w), Value::Bv(Bv::new(w, b)))];
    let expected = binary_value(op, w, op.on_small(w, a, b));
    let what = || format!("{} on {w} bits of {a:#x} and {b:#x}", op.name);
    check(t, &values, &expected, &what, &|t, args| (op.build)(t, args[0], args[1]));
}

#[test]
fn binary_operators_on_up_to_four_bits() {
    for op in BINARY {
        let mut t = Terms::new();
        for w in 1..=4 {
            for a in 0..1 << w {
                for b in 0..1 << w {
                    check_binary(&mut t, op, w, a, b);
                }
            }
            // Both arguments the same variable.
            let x = t.var(&format!("same{w}"), Sort::Bv(w));
            let made = (op.build)(&mut t, x, x);
            for a in 0..1 << w {
                let mut env = Assignment::new();
                env.set(t.as_var(x).expect("a variable"), Value::Bv(Bv::new(w, a)));
                let expected = op.on_small(w, a, a);
                assert_eq!(number_of(&t.eval(made, &env)), expected, "{} of {a} with itself", op.name);
            }
            t = Terms::new();
        }
    }
}

#[test]
fn binary_operators_on_up_to_64_bits() {
    let mut rng = Rng::new(1);
    for op in BINARY {
        for _ in 0..scaled(400) {
            let mut t = Terms::new();
            let w = 1 + rng.below(64) as u32;
            let (a, b) = (rng.bits(w), rng.bits(w));
            let b = if rng.chance(10) { a } else { b };
            let b = if rng.chance(20) { (b % (u128::from(w) + 2)) & mask(w) } else { b };
            check_binary(&mut t, op, w, a, b);
        }
    }
}

/// A value of any width, often at an edge.
fn wide(rng: &mut Rng, w: u32) -> BigInt {
    let power = BigInt::from(1) << rng.below(w as usize);
    let v = match rng.below(9) {
        0 => BigInt::ZERO,
        1 => BigInt::from(1),
        2 => BigInt::from(-1),
        3 => BigInt::from(1) << (w - 1),
        4 => (BigInt::from(1) << (w - 1)) - 1,
        5 => power,
        6 => -power,
        7 => BigInt::from(rng.below(300)),
        _ => (0..4).fold(BigInt::ZERO, |v, _| (v << 64) + BigInt::from(rng.next())),
    };
    big_mod(w, &v)
}

#[test]
fn binary_operators_on_65_to_200_bits() {
    let mut rng = Rng::new(2);
    for op in BINARY {
        for _ in 0..scaled(150) {
            let mut t = Terms::new();
            let w = 65 + rng.below(136) as u32;
            let (a, b) = (wide(&mut rng, w), wide(&mut rng, w));
            let b = if rng.chance(10) { a.clone() } else { b };
            let r = (op.big)(w, &a, &b);
            let expected = match op.gives {
                Gives::Same => Value::Bv(bv_of(w, &big_mod(w, &r))),
                Gives::Bit => Value::Bv(bv_of(1, &r)),
                Gives::Truth => Value::Bool(!r.is_zero()),
            };
            let values = [(Sort::Bv(w), Value::Bv(bv_of(w, &a))), (Sort::Bv(w), Value::Bv(bv_of(w, &b)))];
            let what = || format!("{} on {w} bits of {a:#x} and {b:#x}", op.name);
            check(&mut t, &values, &expected, &what, &|t, args| (op.build)(t, args[0], args[1]));
        }
    }
}

#[test]
fn the_two_references_agree() {
    let mut rng = Rng::new(3);
    for op in BINARY {
        for _ in 0..scaled(300) {
            let w = 1 + rng.below(64) as u32;
            let (a, b) = (rng.bits(w), rng.bits(w));
            let r = (op.big)(w, &BigInt::from(a), &BigInt::from(b));
            let r = if op.gives == Gives::Same { big_mod(w, &r) } else { r };
            assert_eq!(r, BigInt::from(op.on_small(w, a, b)), "{} on {w} bits of {a:#x}, {b:#x}", op.name);
        }
    }
}

fn check_unary(t: &mut Terms, op: &Unary, w: u32, n: u32, a: &BigInt) {
    let wide = (op.width)(w, n);
    let r = big_mod(wide, &(op.big)(w, n, a));
    let expected = if op.truth { Value::Bool(!r.is_zero()) } else { Value::Bv(bv_of(wide, &r)) };
    let what = || format!("{} {n} on {w} bits of {a:#x}", op.name);
    let values = [(Sort::Bv(w), Value::Bv(bv_of(w, a)))];
    check(t, &values, &expected, &what, &|t, args| (op.build)(t, n, args[0]));
    if wide <= 128 && w <= 64 {
        let small = (op.small)(w, n, u128::try_from(a).expect("at most 64 bits")) & mask(wide);
        assert_eq!(r, BigInt::from(small), "the references of {}", op.name);
    }
}

#[test]
fn unary_operators() {
    for op in UNARY {
        let mut t = Terms::new();
        for w in 1..=4 {
            for n in 0..=6 {
                for a in 0..1 << w {
                    check_unary(&mut t, op, w, n, &BigInt::from(a));
                }
            }
        }
        let mut rng = Rng::new(4);
        for _ in 0..scaled(400) {
            let mut t = Terms::new();
            let most = if rng.chance(50) { 64 } else { 200 };
            let w = 1 + rng.below(most) as u32;
            let n = rng.below(9) as u32;
            let a = wide(&mut rng, w);
            check_unary(&mut t, op, w, n, &a);
        }
    }
}

#[test]
fn extract_and_concat() {
    let mut rng = Rng::new(5);
    let extract = |t: &mut Terms, w: u32, hi: u32, lo: u32, a: &BigInt| {
        let r = big_mod(hi - lo + 1, &(a >> lo));
        let values = [(Sort::Bv(w), Value::Bv(bv_of(w, a)))];
        let what = || format!("extract {hi} {lo} of {w} bits of {a:#x}");
        check(t, &values, &Value::Bv(bv_of(hi - lo + 1, &r)), &what, &|t, args| t.extract(hi, lo, args[0]));
    };
    let concat = |t: &mut Terms, parts: &[(u32, BigInt)]| {
        let (w, v) = parts.iter().fold((0, BigInt::ZERO), |(w, v), p| (w + p.0, (v << p.0) + &p.1));
        let values: Vec<_> = parts.iter().map(|(w, v)| (Sort::Bv(*w), Value::Bv(bv_of(*w, v)))).collect();
        let what = || format!("concat {parts:?}");
        check(t, &values, &Value::Bv(bv_of(w, &v)), &what, &|t, args| t.concat(args));
    };
    let mut t = Terms::new();
    for w in 1..=4u32 {
        for a in 0..1u32 << w {
            for hi in 0..w {
                for lo in 0..=hi {
                    extract(&mut t, w, hi, lo, &BigInt::from(a));
                }
            }
            for w2 in 1..=3u32 {
                for b in 0..1u32 << w2 {
                    concat(&mut t, &[(w, BigInt::from(a)), (w2, BigInt::from(b))]);
                }
            }
        }
    }
    for _ in 0..scaled(1000) {
        let mut t = Terms::new();
        let w = 1 + rng.below(200) as u32;
        let hi = rng.below(w as usize) as u32;
        let lo = rng.below(hi as usize + 1) as u32;
        extract(&mut t, w, hi, lo, &wide(&mut rng, w));
        let n = 2 + rng.below(3);
        let parts: Vec<(u32, BigInt)> = (0..n)
            .map(|_| {
                let w = 1 + rng.below(100) as u32;
                (w, wide(&mut rng, w))
            })
            .collect();
        concat(&mut t, &parts);
    }
}

#[test]
fn connectives() {
    type Case = (&'static str, fn(&mut Terms, &[Term]) -> Term, fn(&[bool]) -> bool);
    let cases: &[Case] = &[
        ("not", |t, a| t.not(a[0]), |a| !a[0]),
        ("and", Terms::and, |a| a[0] && a[1] && a[2]),
        ("or", Terms::or, |a| a[0] || a[1] || a[2]),
        ("and2", |t, a| t.and2(a[0], a[1]), |a| a[0] && a[1]),
        ("or2", |t, a| t.or2(a[0], a[1]), |a| a[0] || a[1]),
        ("implies", |t, a| t.implies(a[0], a[1]), |a| !a[0] || a[1]),
        ("xor", |t, a| t.xor(a[0], a[1]), |a| a[0] != a[1]),
        ("eq", |t, a| t.eq(a[0], a[1]), |a| a[0] == a[1]),
        ("ne", |t, a| t.ne(a[0], a[1]), |a| a[0] != a[1]),
        ("ite", |t, a| t.ite(a[0], a[1], a[2]), |a| if a[0] { a[1] } else { a[2] }),
        ("distinct", Terms::distinct, |_| false),
        ("distinct2", |t, a| t.distinct(&a[..2]), |a| a[0] != a[1]),
        ("and of none", |t, _| t.and(&[]), |_| true),
        ("or of none", |t, _| t.or(&[]), |_| false),
    ];
    let mut t = Terms::new();
    for (name, build, meaning) in cases {
        for bits in 0..8u32 {
            let args: Vec<bool> = (0..3).map(|i| bits >> i & 1 == 1).collect();
            let values: Vec<_> = args.iter().map(|b| (Sort::Bool, Value::Bool(*b))).collect();
            let what = || format!("{name} {args:?}");
            check(&mut t, &values, &Value::Bool(meaning(&args)), &what, build);
        }
    }
}

#[test]
fn ite_and_distinct_of_vectors() {
    let mut t = Terms::new();
    for w in 1..=3u32 {
        for n in 0..1u32 << (1 + 3 * w) {
            let c = n & 1 == 1;
            let v: Vec<u128> = (0..3).map(|i| u128::from(n >> (1 + i * w)) & mask(w)).collect();
            let mut values = vec![(Sort::Bool, Value::Bool(c))];
            values.extend(v.iter().map(|v| (Sort::Bv(w), Value::Bv(Bv::new(w, *v)))));
            let expected = Value::Bv(Bv::new(w, if c { v[0] } else { v[1] }));
            let what = || format!("ite {c} {v:?}");
            check(&mut t, &values[..3], &expected, &what, &|t, a| t.ite(a[0], a[1], a[2]));
            let distinct = v[0] != v[1] && v[1] != v[2] && v[0] != v[2];
            let what = || format!("distinct {v:?}");
            check(&mut t, &values[1..], &Value::Bool(distinct), &what, &|t, a| t.distinct(a));
        }
    }
}

#[test]
fn integers() {
    type Case = (&'static str, fn(&mut Terms, Term, Term) -> Term, fn(i64, i64) -> i64);
    type Compare = (&'static str, fn(&mut Terms, Term, Term) -> Term, fn(i64, i64) -> bool);
    // SMT-LIB: the remainder is never negative; division by zero is fixed by our own choice.
    let cases: &[Case] = &[
        ("add", Terms::add, |a, b| a + b),
        ("sub", Terms::sub, |a, b| a - b),
        ("mul", Terms::mul, |a, b| a * b),
        ("neg", |t, a, _| t.neg(a), |a, _| -a),
        ("abs", |t, a, _| t.abs(a), |a, _| a.abs()),
        ("div", Terms::int_div, |a, b| if b == 0 { 0 } else { a.div_euclid(b) }),
        ("mod", Terms::int_mod, |a, b| if b == 0 { a } else { a.rem_euclid(b) }),
    ];
    let compare: &[Compare] = &[
        ("le", Terms::le, |a, b| a <= b),
        ("lt", Terms::lt, |a, b| a < b),
        ("ge", Terms::ge, |a, b| a >= b),
        ("gt", Terms::gt, |a, b| a > b),
        ("eq", Terms::eq, |a, b| a == b),
        ("ne", Terms::ne, |a, b| a != b),
    ];
    let mut t = Terms::new();
    for a in -7..=7i64 {
        for b in -7..=7i64 {
            let values = [(Sort::Int, Value::Int(a.into())), (Sort::Int, Value::Int(b.into()))];
            for (name, build, meaning) in cases {
                let what = || format!("{name} {a} {b}");
                let expected = Value::Int(meaning(a, b).into());
                check(&mut t, &values, &expected, &what, &|t, x| build(t, x[0], x[1]));
            }
            for (name, build, meaning) in compare {
                let what = || format!("{name} {a} {b}");
                check(&mut t, &values, &Value::Bool(meaning(a, b)), &what, &|t, x| build(t, x[0], x[1]));
                // The same with coefficients, where rounding matters.
                for (p, q, k) in [(2, 3, 1), (-2, 4, 3), (6, -4, -5), (3, 3, -7)] {
                    let expected = Value::Bool(meaning(p * a + k, q * b));
                    let what = || format!("{name} {p}*{a}+{k} {q}*{b}");
                    check(&mut t, &values, &expected, &what, &|t, x| {
                        let (p, q, k) = (t.int(p), t.int(q), t.int(k));
                        let l = t.mul(p, x[0]);
                        let l = t.add(l, k);
                        let r = t.mul(q, x[1]);
                        build(t, l, r)
                    });
                }
            }
        }
    }
}

#[test]
fn reals() {
    type Case = (&'static str, fn(&mut Terms, Term, Term) -> Term, fn(&BigRational, &BigRational) -> Value);
    let cases: &[Case] = &[
        ("add", Terms::add, |a, b| Value::Real(a + b)),
        ("sub", Terms::sub, |a, b| Value::Real(a - b)),
        ("mul", Terms::mul, |a, b| Value::Real(a * b)),
        ("neg", |t, a, _| t.neg(a), |a, _| Value::Real(-a)),
        ("abs", |t, a, _| t.abs(a), |a, _| Value::Real(a.abs())),
        ("div", Terms::real_div, |a, b| Value::Real(if b.is_zero() { b.clone() } else { a / b })),
        ("le", Terms::le, |a, b| Value::Bool(a <= b)),
        ("lt", Terms::lt, |a, b| Value::Bool(a < b)),
        ("ge", Terms::ge, |a, b| Value::Bool(a >= b)),
        ("gt", Terms::gt, |a, b| Value::Bool(a > b)),
        ("eq", Terms::eq, |a, b| Value::Bool(a == b)),
        (
            "to_int",
            |t, a, _| t.to_int(a),
            |a, _| {
                let below = a.numer().clone() / a.denom();
                let exact = &below * a.denom() == *a.numer();
                Value::Int(if a.is_negative() && !exact { below - 1 } else { below })
            },
        ),
        ("is_int", |t, a, _| t.is_int(a), |a, _| Value::Bool(*a.denom() == BigInt::from(1))),
    ];
    let mut t = Terms::new();
    let numbers: Vec<BigRational> =
        (-7..=7).flat_map(|n| [1, 2, 3].map(|d| BigRational::new(n.into(), d.into()))).collect();
    for a in &numbers {
        for b in &numbers {
            let values = [(Sort::Real, Value::Real(a.clone())), (Sort::Real, Value::Real(b.clone()))];
            for (name, build, meaning) in cases {
                let what = || format!("{name} {a} {b}");
                check(&mut t, &values, &meaning(a, b), &what, &|t, x| build(t, x[0], x[1]));
            }
        }
    }
    for n in -3..=3 {
        let value = Value::Real(BigRational::from_integer(n.into()));
        let values = [(Sort::Int, Value::Int(n.into()))];
        check(&mut t, &values, &value, &|| format!("to_real {n}"), &|t, x| t.to_real(x[0]));
    }
}

/// All reads and writes of arrays over two-bit indices, with variable and constant indices and elements.
#[test]
fn arrays() {
    let mut t = Terms::new();
    let sort = t.array_sort(Sort::Bv(2), Sort::Bv(2));
    let (index, element) = (Sort::Bv(2), Sort::Bv(2));
    for n in 0..4u32.pow(5) {
        let digit = |k: u32| u128::from(n / 4u32.pow(k) % 4);
        let v = |k: u32| (element, Value::Bv(Bv::new(2, digit(k))));
        let i = |k: u32| (index, Value::Bv(Bv::new(2, digit(k))));
        // ((const d)[i := e])[j := f][k]
        let (d, at, e, to) = (digit(0), digit(1), digit(2), digit(3));
        let values = [v(0), i(1), v(2), i(3), i(4)];
        let read = digit(4);
        let f = (e + 1) % 4;
        let expected = if read == to {
            f
        } else if read == at {
            e
        } else {
            d
        };
        let what = || format!("(const {d})[{at}:={e}][{to}:={f}][{read}]");
        check(&mut t, &values, &Value::Bv(Bv::new(2, expected)), &what, &|t, x| {
            let a = t.const_array(sort, x[0]);
            let a = t.store(a, x[1], x[2]);
            let one = t.bv(2, 1);
            let f = t.bvadd(x[2], one);
            let a = t.store(a, x[3], f);
            t.select(a, x[4])
        });
        // Storing what is there changes nothing, and extensional equality sees it.
        let mut env = Assignment::new();
        let given = inputs(&mut t, &mut env, &values);
        let (d, at, e, to) = (given[0].var, given[1].var, given[2].var, given[3].var);
        let a = t.const_array(sort, d);
        let a = t.store(a, at, e);
        let same = t.select(a, to);
        let b = t.store(a, to, same);
        let equal = t.eq(a, b);
        assert_eq!(t.eval(equal, &env), Value::Bool(true));
        // Storing one element everywhere is the constant array.
        let mut all = a;
        for k in 0..4 {
            let k = t.bv(2, k);
            all = t.store(all, k, d);
        }
        let constant = t.const_array(sort, d);
        assert_eq!(t.eval(all, &env), t.eval(constant, &env));
    }
}

#[test]
fn big_values_round_trip() {
    let mut rng = Rng::new(6);
    for _ in 0..scaled(500) {
        let w = 1 + rng.below(200) as u32;
        let v = wide(&mut rng, w);
        assert_eq!(big(&bv_of(w, &v)), v);
    }
}
