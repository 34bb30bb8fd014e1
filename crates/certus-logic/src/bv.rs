//! Bit-vector values of any width, exact.
//!
//! Up to 128 bits a value is computed in a `u128`; wider ones go through big integers. Every operation is
//! the function SMT-LIB's theory of fixed-size bit-vectors gives it, division by zero included.

use num_bigint::BigUint;
use smallvec::SmallVec;

/// A bit-vector value. Invariant: bits at and above the width are zero, and there are exactly
/// `width.div_ceil(64)` words, so derived equality and order are those of the unsigned value.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Bv {
    width: u32,
    /// Least significant word first.
    words: SmallVec<[u64; 2]>,
}

impl PartialOrd for Bv {
    fn partial_cmp(&self, other: &Bv) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Bv {
    /// By width, then by unsigned value.
    fn cmp(&self, other: &Bv) -> std::cmp::Ordering {
        self.width.cmp(&other.width).then_with(|| self.words.iter().rev().cmp(other.words.iter().rev()))
    }
}

impl std::fmt::Debug for Bv {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl std::fmt::Display for Bv {
    /// As an SMT-LIB literal: hexadecimal where the width allows it, else binary.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.width.is_multiple_of(4) {
            f.write_str("#x")?;
            for d in (0..self.width / 4).rev() {
                let nibble = (self.words[(d / 16) as usize] >> (d % 16 * 4)) & 15;
                write!(f, "{nibble:x}")?;
            }
        } else {
            f.write_str("#b")?;
            for i in (0..self.width).rev() {
                f.write_str(if self.bit(i) { "1" } else { "0" })?;
            }
        }
        Ok(())
    }
}

/// The mask of the low `width` bits, for widths up to 128.
fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1u128 << width) - 1 }
}

impl Bv {
    /// The value `v` modulo two to the `width`. `width` is at least 1.
    #[must_use]
    pub fn new(width: u32, v: u128) -> Bv {
        assert!(width > 0, "a bit-vector has at least one bit");
        if width <= 128 {
            let v = v & mask(width);
            let words = SmallVec::from_buf_and_len([v as u64, (v >> 64) as u64], width.div_ceil(64) as usize);
            return Bv { width, words };
        }
        let mut words = SmallVec::from_elem(0, width.div_ceil(64) as usize);
        words[0] = v as u64;
        words[1] = (v >> 64) as u64;
        Bv { width, words }
    }

    /// The value `v` modulo two to the `width`, negative ones in two's complement.
    #[must_use]
    pub fn from_i128(width: u32, v: i128) -> Bv {
        let mut r = Bv::new(width, v as u128);
        if v < 0 {
            for w in r.words.iter_mut().skip(2) {
                *w = u64::MAX;
            }
            r.trim();
        }
        r
    }

    /// The big integer `v` modulo two to the `width`.
    #[must_use]
    pub fn from_big(width: u32, v: &BigUint) -> Bv {
        let mut r = Bv::zero(width);
        for (w, d) in r.words.iter_mut().zip(v.iter_u64_digits()) {
            *w = d;
        }
        r.trim();
        r
    }

    /// The value whose bit `i` is `bits[i]`: least significant first.
    #[must_use]
    pub fn from_bits(bits: &[bool]) -> Bv {
        let mut r = Bv::zero(u32::try_from(bits.len()).expect("widths are below 2^32"));
        for (i, _) in bits.iter().enumerate().filter(|(_, b)| **b) {
            r.words[i / 64] |= 1 << (i % 64);
        }
        r
    }

    /// Zero.
    #[must_use]
    pub fn zero(width: u32) -> Bv {
        Bv::new(width, 0)
    }

    /// One.
    #[must_use]
    pub fn one(width: u32) -> Bv {
        Bv::new(width, 1)
    }

    /// All bits one.
    #[must_use]
    pub fn ones(width: u32) -> Bv {
        Bv::from_i128(width, -1)
    }

