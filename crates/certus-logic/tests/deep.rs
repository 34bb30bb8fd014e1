//! Terms a hundred thousand deep: built, evaluated, substituted, primed and rebuilt on a small stack, in time
//! and space that grow with their size.

mod common;

use certus_logic::{Assignment, Sort, Substitution, Term, Terms, Value};
use common::run_time;
use std::time::{Duration, Instant};

const DEPTH: usize = 100_000;
const STACK: usize = 512 << 10;

/// Runs on a thread whose stack a recursion of this depth would overflow.
fn on_small_stack(f: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(f).expect("a thread can be started");
    if let Err(e) = thread.join() {
        std::panic::resume_unwind(e);
    }
}

/// How the `k`-th layer is put on a term.
type Layer = fn(&mut Terms, Term, usize) -> Term;

fn var(t: &mut Terms, sort: Sort, i: usize) -> Term {
    t.var(&format!("x{i}_{sort:?}"), sort)
}

/// Everything one does with a term, on a chain of these layers.
fn exercise(name: &'static str, sort: fn(&mut Terms) -> Sort, layer: Layer) {
    on_small_stack(move || {
        let start = Instant::now();
        let mut t = Terms::new();
        let sort = sort(&mut t);
        let mut chain = t.var("start", sort);
        for k in 0..DEPTH {
            chain = layer(&mut t, chain, k);
        }
        let built = t.len();
        assert!(built <= 60 * DEPTH, "{name}: {built} terms for {DEPTH} layers");
        let vars = t.free_vars(chain);
        let env = Assignment::new();
        let value = t.eval(chain, &env);
        let primed = t.prime(chain);
        assert_eq!(t.free_vars(primed).len(), vars.len(), "{name}: priming");
        let back = t.unprime(primed);
        assert_eq!(t.eval(back, &env), value, "{name}: priming and back");
        let mut by = Substitution::new();
        for v in vars {
            let sort = t.sort(v);
            let to = t.var(&format!("x0_{sort:?}"), sort);
            by.insert(v, to);
        }
        let merged = t.substitute(chain, &mut by);
        assert!(t.free_vars(merged).len() <= 5, "{name}: variables made one");
        let size = t.dag_size(chain);
        assert!(t.len() <= 300 * DEPTH, "{name}: {} terms in the end", t.len());
        let took = run_time(start);
        // What is quadratic in the depth takes minutes.
        assert!(took < Duration::from_secs(20), "{name}: {took:?} for {size} terms of {built}");
    });
}

fn bits(_: &mut Terms) -> Sort {
    Sort::Bv(32)
}

fn truth(_: &mut Terms) -> Sort {
    Sort::Bool
}

#[test]
fn connectives() {
    exercise("and/or", truth, |t, a, k| {
        let p = var(t, Sort::Bool, k % 1000);
        if k % 2 == 0 { t.and2(a, p) } else { t.or2(p, a) }
    });
    exercise("and of new variables", truth, |t, a, k| {
        let p = var(t, Sort::Bool, k);
        t.and2(a, p)
    });
    exercise("not/eq", truth, |t, a, k| {
        let p = var(t, Sort::Bool, k % 10);
        let n = t.not(a);
        t.eq(n, p)
    });
    exercise("ite of truth values", truth, |t, a, k| {
        let (p, q) = (var(t, Sort::Bool, k % 10), var(t, Sort::Bool, k % 7));
        t.ite(p, a, q)
    });
    exercise("implies", truth, |t, a, k| {
        let p = var(t, Sort::Bool, k % 100);
        t.implies(a, p)
    });
    // Every second layer is absorbed as soon as x is assumed.
    exercise("absorption", truth, |t, a, k| {
        let (x, y) = (var(t, Sort::Bool, 0), var(t, Sort::Bool, 1));
        let inner = t.and2(y, a);
        let chain = t.implies(x, inner);
        if k % 100 == 99 {
            let assumed = t.and2(x, chain);
            t.implies(y, assumed)
        } else {
            chain
        }
    });
}

