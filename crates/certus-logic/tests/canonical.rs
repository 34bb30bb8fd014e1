//! Equal things look equal: pairs of expressions that must be one term, and sums, conjunctions and
//! exclusive ors in random order.

mod common;

use certus_logic::{Op, Sort, Term, Terms};
use common::{Rng, scaled, write};
use num_bigint::BigInt;
use num_rational::BigRational;

/// The variables the table speaks of.
struct Vars {
    t: Terms,
    x: Term,
    y: Term,
    z: Term,
    /// Eight bits.
    b: Term,
    d: Term,
    /// One bit.
    s: Term,
    r: Term,
    p: Term,
    q: Term,
    i: Term,
    j: Term,
    u: Term,
    v: Term,
    array: Term,
}

impl Vars {
    fn new() -> Vars {
        let mut t = Terms::new();
        let w = Sort::Bv(32);
        let sort = t.array_sort(Sort::Bv(8), w);
        let (x, y, z) = (t.var("x", w), t.var("y", w), t.var("z", w));
        let (b, d) = (t.var("b", Sort::Bv(8)), t.var("d", Sort::Bv(8)));
        let (s, r) = (t.var("s", Sort::Bv(1)), t.var("r", Sort::Bv(1)));
        let (p, q) = (t.var("p", Sort::Bool), t.var("q", Sort::Bool));
        let (i, j) = (t.var("i", Sort::Int), t.var("j", Sort::Int));
        let (u, v) = (t.var("u", Sort::Real), t.var("v", Sort::Real));
        let array = t.var("a", sort);
        Vars { t, x, y, z, b, d, s, r, p, q, i, j, u, v, array }
    }

    fn c(&mut self, v: i64) -> Term {
        self.t.bv(32, v as i128 as u128)
    }

    fn c8(&mut self, v: i64) -> Term {
        self.t.bv(8, v as i128 as u128)
    }

    fn n(&mut self, v: i64) -> Term {
        self.t.int(v)
    }

    fn rat(&mut self, n: i64, d: i64) -> Term {
        self.t.real(BigRational::new(BigInt::from(n), BigInt::from(d)))
    }
}

/// Applies a binary constructor to two terms that may be computed from the variables.
macro_rules! ap {
    ($m:expr, $f:ident, $a:expr, $b:expr) => {{
        let (a, b) = ($a, $b);
        $m.t.$f(a, b)
    }};
    ($m:expr, $f:ident, $a:expr) => {{
        let a = $a;
        $m.t.$f(a)
    }};
}

type Side = fn(&mut Vars) -> Term;