    /// The least signed value: only the top bit set.
    #[must_use]
    pub fn min_signed(width: u32) -> Bv {
        if width <= 128 {
            return Bv::new(width, 1 << (width - 1));
        }
        let mut r = Bv::zero(width);
        r.words[((width - 1) / 64) as usize] = 1 << ((width - 1) % 64);
        r
    }

    /// The greatest signed value.
    #[must_use]
    pub fn max_signed(width: u32) -> Bv {
        Bv::min_signed(width).not()
    }

    fn trim(&mut self) {
        let used = self.width % 64;
        if used != 0 {
            let last = self.words.len() - 1;
            self.words[last] &= (1 << used) - 1;
        }
    }

    fn small(&self) -> Option<u128> {
        (self.width <= 128)
            .then(|| u128::from(self.words[0]) | self.words.get(1).map_or(0, |w| u128::from(*w) << 64))
    }

    /// The number of bits.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Bit `i`, counted from the least significant.
    #[must_use]
    pub fn bit(&self, i: u32) -> bool {
        self.words[(i / 64) as usize] >> (i % 64) & 1 == 1
    }

    /// The most significant bit.
    #[must_use]
    pub fn sign(&self) -> bool {
        self.bit(self.width - 1)
    }

    /// Whether all bits are zero.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.words.iter().all(|w| *w == 0)
    }

    /// Whether the unsigned value is one.
    #[must_use]
    pub fn is_one(&self) -> bool {
        self.words[0] == 1 && self.words[1..].iter().all(|w| *w == 0)
    }

    /// Whether all bits are one.
    #[must_use]
    pub fn is_ones(&self) -> bool {
        match self.small() {
            Some(v) => v == mask(self.width),
            None => self.not().is_zero(),
        }
    }

    /// The unsigned value, if it fits.
    #[must_use]
    pub fn to_u128(&self) -> Option<u128> {
        self.words
            .iter()
            .skip(2)
            .all(|w| *w == 0)
            .then(|| u128::from(self.words[0]) | self.words.get(1).map_or(0, |w| u128::from(*w) << 64))
    }

    /// The unsigned value, if it fits.
    #[must_use]
    pub fn to_u64(&self) -> Option<u64> {
        self.to_u128().and_then(|v| u64::try_from(v).ok())
    }

    /// The signed value, for widths up to 128.
    #[must_use]
    pub fn to_i128(&self) -> Option<i128> {
        let v = self.small()?;
        let shift = 128 - self.width;
        Some((v << shift) as i128 >> shift)
    }

    /// The unsigned value.
    #[must_use]
    pub fn to_big(&self) -> BigUint {
        let mut r = BigUint::ZERO;
        for w in self.words.iter().rev() {
            r = (r << 64u32) + BigUint::from(*w);
        }
        r
    }

    /// The position of the only set bit, if there is exactly one.
    #[must_use]
    pub fn log2_exact(&self) -> Option<u32> {
        let ones: u32 = self.words.iter().map(|w| w.count_ones()).sum();
        (ones == 1).then(|| self.trailing_zeros())
    }

    /// The number of zero bits below the lowest set one; the width if there is none.
    #[must_use]
    pub fn trailing_zeros(&self) -> u32 {
        let mut n = 0;
        for w in &self.words {
            if *w != 0 {
                return n + w.trailing_zeros();
            }
            n += 64;
        }
        self.width
    }

    /// The number of zero bits above the highest set one; the width if there is none.
    #[must_use]
    pub fn leading_zeros(&self) -> u32 {
        // The words have bits above the width, which are zero and do not count.
        let above = self.words.len() as u32 * 64 - self.width;
        let mut n = 0;
        for w in self.words.iter().rev() {
            if *w != 0 {
                return n + w.leading_zeros() - above;
            }
            n += 64;
        }
        self.width
    }

    fn zip(&self, other: &Bv, f: impl Fn(u64, u64) -> u64) -> Bv {
        debug_assert_eq!(self.width, other.width);
        if let ([a], [b]) = (&self.words[..], &other.words[..]) {
            return Bv::new(self.width, u128::from(f(*a, *b)));
        }
        let words = self.words.iter().zip(&other.words).map(|(a, b)| f(*a, *b)).collect();
        let mut r = Bv { width: self.width, words };
        r.trim();
        r
    }

    /// Computes in `u128` where the width allows it, else in big integers.
    fn arith(
        &self,
        other: &Bv,
        small: impl Fn(u128, u128) -> u128,
        big: impl Fn(BigUint, BigUint, BigUint) -> BigUint,
    ) -> Bv {
        debug_assert_eq!(self.width, other.width);
        match (self.small(), other.small()) {
            (Some(a), Some(b)) => Bv::new(self.width, small(a, b)),
            _ => {
                let modulus = BigUint::from(1u8) << self.width;
                Bv::from_big(self.width, &big(self.to_big(), other.to_big(), modulus))
            }
        }
    }

    /// Bitwise complement.
    #[must_use]
    #[allow(clippy::should_implement_trait, reason = "named as the other operations are, by reference")]
    pub fn not(&self) -> Bv {
        if let Some(v) = self.small() {
            return Bv::new(self.width, !v);
        }
        let mut r = Bv { width: self.width, words: self.words.iter().map(|w| !w).collect() };
        r.trim();
        r
    }

    /// Bitwise and.
    #[must_use]
    pub fn and(&self, other: &Bv) -> Bv {
        self.zip(other, |a, b| a & b)
    }

    /// Bitwise or.
    #[must_use]
    pub fn or(&self, other: &Bv) -> Bv {
        self.zip(other, |a, b| a | b)
    }

    /// Bitwise exclusive or.
    #[must_use]
    pub fn xor(&self, other: &Bv) -> Bv {
        self.zip(other, |a, b| a ^ b)
    }

    /// Two's complement.
    #[must_use]
    #[allow(clippy::should_implement_trait, reason = "named as the other operations are, by reference")]
    pub fn neg(&self) -> Bv {
        Bv::zero(self.width).sub(self)
    }

    /// Sum.
    #[must_use]
    pub fn add(&self, other: &Bv) -> Bv {
        self.arith(other, u128::wrapping_add, |a, b, _| a + b)
    }

    /// Difference.
    #[must_use]
    pub fn sub(&self, other: &Bv) -> Bv {
        self.arith(other, u128::wrapping_sub, |a, b, m| a + m - b)
    }

    /// Product.
    #[must_use]
    pub fn mul(&self, other: &Bv) -> Bv {
        self.arith(other, u128::wrapping_mul, |a, b, _| a * b)
    }

    /// Unsigned quotient; all ones when dividing by zero.
    #[must_use]
    pub fn udiv(&self, other: &Bv) -> Bv {
        if other.is_zero() {
            return Bv::ones(self.width);
        }
        self.arith(other, |a, b| a / b, |a, b, _| a / b)
    }

    /// Unsigned remainder; the dividend when dividing by zero.
    #[must_use]
    pub fn urem(&self, other: &Bv) -> Bv {
        if other.is_zero() {
            return self.clone();
        }
        self.arith(other, |a, b| a % b, |a, b, _| a % b)
    }

    /// The absolute value as an unsigned number.
    fn abs(&self) -> Bv {
        if self.sign() { self.neg() } else { self.clone() }
    }

    /// Signed quotient, rounded towards zero.
    #[must_use]
    pub fn sdiv(&self, other: &Bv) -> Bv {
        let q = self.abs().udiv(&other.abs());
        if self.sign() == other.sign() { q } else { q.neg() }
    }

    /// Signed remainder with the sign of the dividend.
    #[must_use]
    pub fn srem(&self, other: &Bv) -> Bv {
        let r = self.abs().urem(&other.abs());
        if self.sign() { r.neg() } else { r }
    }

    /// Signed remainder with the sign of the divisor.
    #[must_use]
    pub fn smod(&self, other: &Bv) -> Bv {
        let r = self.srem(other);
        if r.is_zero() || other.is_zero() || r.sign() == other.sign() { r } else { r.add(other) }
    }

    /// The shift distance, if it is below the width.
    fn distance(&self, by: &Bv) -> Option<u32> {
        by.to_u64().filter(|n| *n < u64::from(self.width)).map(|n| n as u32)
    }

    /// Shift left; zero for distances at or above the width.
    #[must_use]
    pub fn shl(&self, by: &Bv) -> Bv {
        match (self.distance(by), self.small()) {
            (None, _) => Bv::zero(self.width),
            (Some(n), Some(v)) => Bv::new(self.width, v << n),
            (Some(n), None) => Bv::from_big(self.width, &(self.to_big() << n)),
        }
    }

    /// Logical shift right; zero for distances at or above the width.
    #[must_use]
    pub fn lshr(&self, by: &Bv) -> Bv {
        match (self.distance(by), self.small()) {
            (None, _) => Bv::zero(self.width),
            (Some(n), Some(v)) => Bv::new(self.width, v >> n),
            (Some(n), None) => Bv::from_big(self.width, &(self.to_big() >> n)),
        }
    }

    /// Arithmetic shift right; copies of the sign for distances at or above the width.
    #[must_use]
    pub fn ashr(&self, by: &Bv) -> Bv {
        if self.sign() { self.not().lshr(by).not() } else { self.lshr(by) }
    }

    /// This value in the high bits, `low` below it.
    #[must_use]
    pub fn concat(&self, low: &Bv) -> Bv {
        let width = self.width + low.width;
        match (self.small(), low.small()) {
            (Some(h), Some(l)) if width <= 128 => Bv::new(width, h << low.width | l),
            _ => Bv::from_big(width, &(self.to_big() << low.width | low.to_big())),
        }
    }

    /// Bits `hi` down to `lo`.
    #[must_use]
    pub fn extract(&self, hi: u32, lo: u32) -> Bv {
        debug_assert!(lo <= hi && hi < self.width);
        match self.small() {
            Some(v) => Bv::new(hi - lo + 1, v >> lo),
            None => Bv::from_big(hi - lo + 1, &(self.to_big() >> lo)),
        }
    }

    /// `by` more bits, all zero.
    #[must_use]
    pub fn zero_extend(&self, by: u32) -> Bv {
        let mut r = self.clone();
        r.width += by;
        r.words.resize(r.width.div_ceil(64) as usize, 0);
        r
    }

    /// `by` more bits, copies of the sign.
    #[must_use]
    pub fn sign_extend(&self, by: u32) -> Bv {
        if by == 0 || !self.sign() { self.zero_extend(by) } else { Bv::ones(by).concat(self) }
    }

    /// Unsigned less-than.
    #[must_use]
    pub fn ult(&self, other: &Bv) -> bool {
        debug_assert_eq!(self.width, other.width);
        self < other
    }

    /// Signed less-than.
    #[must_use]
    pub fn slt(&self, other: &Bv) -> bool {
        if self.sign() == other.sign() { self.ult(other) } else { self.sign() }
    }

    /// The number `m` with `self * m = 1`, which exists for odd values.
    #[must_use]
    pub fn inverse(&self) -> Option<Bv> {
        if !self.bit(0) {
            return None;
        }
        // Newton's iteration doubles the number of correct low bits; an odd number is its own inverse
        // modulo 8.
        let mut x = self.clone();
        let two = Bv::new(self.width, 2);
        let mut correct = 3;
        while correct < self.width {
            x = x.mul(&two.sub(&self.mul(&x)));
            correct *= 2;
        }
        Some(x)
    }

    /// If the set bits are one contiguous run, its highest and lowest position.
    #[must_use]
    pub fn run_of_ones(&self) -> Option<(u32, u32)> {
        if self.is_zero() {
            return None;
        }
        let lo = self.trailing_zeros();
        let hi = self.width - 1 - self.leading_zeros();
        let run = match self.small() {
            Some(v) => v >> lo == mask(hi - lo + 1),
            None => (lo..=hi).all(|i| self.bit(i)),
        };
        run.then_some((hi, lo))
    }
}
