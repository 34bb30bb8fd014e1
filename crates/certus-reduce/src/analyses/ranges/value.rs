//! What is known of a value: an unsigned interval, a signed interval, and some of its bits.
//!
//! The three are kept in step: of `[4, 7]` it is known that bit 2 is set and that it is not negative.

/// A set of bit-vectors of up to 64 bits; a truth value is one bit. Never empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    pub(crate) width: u32,
    pub(crate) umin: u64,
    pub(crate) umax: u64,
    pub(crate) smin: i64,
    pub(crate) smax: i64,
    /// BitSet known to be 0, and bits known to be 1.
    pub(crate) zeros: u64,
    pub(crate) ones: u64,
}

/// The wider numbers intermediate results are computed in.
type Wide = i128;

impl Range {
    pub(crate) fn mask(width: u32) -> u64 {
        if width == 64 { u64::MAX } else { (1 << width) - 1 }
    }

    /// The number of these bits, with a sign.
    pub(crate) fn signed(width: u32, bits: u64) -> i64 {
        let shift = 64 - width;
        (bits << shift) as i64 >> shift
    }

    pub(crate) fn least(width: u32) -> i64 {
        i64::MIN >> (64 - width)
    }

    pub(crate) fn most(width: u32) -> i64 {
        i64::MAX >> (64 - width)
    }

    /// All values.
    pub(crate) fn all(width: u32) -> Range {
        Range {
            width,
            umin: 0,
            umax: Range::mask(width),
            smin: Range::least(width),
            smax: Range::most(width),
            zeros: 0,
            ones: 0,
        }
    }

    pub(crate) fn one(width: u32, bits: u64) -> Range {
        let bits = bits & Range::mask(width);
        let signed = Range::signed(width, bits);
        let zeros = !bits & Range::mask(width);
        Range { width, umin: bits, umax: bits, smin: signed, smax: signed, zeros, ones: bits }
    }

    pub(crate) fn truth(value: bool) -> Range {
        Range::one(1, u64::from(value))
    }

    pub(crate) fn unsigned(width: u32, umin: u64, umax: u64) -> Option<Range> {
        Range { umin, umax, ..Range::all(width) }.settle()
    }

    pub(crate) fn between(width: u32, smin: i64, smax: i64) -> Option<Range> {
        Range { smin, smax, ..Range::all(width) }.settle()
    }

    pub(crate) fn bits(width: u32, zeros: u64, ones: u64) -> Option<Range> {
        Range { zeros, ones, ..Range::all(width) }.settle()
    }

    pub(crate) fn is_all(&self) -> bool {
        *self == Range::all(self.width)
    }

    /// The value, if there is only one.
    pub(crate) fn single(&self) -> Option<u64> {
        (self.umin == self.umax).then_some(self.umin)
    }

    /// Brings the three parts in step; `None` if no value is left.
    pub(crate) fn settle(mut self) -> Option<Range> {
        let (width, mask) = (self.width, Range::mask(self.width));
        let sign = 1u64 << (width - 1);
        loop {
            let before = self;
            // From bits to intervals.
            self.umin = self.umin.max(self.ones);
            self.umax = self.umax.min(mask & !self.zeros);
            // From one interval to the other, where neither spans the point at which the other is cut.
            if self.umin > self.umax || self.smin > self.smax || self.zeros & self.ones != 0 {
                return None;
            }
            if (self.umin ^ self.umax) & sign == 0 {
                self.smin = self.smin.max(Range::signed(width, self.umin));
                self.smax = self.smax.min(Range::signed(width, self.umax));
            }
            if self.smin > self.smax {
                return None;
            }
            if (self.smin < 0) == (self.smax < 0) {
                self.umin = self.umin.max(self.smin as u64 & mask);
                self.umax = self.umax.min(self.smax as u64 & mask);
            }
            if self.umin > self.umax {
                return None;
            }
            // From the interval to bits: what both ends have in front.
            let differ = self.umin ^ self.umax;
            let same = if differ == 0 { mask } else { mask & !(u64::MAX >> differ.leading_zeros()) };
            self.ones |= self.umin & same;
            self.zeros |= !self.umin & same;
            if self == before {
                return Some(self);
            }
        }
    }

    /// The values of both.
    pub(crate) fn meet(&self, other: &Range) -> Option<Range> {
        Range {
            width: self.width,
            umin: self.umin.max(other.umin),
            umax: self.umax.min(other.umax),
            smin: self.smin.max(other.smin),
            smax: self.smax.min(other.smax),
            zeros: self.zeros | other.zeros,
            ones: self.ones | other.ones,
        }
        .settle()
    }

