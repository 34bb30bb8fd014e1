//! Circuits of the bit-vector operators over the and-inverter graph. Vectors are least significant bit
//! first.

use super::aig::{Aig, Edge};
use certus_logic::Bv;

pub(crate) fn constant(v: &Bv) -> Vec<Edge> {
    (0..v.width()).map(|i| Edge::constant(v.bit(i))).collect()
}

/// The value, if every bit is constant.
fn as_constant(bits: &[Edge]) -> Option<Bv> {
    bits.iter().all(|e| e.is_const()).then(|| {
        let bits: Vec<bool> = bits.iter().map(|e| *e == Edge::TRUE).collect();
        Bv::from_bits(&bits)
    })
}

impl Aig {
    pub(crate) fn not_bits(&self, a: &[Edge]) -> Vec<Edge> {
        a.iter().map(|e| !*e).collect()
    }

    pub(crate) fn zip_bits(
        &mut self,
        a: &[Edge],
        b: &[Edge],
        f: fn(&mut Aig, Edge, Edge) -> Edge,
    ) -> Vec<Edge> {
        a.iter().zip(b).map(|(x, y)| f(self, *x, *y)).collect()
    }

    pub(crate) fn mux_bits(&mut self, c: Edge, t: &[Edge], e: &[Edge]) -> Vec<Edge> {
        t.iter().zip(e).map(|(x, y)| self.mux(c, *x, *y)).collect()
    }

    /// `a + b + carry`, modulo the width: a chain of full adders, each two exclusive-ors and a multiplexer.
    pub(crate) fn add_bits(&mut self, a: &[Edge], b: &[Edge], mut carry: Edge) -> Vec<Edge> {
        let mut sum = Vec::with_capacity(a.len());
        for (x, y) in a.iter().zip(b) {
            let differ = self.xor(*x, *y);
            sum.push(self.xor(differ, carry));
            carry = self.mux(differ, carry, *x);
        }
        sum
    }

    pub(crate) fn neg_bits(&mut self, a: &[Edge]) -> Vec<Edge> {
        let n = self.not_bits(a);
        let zero = vec![Edge::FALSE; a.len()];
        self.add_bits(&n, &zero, Edge::TRUE)
    }

    /// The sum of `constant` and of vectors, each added or subtracted. A subtraction is the addition of the
    /// complement and one; the ones go into the carries of the adders while these are free.
    pub(crate) fn sum_bits(&mut self, constant_part: &Bv, parts: &[(Vec<Edge>, bool)]) -> Vec<Edge> {
        let w = constant_part.width();
        let mut rest = constant_part.clone();
        let mut acc: Option<Vec<Edge>> = None;
        for (bits, negative) in parts {
            let bits = if *negative { self.not_bits(bits) } else { bits.clone() };
            if *negative {
                rest = rest.add(&Bv::one(w));
            }
            acc = Some(match acc {
                None => bits,
                Some(sum) => {
                    // A one in the rest is worth a carry whenever the rest is a small count of ones.
                    let carry = rest.to_u64().is_some_and(|n| n >= 1 && n <= parts.len() as u64);
                    if carry {
                        rest = rest.sub(&Bv::one(w));
                    }
                    self.add_bits(&sum, &bits, Edge::constant(carry))
                }
            });
        }
        let k = constant(&rest);
        match acc {
            None => k,
            Some(sum) if rest.is_zero() => sum,
            Some(sum) if rest.is_one() => {
                let zero = vec![Edge::FALSE; sum.len()];
                self.add_bits(&sum, &zero, Edge::TRUE)
            }
            Some(sum) => self.add_bits(&sum, &k, Edge::FALSE),
        }
    }

    /// The addends of `factor · a`: a shifted copy for each digit of the factor in non-adjacent form, which
    /// has the fewest digits that are not zero.
    pub(crate) fn multiples(&self, factor: &Bv, a: &[Edge]) -> Vec<(Vec<Edge>, bool)> {
        let w = a.len();
        let mut parts = Vec::new();
        let mut carry = false;
        for i in 0..w {
            let bit = factor.bit(i as u32);
            if bit == carry {
                continue;
            }
            // An odd digit here: -1 if the next bit is set too, which carries on.
            let next = i + 1 < w && factor.bit(i as u32 + 1);
            let mut shifted = vec![Edge::FALSE; i];
            shifted.extend_from_slice(&a[..w - i]);
            parts.push((shifted, next));
            carry = next;
        }
        parts
    }

    /// The product, modulo the width.
    pub(crate) fn mul_bits(&mut self, a: &[Edge], b: &[Edge]) -> Vec<Edge> {
        for (x, y) in [(a, b), (b, a)] {
            if let Some(c) = as_constant(x) {
                let parts = self.multiples(&c, y);
                return self.sum_bits(&Bv::zero(x.len() as u32), &parts);
            }
        }
        // The one with fewer unknown bits selects.
        let unknown = |v: &[Edge]| v.iter().filter(|e| !e.is_const()).count();
        let (a, b) = if unknown(b) <= unknown(a) { (a, b) } else { (b, a) };
        let w = a.len();
        let mut acc = vec![Edge::FALSE; w];
        for i in 0..w {
            if b[i] == Edge::FALSE {
                continue;
            }
            let row: Vec<Edge> = a[..w - i].iter().map(|e| self.and(*e, b[i])).collect();
            let high = self.add_bits(&acc[i..], &row, Edge::FALSE);
            acc.truncate(i);
            acc.extend(high);
        }
        acc
    }