#[test]
fn sums_and_products() {
    exercise("bvadd", bits, |t, a, k| {
        let x = var(t, Sort::Bv(32), k);
        t.bvadd(a, x)
    });
    exercise("bvsub", bits, |t, a, k| {
        let x = var(t, Sort::Bv(32), k % 100);
        t.bvsub(x, a)
    });
    exercise("bvmul", bits, |t, a, k| {
        let x = var(t, Sort::Bv(32), k % 50);
        t.bvmul(a, x)
    });
    exercise("sums of products", bits, |t, a, k| {
        let (x, y) = (var(t, Sort::Bv(32), k % 50), var(t, Sort::Bv(32), k % 49));
        let p = t.bvmul(a, x);
        t.bvadd(p, y)
    });
    exercise("negated sums", bits, |t, a, k| {
        let x = var(t, Sort::Bv(32), k);
        let s = t.bvadd(a, x);
        t.bvneg(s)
    });
    exercise(
        "integer sums",
        |_| Sort::Int,
        |t, a, k| {
            let x = var(t, Sort::Int, k % 1000);
            let three = t.int(3);
            let x = t.mul(three, x);
            t.sub(a, x)
        },
    );
}

#[test]
fn bitwise_operators() {
    exercise("bvand/bvor", bits, |t, a, k| {
        let x = var(t, Sort::Bv(32), k % 1000);
        if k % 2 == 0 { t.bvand(a, x) } else { t.bvor(x, a) }
    });
    exercise("bvxor", bits, |t, a, k| {
        let x = var(t, Sort::Bv(32), k);
        t.bvxor(a, x)
    });
    exercise("bvnot and shift", bits, |t, a, k| {
        let x = var(t, Sort::Bv(32), k % 10);
        let s = t.bvlshr(a, x);
        t.bvnot(s)
    });
    exercise("divisions", bits, |t, a, k| {
        let x = var(t, Sort::Bv(32), k % 10);
        match k % 3 {
            0 => t.bvudiv(a, x),
            1 => t.bvsrem(a, x),
            _ => t.bvsmod(x, a),
        }
    });
}

#[test]
fn slices() {
    exercise("rotation", bits, |t, a, k| {
        let x = var(t, Sort::Bv(32), k % 10);
        let r = t.rotate_left(1 + k as u32 % 30, a);
        t.bvxor(r, x)
    });
    exercise("halves", bits, |t, a, k| {
        let x = var(t, Sort::Bv(16), k % 10);
        let (h, l) = (t.extract(31, 16, a), t.extract(15, 0, a));
        let s = t.bvadd(l, x);
        let m = t.bvand(h, s);
        t.concat(&[s, m])
    });
    exercise("extension", bits, |t, a, k| {
        let low = t.extract(7, 0, a);
        let x = var(t, Sort::Bv(32), k % 100);
        let wide = if k % 2 == 0 { t.sign_extend(24, low) } else { t.zero_extend(24, low) };
        t.bvadd(wide, x)
    });
    exercise("masks", bits, |t, a, k| {
        let x = var(t, Sort::Bv(32), k % 100);
        let mask = t.bv(32, 0x00ff_0ff0 >> (k % 5));
        let m = t.bvand(a, mask);
        t.bvor(m, x)
    });
}

#[test]
fn long_concatenation() {
    // A vector of a hundred thousand bits.
    on_small_stack(|| {
        let start = Instant::now();
        let mut t = Terms::new();
        let mut chain = t.var("start", Sort::Bv(1));
        for k in 0..DEPTH {
            let x = var(&mut t, Sort::Bv(1), k % 1000);
            chain = t.concat(&[x, chain]);
        }
        let low = t.extract(10, 3, chain);
        let n = t.bvnot(chain);
        let low_n = t.extract(10, 3, n);
        let env = Assignment::new();
        let (low, low_n) = (t.eval(low, &env), t.eval(low_n, &env));
        assert_eq!(low.as_bv().map(certus_logic::Bv::not).as_ref(), low_n.as_bv());
        let primed = t.prime(chain);
        assert_eq!(t.width(primed), DEPTH as u32 + 1);
        assert!(run_time(start) < Duration::from_secs(5), "{:?}", run_time(start));
    });
}

#[test]
fn conditionals() {
    exercise("ite", bits, |t, a, k| {
        let (p, x) = (var(t, Sort::Bool, k), var(t, Sort::Bv(32), k % 100));
        t.ite(p, x, a)
    });
    exercise("comparison in the condition", bits, |t, a, k| {
        let (x, y) = (var(t, Sort::Bv(32), k % 100), var(t, Sort::Bv(32), 100 + k % 99));
        let c = if k % 2 == 0 { t.bvult(a, x) } else { t.bvsle(x, a) };
        t.ite(c, y, x)
    });
    exercise("equality with a constant in the condition", bits, |t, a, k| {
        let (seven, x) = (t.bv(32, 7), var(t, Sort::Bv(32), k % 100));
        let c = t.eq(a, seven);
        let k = t.bv(32, k as u128 % 9);
        t.ite(c, k, x)
    });
    // A case distinction with constants, compared with another at every hundredth level.
    exercise("chain of constants", bits, |t, a, k| {
        let (p, c) = (var(t, Sort::Bool, k), t.bv(32, k as u128));
        let chain = t.ite(p, c, a);
        if k % 100 > 0 {
            return chain;
        }
        let five = t.bv(32, 5);
        let (e, l) = (t.eq(chain, five), t.bvult(chain, five));
        let both = t.and2(e, l);
        let q = t.or2(both, p);
        t.ite(q, c, chain)
    });
}

