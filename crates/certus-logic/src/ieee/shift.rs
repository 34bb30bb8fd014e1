//! Shifts by stages, leading zeros, and sticky bits.

use crate::terms::{Term, Terms};

/// The truth value of a bit.
pub(super) fn bit(t: &mut Terms, x: Term, i: u32) -> Term {
    let b = t.extract(i, i, x);
    let one = t.bv(1, 1);
    t.eq(b, one)
}

/// The bit of a truth value.
pub(super) fn flag(t: &mut Terms, c: Term) -> Term {
    let (one, zero) = (t.bv(1, 1), t.bv(1, 0));
    t.ite(c, one, zero)
}

/// Whether any bit is set.
pub(super) fn any(t: &mut Terms, x: Term) -> Term {
    let zero = t.bv(t.width(x), 0);
    t.ne(x, zero)
}

/// As many zeros behind.
pub(super) fn append_zeros(t: &mut Terms, x: Term, by: u32) -> Term {
    if by == 0 {
        return x;
    }
    let zeros = t.bv(by, 0);
    t.concat(&[x, zeros])
}

/// Zeros in front, up to a width.
pub(super) fn widen(t: &mut Terms, x: Term, width: u32) -> Term {
    t.zero_extend(width - t.width(x), x)
}

/// Copies of the sign in front, up to a width.
pub(super) fn widen_signed(t: &mut Terms, x: Term, width: u32) -> Term {
    t.sign_extend(width - t.width(x), x)
}

/// The top `width` bits, the last of them standing for itself and all behind it: enough to round by.
pub(super) fn jam(t: &mut Terms, x: Term, width: u32) -> Term {
    let w = t.width(x);
    if w <= width {
        return append_zeros(t, x, width - w);
    }
    let rest = t.extract(w - width, 0, x);
    let sticky = any(t, rest);
    let sticky = flag(t, sticky);
    if width == 1 {
        return sticky;
    }
    let top = t.extract(w - 1, w - width + 1, x);
    t.concat(&[top, sticky])
}

/// A shift right by an unsigned distance of any width; what falls out stays in the last bit.
pub(super) fn shift_right_jam(t: &mut Terms, mut x: Term, by: Term) -> Term {
    let (w, bits) = (t.width(x), t.width(by));
    let stages = bits.min(stages(w));
    for i in 0..stages {
        let taken = bit(t, by, i);
        let moved = moved_right(t, x, 1 << i);
        x = t.ite(taken, moved, x);
    }
    if stages < bits {
        let far = t.extract(bits - 1, stages, by);
        let far = any(t, far);
        let moved = moved_right(t, x, w);
        x = t.ite(far, moved, x);
    }
    x
}

/// How many bits a distance below `width` has.
pub(super) fn stages(width: u32) -> u32 {
    32 - (width - 1).leading_zeros()
}

fn moved_right(t: &mut Terms, x: Term, by: u32) -> Term {
    let w = t.width(x);
    let by = by.min(w - 1);
    if by == 0 {
        return x;
    }
    let kept = jam(t, x, w - by);
    widen(t, kept, w)
}

/// Shifts left until the first bit is set, and says by how much. A zero stays zero.
pub(super) fn normalise(t: &mut Terms, mut x: Term) -> (Term, Term) {
    let w = t.width(x);
    let mut distance = Vec::new();
    for i in (0..stages(w)).rev() {
        let n = 1 << i;
        let top = t.extract(w - 1, w - n, x);
        let some = any(t, top);
        let low = t.extract(w - n - 1, 0, x);
        let moved = append_zeros(t, low, n);
        x = t.ite(some, x, moved);
        let none = t.not(some);
        distance.push(flag(t, none));
    }
    let distance = if distance.is_empty() { t.bv(1, 0) } else { t.concat(&distance) };
    (x, distance)
}

/// The number of leading zeros of a term that is not zero; for zero it is some number that is not smaller.
pub(super) fn leading_zeros(t: &mut Terms, x: Term) -> Term {
    let w = t.width(x);
    let n = stages(w);
    let mut rest = append_zeros(t, x, (1 << n) - w);
    let mut count = Vec::new();
    for i in (0..n).rev() {
        let half = 1 << i;
        let (high, low) = (t.extract(2 * half - 1, half, rest), t.extract(half - 1, 0, rest));
        let some = any(t, high);
        rest = t.ite(some, high, low);
        let none = t.not(some);
        count.push(flag(t, none));
    }
    if count.is_empty() { t.bv(1, 0) } else { t.concat(&count) }
}

/// `x - y` where a condition holds, else `x + y`: one adder, the complement's one as its carry.
pub(super) fn add_or_subtract(t: &mut Terms, subtract: Term, x: Term, y: Term) -> Term {
    let w = t.width(x);
    let minus = flag(t, subtract);
    let complement = t.repeat(w, minus);
    let y = t.bvxor(y, complement);
    let one = t.bv(1, 1);
    let (x, y) = (t.concat(&[x, one]), t.concat(&[y, minus]));
    let sum = t.bvadd(x, y);
    t.extract(w, 1, sum)
}
