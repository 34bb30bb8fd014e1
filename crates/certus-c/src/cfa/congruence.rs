//! What is known of a number: its remainder modulo a stride.

/// Numbers `r + k * g`; one number if `g` is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Congruence {
    pub(super) r: i128,
    pub(super) g: i128,
}

impl Congruence {
    pub(super) const ANY: Congruence = Congruence { r: 0, g: 1 };

    /// Whether accesses of so many bytes at these and at other offsets may touch the same byte.
    pub(super) fn overlaps(self, bytes: u64, other: Congruence, other_bytes: u64) -> bool {
        let (bytes, other_bytes) = (i128::from(bytes), i128::from(other_bytes));
        let (distance, g) = (other.r - self.r, gcd(self.g, other.g));
        if g == 0 {
            return distance < bytes && -distance < other_bytes;
        }
        let ahead = distance.rem_euclid(g);
        ahead < bytes || g - ahead < other_bytes
    }

    /// Whether this number is among them.
    pub(super) fn contains(self, number: i128) -> bool {
        if self.g == 0 { self.r == number } else { (number - self.r).rem_euclid(self.g) == 0 }
    }

    pub(super) fn new(r: i128, g: i128) -> Congruence {
        let g = g.abs();
        Congruence { r: if g == 0 { r } else { r.rem_euclid(g) }, g }
    }

    pub(super) fn exactly(r: i128) -> Congruence {
        Congruence { r, g: 0 }
    }

    pub(super) fn join(self, other: Congruence) -> Congruence {
        Congruence::new(self.r, gcd(gcd(self.g, other.g), self.r - other.r))
    }

    pub(super) fn plus(self, other: Congruence) -> Congruence {
        Congruence::new(self.r.wrapping_add(other.r), gcd(self.g, other.g))
    }

    /// What is left of it modulo two to the `width`.
    pub(super) fn wrapped(self, width: u32) -> Congruence {
        if self.g == 0 { self } else { Congruence::new(self.r, gcd(self.g, 1 << width.min(100))) }
    }

    /// Offsets as a machine with so many bits of address reads them. A stride that is no power of two is lost where
    /// the number has wrapped around.
    pub(super) fn within(self, width: u32) -> Congruence {
        let half = 1i128 << (width - 1);
        if (-half..half).contains(&self.r) {
            return self;
        }
        let r = (self.r + half).rem_euclid(2 * half) - half;
        Congruence::new(r, gcd(self.g, if self.g == 0 { 0 } else { 2 * half }))
    }

    pub(super) fn times(self, k: i128) -> Congruence {
        match (self.r.checked_mul(k), self.g.checked_mul(k)) {
            (Some(r), Some(g)) => Congruence::new(r, g),
            _ => Congruence::ANY,
        }
    }
}

pub(super) fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