/// What it says, and the two sides.
const PAIRS: &[(&str, Side, Side)] = &[
    ("x + 1 - 1 is x", |m| ap!(m, bvsub, ap!(m, bvadd, m.x, m.c(1)), m.c(1)), |m| m.x),
    ("~x + 1 is -x", |m| ap!(m, bvadd, ap!(m, bvnot, m.x), m.c(1)), |m| ap!(m, bvneg, m.x)),
    (
        "~zext(b) + 1 is -zext(b)",
        |m| {
            let z = m.t.zero_extend(24, m.b);
            ap!(m, bvadd, ap!(m, bvnot, z), m.c(1))
        },
        |m| {
            let z = m.t.zero_extend(24, m.b);
            m.t.bvneg(z)
        },
    ),
    (
        "-sext(b) - 1 is ~sext(b)",
        |m| {
            let z = m.t.sign_extend(24, m.b);
            ap!(m, bvsub, ap!(m, bvneg, z), m.c(1))
        },
        |m| {
            let z = m.t.sign_extend(24, m.b);
            m.t.bvnot(z)
        },
    ),
    (
        "x | y is ~(~x & ~y)",
        |m| m.t.bvor(m.x, m.y),
        |m| ap!(m, bvnot, ap!(m, bvand, ap!(m, bvnot, m.x), ap!(m, bvnot, m.y))),
    ),
    ("x | x is x", |m| m.t.bvor(m.x, m.x), |m| m.x),
    ("x ^ y ^ x is y", |m| ap!(m, bvxor, ap!(m, bvxor, m.x, m.y), m.x), |m| m.y),
    (
        "x ^ ~(y ^ z) is ~(x ^ y ^ z)",
        |m| ap!(m, bvxor, m.x, ap!(m, bvnot, ap!(m, bvxor, m.y, m.z))),
        |m| ap!(m, bvnot, ap!(m, bvxor, ap!(m, bvxor, m.x, m.y), m.z)),
    ),
    ("x ^ -1 is ~x", |m| ap!(m, bvxor, m.x, m.c(-1)), |m| m.t.bvnot(m.x)),
    ("~(x - 1) is -x", |m| ap!(m, bvnot, ap!(m, bvsub, m.x, m.c(1))), |m| m.t.bvneg(m.x)),
    ("x <= y is not y < x", |m| m.t.bvule(m.x, m.y), |m| ap!(m, not, m.t.bvult(m.y, m.x))),
    ("x >=s y is not x <s y", |m| m.t.bvsge(m.x, m.y), |m| ap!(m, not, m.t.bvslt(m.x, m.y))),
    ("x << 1 is 2 * x", |m| ap!(m, bvshl, m.x, m.c(1)), |m| ap!(m, bvmul, m.c(2), m.x)),
    ("x << 1 is x + x", |m| ap!(m, bvshl, m.x, m.c(1)), |m| m.t.bvadd(m.x, m.x)),
    (
        "(x + y) * 3 is 3x + 3y",
        |m| ap!(m, bvmul, m.t.bvadd(m.x, m.y), m.c(3)),
        |m| ap!(m, bvadd, ap!(m, bvmul, m.c(3), m.x), ap!(m, bvmul, m.y, m.c(3))),
    ),
    (
        "x * y * z in any order",
        |m| ap!(m, bvmul, m.t.bvmul(m.x, m.y), m.z),
        |m| ap!(m, bvmul, m.y, m.t.bvmul(m.z, m.x)),
    ),
    ("-x * y is -(x * y)", |m| ap!(m, bvmul, m.t.bvneg(m.x), m.y), |m| ap!(m, bvneg, m.t.bvmul(m.x, m.y))),
    (
        "x & 0xff is zext(x[7:0])",
        |m| ap!(m, bvand, m.x, m.c(255)),
        |m| {
            let low = m.t.extract(7, 0, m.x);
            m.t.zero_extend(24, low)
        },
    ),
    ("x % 256 is x & 255", |m| ap!(m, bvurem, m.x, m.c(256)), |m| ap!(m, bvand, m.x, m.c(255))),
    ("x / 4 is x >> 2", |m| ap!(m, bvudiv, m.x, m.c(4)), |m| ap!(m, bvlshr, m.x, m.c(2))),
    (
        "(unsigned char)(zext(b) + zext(d)) is b + d",
        |m| {
            let (p, q) = (m.t.zero_extend(24, m.b), m.t.sign_extend(24, m.d));
            let sum = m.t.bvadd(p, q);
            m.t.extract(7, 0, sum)
        },
        |m| m.t.bvadd(m.b, m.d),
    ),
    (
        "zext(b) | zext(d) is zext(b | d)",
        |m| {
            let (p, q) = (m.t.zero_extend(24, m.b), m.t.zero_extend(24, m.d));
            m.t.bvor(p, q)
        },
        |m| {
            let or = m.t.bvor(m.b, m.d);
            m.t.zero_extend(24, or)
        },
    ),
    (
        "zext(b + 1) | zext(d) is zext((b + 1) | d)",
        |m| {
            let next = ap!(m, bvadd, m.b, m.c8(1));
            let (p, q) = (m.t.zero_extend(24, next), m.t.zero_extend(24, m.d));
            m.t.bvor(p, q)
        },
        |m| {
            let next = ap!(m, bvadd, m.b, m.c8(1));
            let or = m.t.bvor(next, m.d);
            m.t.zero_extend(24, or)
        },
    ),
    (
        "the halves of ~x together are ~x",
        |m| {
            let n = m.t.bvnot(m.x);
            let (h, l) = (m.t.extract(31, 9, n), m.t.extract(8, 0, n));
            m.t.concat(&[h, l])
        },
        |m| m.t.bvnot(m.x),
    ),
    (
        "rotating there and back is nothing",
        |m| {
            let r = m.t.rotate_left(7, m.x);
            m.t.rotate_right(7, r)
        },
        |m| m.x,
    ),
    ("x + 3 = 5 is x = 2", |m| ap!(m, eq, ap!(m, bvadd, m.x, m.c(3)), m.c(5)), |m| ap!(m, eq, m.x, m.c(2))),
    ("3 * x = 9 is x = 3", |m| ap!(m, eq, ap!(m, bvmul, m.x, m.c(3)), m.c(9)), |m| ap!(m, eq, m.c(3), m.x)),
    ("2 * x = 1 is false", |m| ap!(m, eq, ap!(m, bvmul, m.x, m.c(2)), m.c(1)), |m| m.t.fls()),
    ("x - y = 0 is x = y", |m| ap!(m, eq, m.t.bvsub(m.x, m.y), m.c(0)), |m| m.t.eq(m.x, m.y)),
    (
        "x + z = y + z is x = y",
        |m| ap!(m, eq, m.t.bvadd(m.x, m.z), m.t.bvadd(m.z, m.y)),
        |m| m.t.eq(m.x, m.y),
    ),
    ("x ^ y = 0 is x = y", |m| ap!(m, eq, m.t.bvxor(m.x, m.y), m.c(0)), |m| m.t.eq(m.x, m.y)),
    (
        "x ^ z = y ^ z is x = y",
        |m| ap!(m, eq, m.t.bvxor(m.x, m.z), m.t.bvxor(m.z, m.y)),
        |m| m.t.eq(m.x, m.y),
    ),
    ("~x = y is x = ~y", |m| ap!(m, eq, m.t.bvnot(m.x), m.y), |m| ap!(m, eq, m.x, m.t.bvnot(m.y))),
    (
        "2^31 x + y = 0 in any order",
        |m| ap!(m, eq, ap!(m, bvmul, m.c(1 << 31), m.x), m.t.bvneg(m.y)),
        |m| ap!(m, eq, m.t.bvneg(m.y), ap!(m, bvmul, m.c(1 << 31), m.x)),
    ),
    (
        "zext(b) < zext(d) is b < d",
        |m| {
            let (p, q) = (m.t.zero_extend(24, m.b), m.t.zero_extend(24, m.d));
            m.t.bvult(p, q)
        },
        |m| m.t.bvult(m.b, m.d),
    ),
    (
        "zext(b) <s zext(d) is b <u d",
        |m| {
            let (p, q) = (m.t.zero_extend(24, m.b), m.t.zero_extend(24, m.d));
            m.t.bvslt(p, q)
        },
        |m| m.t.bvult(m.b, m.d),
    ),
    (
        "sext(b) <s sext(d) is b <s d",
        |m| {
            let (p, q) = (m.t.sign_extend(24, m.b), m.t.sign_extend(24, m.d));
            m.t.bvslt(p, q)
        },
        |m| m.t.bvslt(m.b, m.d),
    ),
    (
        "sext(b) <u sext(d) is b <u d",
        |m| {
            let (p, q) = (m.t.sign_extend(24, m.b), m.t.sign_extend(24, m.d));
            m.t.bvult(p, q)
        },
        |m| m.t.bvult(m.b, m.d),
    ),
    (
        "zext(b) < 100 is b < 100",
        |m| {
            let p = m.t.zero_extend(24, m.b);
            ap!(m, bvslt, p, m.c(100))
        },
        |m| ap!(m, bvult, m.b, m.c8(100)),
    ),
    (
        "sext(b) <s -5 is b <s -5",
        |m| {
            let p = m.t.sign_extend(24, m.b);
            ap!(m, bvslt, p, m.c(-5))
        },
        |m| ap!(m, bvslt, m.b, m.c8(-5)),
    ),
    (
        "zext(b) = 300 is false",
        |m| {
            let p = m.t.zero_extend(24, m.b);
            ap!(m, eq, p, m.c(300))
        },
        |m| m.t.fls(),
    ),
    ("~x < ~y is y < x", |m| ap!(m, bvult, m.t.bvnot(m.x), m.t.bvnot(m.y)), |m| m.t.bvult(m.y, m.x)),
    ("~x <s 5 is -6 <s x", |m| ap!(m, bvslt, m.t.bvnot(m.x), m.c(5)), |m| ap!(m, bvslt, m.c(-6), m.x)),
    (
        "the sign bit set is x <s 0",
        |m| {
            let bit = m.t.extract(31, 31, m.x);
            let one = m.t.bv(1, 1);
            m.t.eq(bit, one)
        },
        |m| ap!(m, bvslt, m.x, m.c(0)),
    ),
    (
        "the masked sign is not 0 iff x <s 0",
        |m| ap!(m, ne, ap!(m, bvand, m.x, m.c(1 << 31)), m.c(0)),
        |m| ap!(m, bvslt, m.x, m.c(0)),
    ),
    ("x >=u 2^31 is x <s 0", |m| ap!(m, bvuge, m.x, m.c(1 << 31)), |m| ap!(m, bvslt, m.x, m.c(0))),
    ("x < 1 is x = 0", |m| ap!(m, bvult, m.x, m.c(1)), |m| ap!(m, eq, m.x, m.c(0))),
    ("x > 0 is x != 0", |m| ap!(m, bvugt, m.x, m.c(0)), |m| ap!(m, ne, m.x, m.c(0))),
    ("x < -1 is x != -1", |m| ap!(m, bvult, m.x, m.c(-1)), |m| ap!(m, ne, m.x, m.c(-1))),
    ("x > 7 is not x < 8", |m| ap!(m, bvugt, m.x, m.c(7)), |m| ap!(m, not, ap!(m, bvult, m.x, m.c(8)))),
    ("x <=s 7 is x <s 8", |m| ap!(m, bvsle, m.x, m.c(7)), |m| ap!(m, bvslt, m.x, m.c(8))),
    ("not x >= 9 is x < 9", |m| ap!(m, not, ap!(m, bvuge, m.x, m.c(9))), |m| ap!(m, bvult, m.x, m.c(9))),
    (
        "ite(p, 1, 0) = 1 is p",
        |m| {
            let i = ap!(m, bvadd, m.c(0), {
                let (o, z) = (m.c(1), m.c(0));
                m.t.ite(m.p, o, z)
            });
            ap!(m, eq, i, m.c(1))
        },
        |m| m.p,
    ),
    (
        "ite(p, 1, 0) != 0 is p",
        |m| {
            let (o, z) = (m.c(1), m.c(0));
            let i = m.t.ite(m.p, o, z);
            ap!(m, ne, i, m.c(0))
        },
        |m| m.p,
    ),
    (
        "ite(p, 3, 4) = 5 is false",
        |m| {
            let (o, z) = (m.c(3), m.c(4));
            let i = m.t.ite(m.p, o, z);
            ap!(m, eq, i, m.c(5))
        },
        |m| m.t.fls(),
    ),
    (
        "ite(p, 5, 3) + 1 is ite(p, 6, 4)",
        |m| {
            let (o, z) = (m.c(5), m.c(3));
            let i = m.t.ite(m.p, o, z);
            ap!(m, bvadd, i, m.c(1))
        },
        |m| {
            let (o, z) = (m.c(6), m.c(4));
            m.t.ite(m.p, o, z)
        },
    ),
    (
        "ite(p, 5, 3) + x = y + 3 is ite(p, 2, 0) + x = y",
        |m| {
            let (o, z) = (m.c(5), m.c(3));
            let i = m.t.ite(m.p, o, z);
            ap!(m, eq, m.t.bvadd(i, m.x), ap!(m, bvadd, m.y, m.c(3)))
        },
        |m| {
            let (o, z) = (m.c(2), m.c(0));
            let i = m.t.ite(m.p, o, z);
            ap!(m, eq, m.t.bvadd(i, m.x), m.y)
        },
    ),
    (
        "ite(not p, x, y) is ite(p, y, x)",
        |m| {
            let n = m.t.not(m.p);
            m.t.ite(n, m.x, m.y)
        },
        |m| m.t.ite(m.p, m.y, m.x),
    ),
    (
        "ite(x = y, x, y) is y",
        |m| {
            let c = m.t.eq(m.x, m.y);
            m.t.ite(c, m.x, m.y)
        },
        |m| m.y,
    ),
    (
        "not ite(p, q, e) is ite(p, not q, not e)",
        |m| {
            let e = m.t.bvult(m.x, m.y);
            let i = m.t.ite(m.p, m.q, e);
            m.t.not(i)
        },
        |m| {
            let e = m.t.bvule(m.y, m.x);
            let n = m.t.not(m.q);
            m.t.ite(m.p, n, e)
        },
    ),
    ("p and (p or q) is p", |m| ap!(m, and2, m.p, m.t.or2(m.p, m.q)), |m| m.p),
    ("p and (not p or q) is p and q", |m| ap!(m, and2, m.p, m.t.implies(m.p, m.q)), |m| m.t.and2(m.p, m.q)),
    (
        "not (p and q) is not p or not q",
        |m| ap!(m, not, m.t.and2(m.p, m.q)),
        |m| ap!(m, or2, ap!(m, not, m.q), ap!(m, not, m.p)),
    ),
    ("p xor q is not (p = q)", |m| m.t.xor(m.p, m.q), |m| ap!(m, eq, ap!(m, not, m.p), m.q)),
    (
        "s & r = 1 is s = 1 and r = 1",
        |m| {
            let one = m.t.bv(1, 1);
            ap!(m, eq, m.t.bvand(m.s, m.r), one)
        },
        |m| {
            let one = m.t.bv(1, 1);
            ap!(m, and2, m.t.eq(m.s, one), m.t.eq(one, m.r))
        },
    ),
    (
        "s = 0 is not s = 1",
        |m| {
            let zero = m.t.bv(1, 0);
            m.t.eq(m.s, zero)
        },
        |m| {
            let one = m.t.bv(1, 1);
            ap!(m, not, m.t.eq(m.s, one))
        },
    ),
    (
        "s ^ r = 1 is not s = r",
        |m| {
            let one = m.t.bv(1, 1);
            ap!(m, eq, m.t.bvxor(m.s, m.r), one)
        },
        |m| ap!(m, not, m.t.eq(m.s, m.r)),
    ),
    ("s + r is s ^ r", |m| m.t.bvadd(m.s, m.r), |m| m.t.bvxor(m.s, m.r)),
    ("s <s r is r <u s", |m| m.t.bvslt(m.s, m.r), |m| m.t.bvult(m.r, m.s)),
    ("2 i <= 5 is i <= 2", |m| ap!(m, le, ap!(m, mul, m.n(2), m.i), m.n(5)), |m| ap!(m, le, m.i, m.n(2))),
    ("i < 3 is i <= 2", |m| ap!(m, lt, m.i, m.n(3)), |m| ap!(m, le, m.i, m.n(2))),
    (
        "-i <= -3 is not i <= 2",
        |m| ap!(m, le, m.t.neg(m.i), m.n(-3)),
        |m| ap!(m, not, ap!(m, le, m.i, m.n(2))),
    ),
    ("i < j is i - j <= -1", |m| m.t.lt(m.i, m.j), |m| ap!(m, le, m.t.sub(m.i, m.j), m.n(-1))),
    ("not i < j is j <= i", |m| ap!(m, not, m.t.lt(m.i, m.j)), |m| m.t.le(m.j, m.i)),
    (
        "4 i = 2 j + 6 is 2 i = j + 3",
        |m| ap!(m, eq, ap!(m, mul, m.n(4), m.i), ap!(m, add, ap!(m, mul, m.n(2), m.j), m.n(6))),
        |m| ap!(m, eq, ap!(m, add, m.j, m.n(3)), ap!(m, mul, m.n(2), m.i)),
    ),
    (
        "2 i = 2 j + 1 is false",
        |m| ap!(m, eq, ap!(m, mul, m.n(2), m.i), ap!(m, add, ap!(m, mul, m.n(2), m.j), m.n(1))),
        |m| m.t.fls(),
    ),
    (
        "ite(p, 1, 0) + 1 = 2 over Int is p",
        |m| {
            let (o, z) = (m.n(1), m.n(0));
            let i = m.t.ite(m.p, o, z);
            ap!(m, eq, ap!(m, add, i, m.n(1)), m.n(2))
        },
        |m| m.p,
    ),
    (
        "i * (j + 1 - 1) is j * i",
        |m| ap!(m, mul, m.i, ap!(m, sub, ap!(m, add, m.j, m.n(1)), m.n(1))),
        |m| m.t.mul(m.j, m.i),
    ),
    (
        "3 u < 1 is u < 1/3",
        |m| ap!(m, lt, ap!(m, mul, m.rat(3, 1), m.u), m.rat(1, 1)),
        |m| ap!(m, lt, m.u, m.rat(1, 3)),
    ),
    (
        "2 u + 3 v <= 1 is u + 3/2 v <= 1/2",
        |m| {
            let (a, b) = (ap!(m, mul, m.rat(2, 1), m.u), ap!(m, mul, m.rat(3, 1), m.v));
            ap!(m, le, m.t.add(a, b), m.rat(1, 1))
        },
        |m| {
            let b = ap!(m, mul, m.rat(3, 2), m.v);
            ap!(m, le, m.t.add(m.u, b), m.rat(1, 2))
        },
    ),
    (
        "ite(p, 1, i) <= 0 is not p and i <= 0",
        |m| {
            let one = m.n(1);
            ap!(m, le, m.t.ite(m.p, one, m.i), m.n(0))
        },
        |m| {
            let (not, low) = (m.t.not(m.p), ap!(m, le, m.i, m.n(0)));
            m.t.and2(not, low)
        },
    ),
    (
        "to_real(i + 1) is to_real(i) + 1",
        |m| ap!(m, to_real, ap!(m, add, m.i, m.n(1))),
        |m| ap!(m, add, m.t.to_real(m.i), m.rat(1, 1)),
    ),
    (
        "2 to_real(i) < 3 is i <= 1",
        |m| ap!(m, lt, ap!(m, mul, m.rat(2, 1), m.t.to_real(m.i)), m.rat(3, 1)),
        |m| ap!(m, le, m.i, m.n(1)),
    ),
    (
        "to_real(i) = 1/2 is false",
        |m| ap!(m, eq, m.t.to_real(m.i), m.rat(1, 2)),
        |m| m.t.fls(),
    ),
    (
        "to_int(to_real(i) + u + 3/2) is i + 1 + to_int(u + 1/2)",
        |m| {
            let sum = ap!(m, add, m.t.to_real(m.i), m.u);
            ap!(m, to_int, ap!(m, add, sum, m.rat(3, 2)))
        },
        |m| {
            let inner = ap!(m, to_int, ap!(m, add, m.u, m.rat(1, 2)));
            ap!(m, add, ap!(m, add, m.i, m.n(1)), inner)
        },
    ),
    (
        "(i + 7) mod -3 is (4 i + 1) mod 3",
        |m| ap!(m, int_mod, ap!(m, add, m.i, m.n(7)), m.n(-3)),
        |m| ap!(m, int_mod, ap!(m, add, ap!(m, mul, m.n(4), m.i), m.n(1)), m.n(3)),
    ),
    (
        "(i mod 6) mod 3 is i mod 3",
        |m| ap!(m, int_mod, ap!(m, int_mod, m.i, m.n(6)), m.n(3)),
        |m| ap!(m, int_mod, m.i, m.n(3)),
    ),
    (
        "(3 i + 7) div -2 is -(i + 3 + (i + 1) div 2)",
        |m| ap!(m, int_div, ap!(m, add, ap!(m, mul, m.n(3), m.i), m.n(7)), m.n(-2)),
        |m| {
            let half = ap!(m, int_div, ap!(m, add, m.i, m.n(1)), m.n(2));
            ap!(m, neg, ap!(m, add, ap!(m, add, m.i, m.n(3)), half))
        },
    ),
    ("i mod 3 <= 2 is true", |m| ap!(m, le, ap!(m, int_mod, m.i, m.n(3)), m.n(2)), |m| m.t.tru()),
    ("i mod 3 < 0 is false", |m| ap!(m, lt, ap!(m, int_mod, m.i, m.n(3)), m.n(0)), |m| m.t.fls()),
    ("i mod 3 = 3 is false", |m| ap!(m, eq, ap!(m, int_mod, m.i, m.n(3)), m.n(3)), |m| m.t.fls()),
    ("u / 2 is u * 1/2", |m| ap!(m, real_div, m.u, m.rat(2, 1)), |m| ap!(m, mul, m.u, m.rat(1, 2))),
    ("u - v = 0 is v = u", |m| ap!(m, eq, m.t.sub(m.u, m.v), m.rat(0, 1)), |m| m.t.eq(m.v, m.u)),
    (
        "storing what is there is nothing",
        |m| {
            let e = m.t.select(m.array, m.b);
            m.t.store(m.array, m.b, e)
        },
        |m| m.array,
    ),
    (
        "stores at distinct places commute",
        |m| {
            let (k, l) = (m.c8(1), m.c8(2));
            let a = m.t.store(m.array, k, m.x);
            m.t.store(a, l, m.y)
        },
        |m| {
            let (k, l) = (m.c8(1), m.c8(2));
            let a = m.t.store(m.array, l, m.y);
            m.t.store(a, k, m.x)
        },
    ),
    (
        "reading past stores elsewhere",
        |m| {
            let next = ap!(m, bvadd, m.b, m.c8(1));
            let a = m.t.store(m.array, next, m.x);
            m.t.select(a, m.b)
        },
        |m| m.t.select(m.array, m.b),
    ),
    (
        "the later of two stores wins",
        |m| {
            let (k, l) = (m.c8(1), m.c8(2));
            let a = m.t.store(m.array, k, m.x);
            let a = m.t.store(a, l, m.y);
            m.t.store(a, k, m.z)
        },
        |m| {
            let (k, l) = (m.c8(1), m.c8(2));
            let a = m.t.store(m.array, k, m.z);
            m.t.store(a, l, m.y)
        },
    ),
];