    /// The values of either, and perhaps some more.
    pub(crate) fn hull(&self, other: &Range) -> Range {
        Range {
            width: self.width,
            umin: self.umin.min(other.umin),
            umax: self.umax.max(other.umax),
            smin: self.smin.min(other.smin),
            smax: self.smax.max(other.smax),
            zeros: self.zeros & other.zeros,
            ones: self.ones & other.ones,
        }
    }

    /// Whether all values of the other are values of this.
    pub(crate) fn contains(&self, other: &Range) -> bool {
        self.hull(other) == *self
    }

    // ---- operators ----

    /// The interval of exact results, if none of them wraps around, or all wrap around alike.
    fn wrapped(width: u32, low: Wide, high: Wide) -> (Option<Range>, Option<Range>) {
        let size: Wide = 1 << width;
        let turns = low.div_euclid(size);
        let unsigned = (turns == high.div_euclid(size)).then(|| {
            let base = turns * size;
            Range::unsigned(width, (low - base) as u64, (high - base) as u64)
        });
        let half = size / 2;
        let turns = (low + half).div_euclid(size);
        let signed = (turns == (high + half).div_euclid(size)).then(|| {
            let base = turns * size;
            Range::between(width, (low - base) as i64, (high - base) as i64)
        });
        (unsigned.flatten(), signed.flatten())
    }

    fn narrowed(self, parts: impl IntoIterator<Item = Option<Range>>) -> Range {
        parts.into_iter().flatten().fold(self, |known, part| known.meet(&part).unwrap_or(known))
    }

    pub(crate) fn add(&self, other: &Range) -> Range {
        let width = self.width;
        let (a, b) = (self, other);
        let (u1, s1) = Range::wrapped(
            width,
            Wide::from(a.umin) + Wide::from(b.umin),
            Wide::from(a.umax) + Wide::from(b.umax),
        );
        let (u2, s2) = Range::wrapped(
            width,
            Wide::from(a.smin) + Wide::from(b.smin),
            Wide::from(a.smax) + Wide::from(b.smax),
        );
        // Low bits that are known in both give known low bits of the sum.
        let known = ((a.zeros | a.ones) & (b.zeros | b.ones)).trailing_ones().min(width);
        let low = if known == 0 { 0 } else { Range::mask(known) };
        let sum = a.ones.wrapping_add(b.ones);
        let bits = Range::bits(width, !sum & low, sum & low);
        Range::all(width).narrowed([u1, s1, u2, s2, bits])
    }

    pub(crate) fn neg(&self) -> Range {
        Range::one(self.width, 0).add(&self.not().add(&Range::one(self.width, 1)))
    }

    pub(crate) fn not(&self) -> Range {
        let mask = Range::mask(self.width);
        Range {
            width: self.width,
            umin: !self.umax & mask,
            umax: !self.umin & mask,
            smin: !self.smax,
            smax: !self.smin,
            zeros: self.ones,
            ones: self.zeros,
        }
    }

    pub(crate) fn mul(&self, other: &Range) -> Range {
        let width = self.width;
        let unsigned = |x: u64, y: u64| u128::from(x) * u128::from(y);
        let top = unsigned(self.umax, other.umax);
        let u = (top <= u128::from(Range::mask(width)))
            .then(|| Range::unsigned(width, (unsigned(self.umin, other.umin)) as u64, top as u64))
            .flatten();
        let corners = [self.smin, self.smax]
            .into_iter()
            .flat_map(|x| [other.smin, other.smax].map(|y| Wide::from(x) * Wide::from(y)));
        let (low, high) = corners.fold((Wide::MAX, Wide::MIN), |(l, h), c| (l.min(c), h.max(c)));
        let (_, s) = Range::wrapped(width, low, high);
        let shift = (self.zeros.trailing_ones() + other.zeros.trailing_ones()).min(width);
        let zeros = if shift == 0 { 0 } else { Range::mask(shift) };
        let parity = self.ones & other.ones & 1;
        Range::all(width).narrowed([u, s, Range::bits(width, zeros, parity)])
    }

    /// The values of `other` whose product with a factor is in this range, if none of its products wraps around; inside,
    /// nothing if there are none.
    pub(crate) fn divided(&self, factor: u64, other: &Range) -> Option<Option<Range>> {
        let width = self.width;
        let (signed, mask) = (Range::signed(width, factor), Range::mask(width));
        let mut out = *other;
        if factor > 0 && u128::from(other.umax) * u128::from(factor) <= u128::from(mask) {
            out.umin = out.umin.max(self.umin.div_ceil(factor));
            out.umax = out.umax.min(self.umax / factor);
        } else if signed > 0
            && Wide::from(other.smin) * Wide::from(signed) >= Wide::from(Range::least(width))
            && Wide::from(other.smax) * Wide::from(signed) <= Wide::from(Range::most(width))
        {
            // Rounded towards the inside.
            let low = self.smin.div_euclid(signed) + i64::from(self.smin.rem_euclid(signed) != 0);
            out.smin = out.smin.max(low);
            out.smax = out.smax.min(self.smax.div_euclid(signed));
        } else {
            return None;
        }
        Some(if out.umin > out.umax || out.smin > out.smax { None } else { out.settle() })
    }

