//! Every bit-vector operator as a circuit against the evaluator: exhaustively at 1 to 4 bits, at random and
//! at special values up to 64 bits and some beyond.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::{Assignment, Bv, Sort, Term, Terms, Value};
use certus_solver::sat::{Cadical, Ic3Core};
use certus_solver::{Answer, Limits, Native, Query, Solver};
use common::rng::Rng;

type Binary = fn(&mut Terms, Term, Term) -> Term;

const BINARY: &[(&str, Binary)] = &[
    ("bvadd", Terms::bvadd),
    ("bvsub", Terms::bvsub),
    ("bvmul", Terms::bvmul),
    ("bvudiv", Terms::bvudiv),
    ("bvurem", Terms::bvurem),
    ("bvsdiv", Terms::bvsdiv),
    ("bvsrem", Terms::bvsrem),
    ("bvsmod", Terms::bvsmod),
    ("bvshl", Terms::bvshl),
    ("bvlshr", Terms::bvlshr),
    ("bvashr", Terms::bvashr),
    ("bvand", Terms::bvand),
    ("bvor", Terms::bvor),
    ("bvxor", Terms::bvxor),
    ("bvnand", Terms::bvnand),
    ("bvnor", Terms::bvnor),
    ("bvxnor", Terms::bvxnor),
    ("bvcomp", Terms::bvcomp),
    ("bvult", Terms::bvult),
    ("bvule", Terms::bvule),
    ("bvslt", Terms::bvslt),
    ("bvsle", Terms::bvsle),
    ("bvsgt", Terms::bvsgt),
    ("bvuge", Terms::bvuge),
    ("=", Terms::eq),
    ("bvuaddo", Terms::bvuaddo),
    ("bvsaddo", Terms::bvsaddo),
    ("bvusubo", Terms::bvusubo),
    ("bvssubo", Terms::bvssubo),
    ("bvumulo", Terms::bvumulo),
    ("bvsmulo", Terms::bvsmulo),
    ("bvsdivo", Terms::bvsdivo),
    ("concat", |t, a, b| t.concat(&[a, b])),
    ("neg and not", |t, a, b| {
        let (x, y) = (t.bvneg(a), t.bvnot(b));
        t.bvadd(x, y)
    }),
    ("linear", |t, a, b| {
        let w = t.width(a);
        let (three, minus7) = (t.bv(w, 3), t.bv_const(Bv::from_i128(w, -7)));
        let (x, y) = (t.bvmul(three, a), t.bvmul(minus7, b));
        let s = t.bvsub(x, y);
        t.bvadd(s, three)
    }),
    ("sign_extend", |t, a, b| {
        let (x, y) = (t.sign_extend(3, a), t.zero_extend(3, b));
        t.bvmul(x, y)
    }),
    ("extract", |t, a, b| {
        let s = t.bvmul(a, b);
        let w = t.width(s);
        t.extract(w - 1, w / 2, s)
    }),
    ("rotate", |t, a, b| {
        let x = t.rotate_left(1, a);
        let y = t.rotate_right(1, b);
        t.bvxor(x, y)
    }),
    ("repeat", |t, a, b| {
        let s = t.bvadd(a, b);
        t.repeat(3, s)
    }),
    ("ite", |t, a, b| {
        let c = t.bvslt(a, b);
        let s = t.bvsub(a, b);
        t.ite(c, s, b)
    }),
];

/// A solver that knows `r = op(x, y)`.
struct Bench {
    terms: Terms,
    solvers: Vec<Box<dyn Solver>>,
    x: Term,
    y: Term,
    r: Term,
    result: Term,
}

impl Bench {
    fn new(width: u32, op: Binary) -> Bench {
        let mut terms = Terms::new();
        let (x, y) = (terms.var("x", Sort::Bv(width)), terms.var("y", Sort::Bv(width)));
        let result = op(&mut terms, x, y);
        let r = terms.var("r", terms.sort(result));
        let definition = terms.eq(r, result);
        let mut solvers: Vec<Box<dyn Solver>> = vec![
            Box::new(Native::new("native", Ic3Core::new())),
            Box::new(Native::new("native-cadical", Cadical::new())),
        ];
        for s in &mut solvers {
            s.assert(&terms, definition).unwrap();
        }
        Bench { terms, solvers, x, y, r, result }
    }

