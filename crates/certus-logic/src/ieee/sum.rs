//! Addition and subtraction.

use super::Format;
use super::shift::{add_or_subtract, any, append_zeros, bit, jam, leading_zeros, shift_right_jam, widen};
use crate::terms::{Term, Terms};

impl Format {
    /// Sum.
    pub fn add(self, t: &mut Terms, a: Term, b: Term) -> Term {
        let s = self.significand;
        // The larger magnitude first: its sign is the result's, and it is a NaN if any of the two is.
        let (ma, mb) = (self.magnitude(t, a), self.magnitude(t, b));
        let swap = t.bvult(ma, mb);
        let (large, small) = (t.ite(swap, b, a), t.ite(swap, a, b));
        let (sign, other) = (self.sign(t, large), self.sign(t, small));
        let opposite = t.ne(sign, other);

        // Aligned with three bits more: cancellation of more than one bit comes with an exact difference.
        let (l, r) = (self.unpack_raw(t, large), self.unpack_raw(t, small));
        let distance = t.bvsub(l.exponent, r.exponent);
        let (x, y) = (append_zeros(t, l.significand, 3), append_zeros(t, r.significand, 3));
        let y = shift_right_jam(t, y, distance);
        let (x, y) = (t.zero_extend(1, x), t.zero_extend(1, y));
        let sum = add_or_subtract(t, opposite, x, y);

        // To the left until the first bit is set, or until the exponent is that of the subnormals.
        let zeros = leading_zeros(t, sum);
        let w = self.exponent.max(t.width(zeros)) + 1;
        let zeros = widen(t, zeros, w);
        let room = widen(t, l.exponent, w);
        let few = t.bvult(zeros, room);
        let by = t.ite(few, zeros, room);
        let distance = widen(t, by, w.max(s + 4));
        let distance = t.extract(s + 3, 0, distance);
        let sum = t.bvshl(sum, distance);
        let first = bit(t, sum, s + 3);
        let (zero, one) = (t.bv(w, 0), t.bv(w, 1));
        let exponent = t.bvsub(room, by);
        let exponent = t.bvadd(exponent, one);
        let field = t.ite(first, exponent, zero);

        // Numbers that cancel give +0, also where one zero is negative.
        let some = any(t, sum);
        let both = t.bvand(sign, other);
        let sign_of_sum = t.ite(some, sign, both);
        let significand = jam(t, sum, s + 2);
        let finite = self.pack(t, sign_of_sum, field, significand);

        let special = self.is_special(t, large);
        let also = self.is_special(t, small);
        let fraction = self.fraction(t, large);
        let fraction = any(t, fraction);
        let against = t.and2(also, opposite);
        let invalid = t.or2(fraction, against);
        let nan = self.nan(t);
        let special_value = t.ite(invalid, nan, large);
        t.ite(special, special_value, finite)
    }

    /// Difference.
    pub fn sub(self, t: &mut Terms, a: Term, b: Term) -> Term {
        let b = self.neg(t, b);
        self.add(t, a, b)
    }
}