fn memory(t: &mut Terms) -> Sort {
    t.array_sort(Sort::Bv(32), Sort::Bv(8))
}

#[test]
fn arrays() {
    exercise("stores at constants upwards", memory, |t, a, k| {
        let (i, v) = (t.bv(32, k as u128), var(t, Sort::Bv(8), k % 10));
        t.store(a, i, v)
    });
    exercise("stores at constants downwards", memory, |t, a, k| {
        // All constants exist already, in ascending order.
        if k == 0 {
            for k in 0..DEPTH {
                t.bv(32, k as u128);
            }
        }
        let (i, v) = (t.bv(32, (DEPTH - k) as u128), t.bv(8, 1 + k as u128 % 200));
        t.store(a, i, v)
    });
    exercise("stores at variables", memory, |t, a, k| {
        let (i, v) = (var(t, Sort::Bv(32), k % 100), var(t, Sort::Bv(8), k % 10));
        t.store(a, i, v)
    });
    exercise("reads that miss", memory, |t, a, k| {
        let (i, j) = (t.bv(32, k as u128), t.bv(32, u128::from(u32::MAX)));
        let v = t.select(a, j);
        t.store(a, i, v)
    });
    exercise("conditional stores", memory, |t, a, k| {
        let (p, i, v) = (var(t, Sort::Bool, k % 50), t.bv(32, k as u128 % 60), t.bv(8, k as u128));
        let s = t.store(a, i, v);
        t.ite(p, s, a)
    });
    exercise(
        "nested reads",
        |_| Sort::Bv(32),
        |t, a, _| {
            let sort = t.array_sort(Sort::Bv(32), Sort::Bv(32));
            let m = t.var("memory", sort);
            t.select(m, a)
        },
    );
}

#[test]
fn functions() {
    exercise("applications", bits, |t, a, k| {
        let f = t.declare("f", &[Sort::Bv(32), Sort::Bool], Sort::Bv(32));
        let p = var(t, Sort::Bool, k % 10);
        t.apply(f, &[a, p])
    });
}

/// A term that as a tree would have two to the hundred thousandth leaves.
#[test]
fn sharing_is_used() {
    on_small_stack(|| {
        let start = Instant::now();
        let mut t = Terms::new();
        let mut a = t.var("x", Sort::Bv(8));
        let shift = t.var("s", Sort::Bv(8));
        for _ in 0..DEPTH {
            let l = t.bvshl(a, shift);
            let r = t.bvlshr(a, shift);
            a = t.bvor(l, r);
        }
        assert_eq!(t.free_vars(a).len(), 2);
        assert_eq!(t.eval(a, &Assignment::new()), Value::Bv(certus_logic::Bv::zero(8)));
        let p = t.prime(a);
        assert_eq!(t.free_vars(p).len(), 2);
        assert!(run_time(start) < Duration::from_secs(5), "{:?}", run_time(start));
    });
}

/// Two conjunctions at each level that both have those of the level below: the ways from the top to the bottom double with
/// each level, but the members do not.
#[test]
fn members_of_shared_conjunctions() {
    const WIDTH: usize = 40;
    const LEVELS: usize = 60;
    let mut t = Terms::new();
    let mut below: Vec<Term> = vec![var(&mut t, Sort::Bool, 0)];
    for level in 0..LEVELS {
        let mut here = Vec::new();
        for side in 0..2 {
            let mut members = below.clone();
            let first = 1 + (2 * level + side) * WIDTH;
            members.extend((first..first + WIDTH).map(|n| var(&mut t, Sort::Bool, n)));
            here.push(t.and(&members));
        }
        below = here;
    }
    let top = t.and(&below);
    let mut members = t.conjuncts(top);
    let (shown, all) = (members.len(), 1 + 2 * LEVELS * WIDTH);
    members.sort_unstable();
    members.dedup();
    assert_eq!(members.len(), all);
    assert!(shown < 2 * all, "{shown} members are listed");
}