    /// The circuit's value of the result for these arguments is the evaluator's, and no other is possible.
    fn check(&mut self, name: &str, a: &Bv, b: &Bv) {
        let t = &mut self.terms;
        let mut env = Assignment::new();
        for (v, c) in [(self.x, a), (self.y, b)] {
            env.set(t.as_var(v).unwrap(), Value::Bv(c.clone()));
        }
        let expected = t.eval(self.result, &env);
        let (ka, kb) = (t.bv_const(a.clone()), t.bv_const(b.clone()));
        let (ea, eb) = (t.eq(self.x, ka), t.eq(self.y, kb));
        for s in &mut self.solvers {
            let answer = s.check(t, &Query::of(&[ea, eb]), &Limits::none()).unwrap();
            assert_eq!(answer, Answer::Sat, "{name} {a} {b} on {}", s.name());
            assert_eq!(s.value(t, self.r).unwrap(), expected, "{name} {a} {b} on {}", s.name());
        }
    }
}

#[test]
fn exhaustively_at_one_to_four_bits() {
    for (name, op) in BINARY {
        for width in 1..=4 {
            let mut bench = Bench::new(width, *op);
            for a in 0..1u128 << width {
                for b in 0..1u128 << width {
                    bench.check(name, &Bv::new(width, a), &Bv::new(width, b));
                }
            }
        }
    }
}

fn special(rng: &mut Rng, width: u32) -> Bv {
    match rng.below(8) {
        0 => Bv::zero(width),
        1 => Bv::one(width),
        2 => Bv::ones(width),
        3 => Bv::min_signed(width),
        4 => Bv::max_signed(width),
        5 => Bv::new(width, rng.below(16) as u128),
        _ => {
            let bits: Vec<bool> = (0..width).map(|_| rng.bool()).collect();
            Bv::from_bits(&bits)
        }
    }
}

#[test]
fn at_random_up_to_64_bits_and_beyond() {
    let mut rng = Rng::new(11);
    let cases = 4 * common::scale();
    for (name, op) in BINARY {
        for width in [5, 8, 13, 16, 24, 32, 33, 64, 65, 80] {
            // Wide dividers and multipliers are large circuits: fewer of them.
            let heavy =
                name.contains("div") || name.contains("rem") || name.contains("mod") || name.contains("mulo");
            if heavy && width > 33 && width != 64 {
                continue;
            }
            let mut bench = Bench::new(width, *op);
            for _ in 0..cases {
                bench.check(name, &special(&mut rng, width), &special(&mut rng, width));
            }
        }
    }
}

/// Without fixing the arguments: what the evaluator says of any solution holds, and a result that no
/// argument gives is refused.
#[test]
fn results_determine_arguments_backwards() {
    let mut rng = Rng::new(5);
    for (name, op) in BINARY {
        let width = 3;
        let mut bench = Bench::new(width, *op);
        let t = &mut bench.terms;
        let Sort::Bv(rw) = t.sort(bench.r) else { continue };
        for _ in 0..6 {
            let wanted = Bv::new(rw, rng.below(1 << rw.min(16)) as u128);
            let k = t.bv_const(wanted.clone());
            let e = t.eq(bench.r, k);
            let possible = (0..1u128 << (2 * width)).any(|v| {
                let mut env = Assignment::new();
                env.set(t.as_var(bench.x).unwrap(), Value::Bv(Bv::new(width, v)));
                env.set(t.as_var(bench.y).unwrap(), Value::Bv(Bv::new(width, v >> width)));
                t.eval(bench.result, &env) == Value::Bv(wanted.clone())
            });
            for s in &mut bench.solvers {
                let answer = s.check(t, &Query::of(&[e]), &Limits::none()).unwrap();
                assert_eq!(answer == Answer::Sat, possible, "{name} = {wanted} on {}", s.name());
                if possible {
                    assert_eq!(s.value(t, bench.result).unwrap(), Value::Bv(wanted.clone()), "{name}");
                } else {
                    assert_eq!(s.core(), [e], "{name}");
                }
            }
        }
    }
}
