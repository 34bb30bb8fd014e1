//! How long the constructors take: `cargo test --release -p certus-logic --test throughput -- --ignored
//! --nocapture` prints nanoseconds for each.

mod common;

use certus_logic::{Sort, Term, Terms};
use common::{Rng, run_time};
use std::time::Instant;

#[test]
#[ignore = "measures, and prints what it finds"]
#[expect(clippy::print_stdout, reason = "the figures are what it is for")]
fn constructors() {
    const CALLS: usize = 1_000_000;
    type Build = fn(&mut Terms, &mut Rng, &[Term], &[Term], &[Term]) -> Term;
    let cases: &[(&str, Build)] = &[
        ("bvadd of variables", |t, r, x, _, _| t.bvadd(*r.pick(x), *r.pick(x))),
        ("bvadd of a constant", |t, r, x, _, k| t.bvadd(*r.pick(x), *r.pick(k))),
        ("bvsub", |t, r, x, _, _| t.bvsub(*r.pick(x), *r.pick(x))),
        ("sum of three and a constant", |t, r, x, _, k| {
            let s = t.bvadd(*r.pick(x), *r.pick(k));
            let u = t.bvsub(*r.pick(x), *r.pick(x));
            t.bvadd(s, u)
        }),
        ("bvmul", |t, r, x, _, _| t.bvmul(*r.pick(x), *r.pick(x))),
        ("bvand", |t, r, x, _, _| t.bvand(*r.pick(x), *r.pick(x))),
        ("bvor", |t, r, x, _, _| t.bvor(*r.pick(x), *r.pick(x))),
        ("bvxor", |t, r, x, _, _| t.bvxor(*r.pick(x), *r.pick(x))),
        ("and2", |t, r, _, p, _| t.and2(*r.pick(p), *r.pick(p))),
        ("or2", |t, r, _, p, _| t.or2(*r.pick(p), *r.pick(p))),
        ("and of eight", |t, r, _, p, _| {
            let all: [Term; 8] = std::array::from_fn(|_| *r.pick(p));
            t.and(&all)
        }),
        ("eq", |t, r, x, _, _| t.eq(*r.pick(x), *r.pick(x))),
        ("eq with a constant", |t, r, x, _, k| t.eq(*r.pick(x), *r.pick(k))),
        ("bvult", |t, r, x, _, _| t.bvult(*r.pick(x), *r.pick(x))),
        ("bvsle with a constant", |t, r, x, _, k| t.bvsle(*r.pick(x), *r.pick(k))),
        ("ite", |t, r, x, p, _| t.ite(*r.pick(p), *r.pick(x), *r.pick(x))),
        ("ite of truth values", |t, r, _, p, _| t.ite(*r.pick(p), *r.pick(p), *r.pick(p))),
        ("extract", |t, r, x, _, _| {
            let lo = r.below(24) as u32;
            t.extract(lo + 7, lo, *r.pick(x))
        }),
        ("concat", |t, r, x, _, _| t.concat(&[*r.pick(x), *r.pick(x)])),
        ("constant", |t, r, _, _, _| t.bv(32, u128::from(r.next() as u32))),
    ];
    let origin = Instant::now();
    for (name, build) in cases {
        let mut t = Terms::new();
        let x: Vec<Term> = (0..1000).map(|i| t.var(&format!("x{i}"), Sort::Bv(32))).collect();
        let p: Vec<Term> = (0..1000).map(|i| t.var(&format!("p{i}"), Sort::Bool)).collect();
        let k: Vec<Term> = (0..1000).map(|i| t.bv(32, i * 77)).collect();
        let mut rng = Rng::new(1);
        let before = run_time(origin);
        for _ in 0..CALLS {
            build(&mut t, &mut rng, &x, &p, &k);
        }
        let first = (run_time(origin) - before).as_nanos() / CALLS as u128;
        let made = t.len();
        let mut rng = Rng::new(1);
        let before = run_time(origin);
        for _ in 0..CALLS {
            build(&mut t, &mut rng, &x, &p, &k);
        }
        let again = (run_time(origin) - before).as_nanos() / CALLS as u128;
        println!("{name:28} {first:5} ns new, {again:5} ns known, {made:8} terms");
    }
}