    /// Unsigned quotient and remainder, by restoring division. By zero every comparison succeeds and
    /// subtracts nothing, which gives all ones and the dividend, as SMT-LIB wants.
    pub(crate) fn udivrem_bits(&mut self, a: &[Edge], b: &[Edge]) -> (Vec<Edge>, Vec<Edge>) {
        let w = a.len();
        if let Some(divisor) = as_constant(b).filter(|divisor| !divisor.is_zero()) {
            return self.divide_by_constant(a, b, w - divisor.leading_zeros() as usize);
        }
        let mut q = vec![Edge::FALSE; w];
        let mut r = vec![Edge::FALSE; w];
        let not_b = self.not_bits(b);
        for i in (0..w).rev() {
            // r := 2r + bit, on one bit more.
            let top = r[w - 1];
            r.insert(0, a[i]);
            r.truncate(w);
            let less = self.ult_bits(&r, b);
            let fits = self.or(top, !less);
            let difference = self.add_bits(&r, &not_b, Edge::TRUE);
            r = self.mux_bits(fits, &difference, &r);
            q[i] = fits;
        }
        (q, r)
    }

    /// Unsigned quotient and remainder for a constant divisor of so many bits, not zero: what is left after each
    /// step is smaller than the divisor, so the steps are no longer than it is.
    fn divide_by_constant(&mut self, a: &[Edge], b: &[Edge], bits: usize) -> (Vec<Edge>, Vec<Edge>) {
        let w = a.len();
        let mut b = b[..bits].to_vec();
        b.push(Edge::FALSE);
        let not_b = self.not_bits(&b);
        let mut q = vec![Edge::FALSE; w];
        let mut r = vec![Edge::FALSE; bits];
        for i in (0..w).rev() {
            r.insert(0, a[i]);
            let fits = !self.ult_bits(&r, &b);
            let difference = self.add_bits(&r, &not_b, Edge::TRUE);
            r = self.mux_bits(fits, &difference, &r);
            r.truncate(bits);
            q[i] = fits;
        }
        r.resize(w, Edge::FALSE);
        (q, r)
    }

    /// Signed quotient and remainder, from those of the absolute values.
    pub(crate) fn sdivrem_bits(&mut self, a: &[Edge], b: &[Edge]) -> (Vec<Edge>, Vec<Edge>) {
        let (sa, sb) = (a[a.len() - 1], b[b.len() - 1]);
        let (na, nb) = (self.neg_bits(a), self.neg_bits(b));
        let (ua, ub) = (self.mux_bits(sa, &na, a), self.mux_bits(sb, &nb, b));
        let (q, r) = self.udivrem_bits(&ua, &ub);
        let (nq, nr) = (self.neg_bits(&q), self.neg_bits(&r));
        let signs = self.xor(sa, sb);
        (self.mux_bits(signs, &nq, &q), self.mux_bits(sa, &nr, &r))
    }

    /// Shift by a variable distance, a stage for each bit of it. `fill` comes in at the end that is left
    /// free; `left` shifts towards the most significant bit.
    pub(crate) fn shift_bits(&mut self, a: &[Edge], by: &[Edge], fill: Edge, left: bool) -> Vec<Edge> {
        let w = a.len();
        let mut v = a.to_vec();
        let mut stage = 0;
        while stage < by.len() && (1usize << stage) < w {
            let n = 1usize << stage;
            let moved: Vec<Edge> = (0..w)
                .map(|i| {
                    let from = if left { i.checked_sub(n) } else { Some(i + n).filter(|j| *j < w) };
                    from.map_or(fill, |j| v[j])
                })
                .collect();
            v = self.mux_bits(by[stage], &moved, &v);
            stage += 1;
        }
        // Any higher bit of the distance moves everything out.
        let mut out = Edge::FALSE;
        for e in &by[stage..] {
            out = self.or(out, *e);
        }
        let all = vec![fill; w];
        self.mux_bits(out, &all, &v)
    }

    pub(crate) fn eq_bits(&mut self, a: &[Edge], b: &[Edge]) -> Edge {
        let mut acc = Edge::TRUE;
        for (x, y) in a.iter().zip(b) {
            let differ = self.xor(*x, *y);
            acc = self.and(acc, !differ);
        }
        acc
    }

    /// Unsigned less-than: from the least significant bit on, the highest difference decides.
    pub(crate) fn ult_bits(&mut self, a: &[Edge], b: &[Edge]) -> Edge {
        let mut less = Edge::FALSE;
        for (x, y) in a.iter().zip(b) {
            let differ = self.xor(*x, *y);
            less = self.mux(differ, *y, less);
        }
        less
    }

    pub(crate) fn slt_bits(&mut self, a: &[Edge], b: &[Edge]) -> Edge {
        let (mut x, mut y) = (a.to_vec(), b.to_vec());
        let top = x.len() - 1;
        // With the sign bits turned, signed order is unsigned order.
        x[top] = !x[top];
        y[top] = !y[top];
        self.ult_bits(&x, &y)
    }
}