    pub(crate) fn udiv(&self, by: &Range) -> Range {
        if by.umin == 0 {
            return Range::all(self.width);
        }
        Range::all(self.width).narrowed([Range::unsigned(
            self.width,
            self.umin / by.umax,
            self.umax / by.umin,
        )])
    }

    pub(crate) fn urem(&self, by: &Range) -> Range {
        let most = if by.umin == 0 { self.umax } else { self.umax.min(by.umax - 1) };
        if by.umin > self.umax {
            return *self;
        }
        Range::all(self.width).narrowed([Range::unsigned(self.width, 0, most)])
    }

    pub(crate) fn sdiv(&self, by: &Range) -> Range {
        if by.smin <= 0 {
            return Range::all(self.width);
        }
        let corners = [self.smin, self.smax].into_iter().flat_map(|x| [x / by.smin, x / by.smax]);
        let (low, high) = corners.fold((i64::MAX, i64::MIN), |(l, h), c| (l.min(c), h.max(c)));
        Range::all(self.width).narrowed([Range::between(self.width, low, high)])
    }

    pub(crate) fn srem(&self, by: &Range) -> Range {
        // The remainder is no larger than the dividend and has its sign; by a positive divisor it is smaller
        // than that. Dividing by zero leaves the dividend.
        let bound = if by.smin > 0 { by.smax - 1 } else { i64::MAX };
        let low = if self.smin >= 0 { 0 } else { self.smin.max(bound.saturating_neg()) };
        let high = if self.smax < 0 { 0 } else { self.smax.min(bound) };
        Range::all(self.width).narrowed([Range::between(self.width, low, high)])
    }

    pub(crate) fn lshr(&self, by: &Range) -> Range {
        if by.umin >= u64::from(self.width) {
            return Range::one(self.width, 0);
        }
        let low = if by.umax >= u64::from(self.width) { 0 } else { self.umin >> by.umax };
        Range::all(self.width).narrowed([Range::unsigned(self.width, low, self.umax >> by.umin)])
    }

    pub(crate) fn ashr(&self, _by: &Range) -> Range {
        // Towards 0 or towards -1.
        let (low, high) = (self.smin.min(if self.smin < 0 { self.smin } else { 0 }), self.smax.max(-1));
        Range::all(self.width).narrowed([Range::between(self.width, low, high)])
    }

    pub(crate) fn and(&self, other: &Range) -> Range {
        let bits = Range::bits(self.width, self.zeros | other.zeros, self.ones & other.ones);
        let small = Range::unsigned(self.width, 0, self.umax.min(other.umax));
        Range::all(self.width).narrowed([bits, small])
    }

    pub(crate) fn xor(&self, other: &Range) -> Range {
        let ones = self.ones & other.zeros | self.zeros & other.ones;
        let zeros = self.ones & other.ones | self.zeros & other.zeros;
        Range::all(self.width).narrowed([Range::bits(self.width, zeros, ones)])
    }

    pub(crate) fn concat(&self, low: &Range) -> Range {
        let width = self.width + low.width;
        let up = low.width;
        let u = Range::unsigned(width, self.umin << up | low.umin, self.umax << up | low.umax);
        let s = Range::between(width, self.smin << up | low.umin as i64, self.smax << up | low.umax as i64);
        let bits = Range::bits(width, self.zeros << up | low.zeros, self.ones << up | low.ones);
        Range::all(width).narrowed([u, s, bits])
    }

    pub(crate) fn extract(&self, hi: u32, lo: u32) -> Range {
        let width = hi - lo + 1;
        let mask = Range::mask(width);
        let bits = Range::bits(width, self.zeros >> lo & mask, self.ones >> lo & mask);
        let above = |bits: u64| if hi == 63 { 0 } else { bits >> (hi + 1) };
        let u = (above(self.umin) == above(self.umax))
            .then(|| Range::unsigned(width, self.umin >> lo & mask, self.umax >> lo & mask))
            .flatten();
        // Low bits of numbers near zero.
        let fits = lo == 0 && self.smin >= Range::least(width) && self.smax <= Range::most(width);
        let s = if fits { Range::between(width, self.smin, self.smax) } else { None };
        Range::all(width).narrowed([u, s, bits])
    }

