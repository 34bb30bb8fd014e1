//! Bit-vectors without an equality to solve: they get the term of a bound, an extreme value, or their own value.
//!
//! Any term may be put for a variable, as long as the literals stay true in the model. Of the terms that the literals
//! suggest, the one that leaves the fewest literals is taken.

use super::ProjectionError;
use super::work::Work;
use certus_logic::{Bv, Op, Sort, Substitution, Term, Value};
use rustc_hash::FxHashSet;

/// How many terms are tried for a variable at most.
const CANDIDATES: usize = 24;

impl Work<'_> {
    /// Eliminates the bit-vector that stands in the fewest literals.
    pub(super) fn eliminate_word(&mut self, left: &[Term]) -> Result<bool, ProjectionError> {
        let words = left.iter().copied().filter(|v| matches!(self.terms.sort(*v), Sort::Bv(_)));
        let Some((x, at)) = words.map(|x| (x, self.literals_with(x))).min_by_key(|(_, at)| at.len()) else {
            return Ok(false);
        };
        if self.only_differs(x, &at) {
            self.forget(&at);
        } else if let Some(parts) = self.split(x, &at) {
            self.replace(&[(x, parts)])?;
        } else {
            self.substitute_best(x, &at)?;
        }
        Ok(true)
    }

    /// Whether the literals say no more than that `x` is none of so few terms that there is a value left.
    fn only_differs(&self, x: Term, at: &[usize]) -> bool {
        let w = self.terms.width(x);
        let differs = |literal: Term| {
            let (atom, negated) = self.terms.strip_not(literal);
            matches!(self.terms.args_if(atom, Op::Eq), Some([a, b]) if negated
                && (*a == x && !self.has(*b, x) || *b == x && !self.has(*a, x)))
        };
        (w >= 64 || (at.len() as u64) < 1 << w) && at.iter().all(|i| differs(self.literals[*i]))
    }

    /// A concatenation of hidden parts, if only such parts of `x` are used. Exact.
    fn split(&mut self, x: Term, at: &[usize]) -> Option<Term> {
        let literals: Vec<Term> = at.iter().map(|i| self.literals[*i]).collect();
        let mut cuts = vec![0, self.terms.width(x)];
        for t in self.terms.post_order(&literals) {
            if !self.terms.args(t).contains(&x) {
                continue;
            }
            let Op::Extract { hi, lo } = self.terms.op(t) else { return None };
            cuts.extend([hi + 1, lo]);
        }
        cuts.sort_unstable();
        cuts.dedup();
        if cuts.len() == 2 {
            return None;
        }
        let parts: Vec<Term> = cuts.windows(2).rev().map(|c| self.bits_of(x, c[1] - 1, c[0])).collect();
        Some(self.terms.concat(&parts))
    }

    /// Puts the best term for `x`.
    fn substitute_best(&mut self, x: Term, at: &[usize]) -> Result<(), ProjectionError> {
        let literals: Vec<Term> = at.iter().map(|i| self.literals[*i]).collect();
        let others: FxHashSet<Term> = self
            .literals
            .iter()
            .enumerate()
            .filter(|(i, _)| at.binary_search(i).is_err())
            .map(|(_, l)| *l)
            .collect();
        let symbol = self.terms.as_var(x).expect("a variable is eliminated");
        let value = self.value(x);
        let mut best: Option<(usize, Term)> = None;
        for candidate in self.candidates(x, &literals) {
            self.look_at_limits()?;
            let there = self.value(candidate);
            self.model.set(symbol, there);
            let good = self.terms.eval_all(&literals, &self.model).iter().all(|v| *v == Value::Bool(true));
            self.model.set(symbol, value.clone());
            if !good {
                continue;
            }
            let mut by: Substitution = [(x, candidate)].into_iter().collect();
            let mut rest: Vec<Term> = literals.iter().map(|l| self.terms.substitute(*l, &mut by)).collect();
            rest.retain(|l| *l != self.terms.tru() && !others.contains(l));
            rest.sort_unstable();
            rest.dedup();
            if best.is_none_or(|(least, _)| rest.len() < least) {
                best = Some((rest.len(), candidate));
            }
        }
        match best {
            Some((_, candidate)) => {
                if self.terms.is_const(candidate) && self.terms.value_of(candidate).as_ref() == Some(&value) {
                    self.note_value(x);
                }
                self.replace(&[(x, candidate)])
            }
            None => self.take_value(x),
        }
    }

    /// Solves an equation where that needs no condition and leaves no bits open.
    fn solve_plainly(&mut self, side: Term, other: Term, x: Term) -> Option<Term> {
        let before = self.introduced();
        let solution = self.solve(side, other, x)?;
        (solution.conditions.is_empty() && self.introduced() == before).then_some(solution.term)
    }

    /// Terms for `x`, without it: where what it stands in is equal to what that is compared with, where that is far from
    /// its bound, the extreme values, next to the bound, its own value.
    fn candidates(&mut self, x: Term, literals: &[Term]) -> Vec<Term> {
        let w = self.terms.width(x);
        let (mut at, mut extreme, mut beside) = (Vec::new(), Vec::new(), Vec::new());
        for l in literals {
            let (atom, negated) = self.terms.strip_not(*l);
            let op = self.terms.op(atom);
            if !matches!(op, Op::BvUlt | Op::BvSlt | Op::Eq) || at.len() + beside.len() >= CANDIDATES {
                continue;
            }
            let (a, b) = (self.terms.arg(atom, 0), self.terms.arg(atom, 1));
            if !matches!(self.terms.sort(a), Sort::Bv(_)) {
                continue;
            }
            let (side, other) = match (self.has(a, x), self.has(b, x)) {
                (true, false) => (a, b),
                (false, true) => (b, a),
                _ => continue,
            };
            let one = self.terms.bv(self.terms.width(side), 1);
            let next = self.terms.bvadd(other, one);
            let before = self.terms.bvsub(other, one);
            let closest: &[Term] = match (op, negated) {
                (Op::Eq, false) => continue,
                (Op::Eq, true) => &[next, before],
                (_, true) => &[other],
                // side < other, or other < side; next to a constant is a constant: as good as equal.
                _ if side == a => &[before],
                _ => &[next],
            };
            if op != Op::Eq {
                let v = self.terms.width(side);
                let signed = op == Op::BvSlt;
                // Is it bounded from above, or from below?
                let far = match (signed, (side == a) != negated) {
                    (false, true) => Bv::zero(v),
                    (false, false) => Bv::ones(v),
                    (true, true) => Bv::min_signed(v),
                    (true, false) => Bv::max_signed(v),
                };
                let far = self.terms.bv_const(far);
                extreme.extend(self.solve_plainly(side, far, x));
            }
            for bound in closest {
                let exact = negated && op != Op::Eq || self.terms.is_const(*bound);
                let solved = self.solve_plainly(side, *bound, x);
                (if exact { &mut at } else { &mut beside }).extend(solved);
            }
        }
        let mut all = at;
        all.extend(extreme);
        all.extend(
            [Bv::zero(w), Bv::ones(w), Bv::min_signed(w), Bv::max_signed(w)].map(|c| self.terms.bv_const(c)),
        );
        all.extend(beside);
        let own = self.value(x);
        all.extend(self.constant(&own, Sort::Bv(w)));
        let mut seen = FxHashSet::default();
        all.retain(|t| seen.insert(*t));
        all
    }
}
