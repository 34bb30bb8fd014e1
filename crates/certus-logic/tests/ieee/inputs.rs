//! Patterns worth trying.

use crate::common::{Rng, mask};
use certus_logic::ieee::Format;

/// Zero, the least and the largest number, one, infinity, and a NaN, of both signs.
pub(crate) fn landmarks(f: Format) -> Vec<u128> {
    let bits = f.significand() - 1;
    let infinity = ((1u128 << f.exponent()) - 1) << bits;
    let one = ((1u128 << (f.exponent() - 1)) - 1) << bits;
    let values = [0, 1, one, infinity - 1, infinity, infinity + 1];
    values.into_iter().flat_map(|v| [v, v | 1 << (f.width() - 1)]).collect()
}

/// Zeros, ones, the edges of subnormals, normals and integers, infinities and NaNs, of both signs.
pub(crate) fn specials(f: Format) -> Vec<u128> {
    let bits = f.significand() - 1;
    let bias = (1u128 << (f.exponent() - 1)) - 1;
    let top = (1u128 << f.exponent()) - 1;
    let whole = |exponent: u128| (bias + exponent).min(top - 1) << bits;
    let s = u128::from(bits);
    let mut out = vec![0, 1, 2, 3];
    let edges = [
        1 << bits,
        2 << bits,
        whole(0),
        whole(0) - (1 << bits),
        whole(1),
        whole(1) | 1 << (bits - 1),
        whole(s - 1),
        whole(s),
        whole(s + 1),
        whole(31),
        whole(63),
        whole(64),
        top << bits,
    ];
    for e in edges {
        out.extend([e - 1, e, e + 1]);
    }
    // One and a half, and quiet NaNs with and without a payload.
    out.extend([whole(0) | 1 << (bits - 1), top << bits | 1 << (bits - 1), ((top + 1) << bits) - 1]);
    let sign = 1 << (f.width() - 1);
    out.extend(out.clone().iter().map(|v| v | sign));
    out.sort_unstable();
    out.dedup();
    out
}

/// A fraction, in half of the cases with few digits or many equal ones, so that ties occur.
fn fraction(rng: &mut Rng, bits: u32) -> u128 {
    let random = (u128::from(rng.next()) << 64 | u128::from(rng.next())) & ((1 << bits) - 1);
    let cut = rng.below(bits as usize) as u32;
    match rng.below(6) {
        0 => random >> cut << cut,
        1 => random | ((1 << cut) - 1),
        2 => random >> cut,
        _ => random,
    }
}

/// Any pattern, uniform in its bits but for the fraction; sometimes a special one or its neighbour.
pub(crate) fn pattern(rng: &mut Rng, f: Format) -> u128 {
    let bits = f.significand() - 1;
    let signs = u128::from(rng.next() & 1) << (f.width() - 1);
    let bias = (1u128 << (f.exponent() - 1)) - 1;
    let top = (1u128 << f.exponent()) - 1;
    let field = match rng.below(12) {
        0 => return *rng.pick(&specials(f)),
        1 => 0,
        2 => 1,
        3 => top - 1,
        // Where the integers are, and ordinary numbers.
        4..=7 => (bias + rng.below(bits as usize + 12) as u128).saturating_sub(4).min(top),
        _ => u128::from(rng.next()) & top,
    };
    signs | field << bits | fraction(rng, bits)
}

/// A pattern that does something with another: of about its exponent, or its neighbour, or such that the
/// product or quotient is near the edges of the subnormals or of the infinities.
pub(crate) fn related(rng: &mut Rng, f: Format, other: u128) -> u128 {
    let bits = f.significand() - 1;
    let top = (1i64 << f.exponent()) - 1;
    let bias = top >> 1;
    let field = (other >> bits) as i64 & top;
    let sign = u128::from(rng.next() & 1) << (f.width() - 1);
    let near = rng.below(2 * bits as usize + 8) as i64 - i64::from(bits) - 4;
    let wanted = match rng.below(8) {
        0 | 1 => field + near,
        2 => field + rng.below(3) as i64 - 1,
        3 => return sign ^ other.wrapping_add(rng.below(5) as u128).wrapping_sub(2) & mask(f.width()),
        4 => bias - field + near,
        5 => field + bias + near,
        6 => bias + top - field + near / 8,
        _ => return pattern(rng, f),
    };
    sign | (wanted.clamp(0, top - 1) as u128) << bits | fraction(rng, bits)
}