    pub(crate) fn sign_extend(&self, by: u32) -> Range {
        let width = self.width + by;
        let s = Range::between(width, self.smin, self.smax);
        let low = Range::mask(self.width - 1) & if self.width == 1 { 0 } else { u64::MAX };
        let bits = Range::bits(width, self.zeros & low, self.ones & low);
        Range::all(width).narrowed([s, bits])
    }

    /// Whether this is below the other, if that is certain.
    pub(crate) fn ult(&self, other: &Range) -> Option<bool> {
        if self.umax < other.umin {
            return Some(true);
        }
        (self.umin >= other.umax).then_some(false)
    }

    pub(crate) fn slt(&self, other: &Range) -> Option<bool> {
        if self.smax < other.smin {
            return Some(true);
        }
        (self.smin >= other.smax).then_some(false)
    }

    pub(crate) fn equal(&self, other: &Range) -> Option<bool> {
        match (self.single(), other.single()) {
            (Some(a), Some(b)) => Some(a == b),
            _ => self.meet(other).is_none().then_some(false),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Range;

    /// All ranges of 3 bits that a pair of ends makes, and some by bits.
    fn some() -> Vec<Range> {
        let mut out = Vec::new();
        for a in 0..8 {
            for b in a..8 {
                out.extend(Range::unsigned(3, a, b));
                out.extend(Range::between(3, a as i64 - 4, b as i64 - 4));
            }
            for b in 0..8 {
                out.extend(Range::bits(3, a & !b, a & b));
            }
        }
        out
    }

    impl Range {
        fn has(&self, bits: u64) -> bool {
            self.contains(&Range::one(self.width, bits))
        }
    }

    fn members(range: &Range) -> Vec<u64> {
        (0..=Range::mask(range.width)).filter(|bits| range.has(*bits)).collect()
    }

    #[test]
    fn operators_contain_all_results() {
        let m = 7;
        let s = |x: u64| Range::signed(3, x);
        let shift = |x: i64, by: u64| if by >= 3 { x >> 63 } else { x >> by };
        type Case = (fn(&Range, &Range) -> Range, Box<dyn Fn(u64, u64) -> u64>);
        let cases: Vec<Case> = vec![
            (Range::add, Box::new(move |x, y| (x + y) & m)),
            (Range::mul, Box::new(move |x, y| (x * y) & m)),
            (Range::and, Box::new(|x, y| x & y)),
            (Range::xor, Box::new(|x, y| x ^ y)),
            (Range::udiv, Box::new(move |x: u64, y| x.checked_div(y).unwrap_or(m))),
            (Range::urem, Box::new(|x: u64, y| x.checked_rem(y).unwrap_or(x))),
            (Range::sdiv, Box::new(move |x, y| if s(y) <= 0 { 0 } else { (s(x) / s(y)) as u64 & m })),
            (Range::srem, Box::new(move |x, y| if y == 0 { x } else { (s(x) % s(y)) as u64 & m })),
            (Range::lshr, Box::new(|x, y| if y >= 3 { 0 } else { x >> y })),
            (Range::ashr, Box::new(move |x, y| shift(s(x), y) as u64 & m)),
            (Range::concat, Box::new(|x, y| x << 3 | y)),
            (Range::hull, Box::new(|x, _| x)),
        ];
        for a in some() {
            for b in some() {
                for (index, (abstracted, exact)) in cases.iter().enumerate() {
                    let all = abstracted(&a, &b);
                    for x in members(&a) {
                        for y in members(&b) {
                            // Division by what is not positive is not computed.
                            if index == 6 && s(y) <= 0 {
                                continue;
                            }
                            assert!(all.has(exact(x, y)), "case {index}: {a:?} {b:?} {x} {y}");
                        }
                    }
                }
                for factor in 0..8 {
                    let kept = a.divided(factor, &b);
                    for y in members(&b).into_iter().filter(|y| a.has((factor * y) & m)) {
                        assert!(
                            kept.is_none_or(|kept| kept.is_some_and(|kept| kept.has(y))),
                            "{a:?} {b:?} {factor} {y}"
                        );
                    }
                }
                if let Some(both) = a.meet(&b) {
                    assert!(members(&a).iter().filter(|x| b.has(**x)).all(|x| both.has(*x)));
                } else {
                    assert!(!members(&a).iter().any(|x| b.has(*x)));
                }
            }
            for x in members(&a) {
                assert!(a.not().has(!x & m) && a.neg().has(x.wrapping_neg() & m));
                assert!(a.extract(1, 0).has(x & 3) && a.extract(2, 1).has(x >> 1));
                assert!(a.sign_extend(2).has(s(x) as u64 & 31));
            }
        }
    }
}