#[test]
fn pairs_are_one_term() {
    for (name, left, right) in PAIRS {
        // In both orders: what is made first decides the numbers of the terms.
        for swap in [false, true] {
            let mut m = Vars::new();
            let (first, second) = if swap { (right, left) } else { (left, right) };
            let (a, b) = (first(&mut m), second(&mut m));
            assert!(a == b, "{name} (swapped: {swap}): {} and {}", write(&m.t, a), write(&m.t, b));
        }
    }
}

/// A term over `leaves` by one operator, in random order and grouping.
fn grouped(
    rng: &mut Rng,
    t: &mut Terms,
    leaves: &[Term],
    op: &dyn Fn(&mut Rng, &mut Terms, Term, Term) -> Term,
) -> Term {
    let mut parts = leaves.to_vec();
    while parts.len() > 1 {
        let a = parts.swap_remove(rng.below(parts.len()));
        let b = parts.swap_remove(rng.below(parts.len()));
        parts.push(op(rng, t, a, b));
    }
    parts[0]
}

#[test]
fn sums_and_the_like_in_any_order() {
    let mut rng = Rng::new(20);
    for _ in 0..scaled(4000) {
        let mut t = Terms::new();
        let w = *rng.pick(&[1, 2, 3, 8, 32, 64]);
        let vars: Vec<Term> = (0..5).map(|i| t.var(&format!("x{i}"), Sort::Bv(w))).collect();
        let flags: Vec<Term> = (0..5).map(|i| t.var(&format!("p{i}"), Sort::Bool)).collect();
        let ints: Vec<Term> = (0..5).map(|i| t.var(&format!("i{i}"), Sort::Int)).collect();
        let n = 2 + rng.below(7);
        let mut leaves = [Vec::new(), Vec::new(), Vec::new()];
        for _ in 0..n {
            let (mut x, mut p, mut i) = (*rng.pick(&vars), *rng.pick(&flags), *rng.pick(&ints));
            match rng.below(6) {
                0 => x = t.bv(w, rng.bits(w)),
                1 => x = t.bvnot(x),
                2 => x = t.bvneg(x),
                3 => {
                    let (c, k, l) = (*rng.pick(&flags), t.bv(w, rng.bits(w)), t.bv(w, rng.bits(w)));
                    x = t.ite(c, k, l);
                }
                _ => {}
            }
            if rng.chance(30) {
                p = t.not(p);
            }
            if rng.chance(30) {
                i = t.int(rng.below(9) as i64 - 4);
            }
            leaves[0].push(x);
            leaves[1].push(p);
            leaves[2].push(i);
        }
        type Case<'a> = (&'a str, usize, &'a dyn Fn(&mut Rng, &mut Terms, Term, Term) -> Term);
        let cases: &[Case<'_>] = &[
            // A sum may be written as a difference from the negation.
            ("bvadd", 0, &|rng, t, a, b| {
                if rng.chance(70) {
                    return t.bvadd(a, b);
                }
                let n = t.bvneg(b);
                t.bvsub(a, n)
            }),
            ("bvmul", 0, &|_, t, a, b| t.bvmul(a, b)),
            ("bvand", 0, &|_, t, a, b| t.bvand(a, b)),
            ("bvor", 0, &|_, t, a, b| t.bvor(a, b)),
            // The complement may be on either side or outside.
            ("bvxor", 0, &|rng, t, a, b| match rng.below(3) {
                0 => t.bvxor(a, b),
                1 => {
                    let (a, b) = (t.bvnot(a), t.bvnot(b));
                    t.bvxor(a, b)
                }
                _ => {
                    let a = t.bvnot(a);
                    let x = t.bvxor(b, a);
                    t.bvnot(x)
                }
            }),
            ("and", 1, &|_, t, a, b| t.and2(a, b)),
            ("or", 1, &|_, t, a, b| t.or2(a, b)),
            ("add", 2, &|_, t, a, b| t.add(a, b)),
        ];
        for (name, kind, op) in cases {
            // Constant factors distribute over sums, masks become extractions and complements of sums are
            // sums, so these have one form only over plain arguments.
            let plain: Vec<Term> = leaves[*kind]
                .iter()
                .copied()
                .filter(|x| match *name {
                    _ if w == 1 => true,
                    "bvmul" => t.as_var(*x).is_some() || t.is_const(*x),
                    "bvxor" => t.as_var(*x).is_some() || t.is_const(*x) || t.op(*x) == Op::BvNot,
                    "bvand" | "bvor" => t.as_var(*x).is_some() || t.op(*x) == Op::BvNot,
                    _ => true,
                })
                .collect();
            if plain.len() < 2 {
                continue;
            }
            let a = grouped(&mut rng, &mut t, &plain, op);
            let b = grouped(&mut rng, &mut t, &plain, op);
            assert!(a == b, "{name} on {w} bits: {} and {}", write(&t, a), write(&t, b));
        }
    }
}
