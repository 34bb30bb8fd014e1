//! Constructors over truth values, and if-then-else of every sort.

use super::linear::LIMIT;
use crate::bv::Bv;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// The members of a conjunction.
type Members = SmallVec<[Term; 8]>;

impl Terms {
    /// Negation.
    pub fn not(&mut self, a: Term) -> Term {
        match self.op(a) {
            Op::True => self.fls(),
            Op::False => self.tru(),
            Op::Not => self.arg(a, 0),
            _ => self.intern(Op::Not, &[a], Sort::Bool),
        }
    }

    /// The term without its negation, and whether there was one.
    #[must_use]
    pub fn strip_not(&self, a: Term) -> (Term, bool) {
        if self.op(a) == Op::Not { (self.arg(a, 0), true) } else { (a, false) }
    }

    /// Conjunction of any number.
    pub fn and(&mut self, args: &[Term]) -> Term {
        let mut flat: Members = SmallVec::with_capacity(args.len());
        for a in args {
            match self.op(*a) {
                Op::True => {}
                Op::False => return self.fls(),
                // Short conjunctions are merged; long ones stay, or chains would take quadratic space.
                Op::And if self.args(*a).len() + args.len() <= LIMIT => flat.extend_from_slice(self.args(*a)),
                _ => flat.push(*a),
            }
        }
        flat.sort_unstable();
        flat.dedup();
        for a in &flat {
            let (inner, negated) = self.strip_not(*a);
            if negated && flat.binary_search(&inner).is_ok() {
                return self.fls();
            }
        }
        if let Some(fewer) = self.guarded(8, |s| s.absorb(&flat)) {
            return fewer;
        }
        match flat[..] {
            [] => self.tru(),
            [one] => one,
            _ => self.intern(Op::And, &flat, Sort::Bool),
        }
    }

    /// Simplifies disjunctions among the members of a short conjunction by its other members:
    /// `a ∧ (a ∨ b)` is `a`, `a ∧ (¬a ∨ b)` is `a ∧ b`. The conjunction, if anything changed.
    fn absorb(&mut self, flat: &[Term]) -> Option<Term> {
        if flat.len() > 8 {
            return None;
        }
        for (i, member) in flat.iter().enumerate() {
            let (inner, negated) = self.strip_not(*member);
            if !negated || self.op(inner) != Op::And || self.args(inner).len() > 8 {
                continue;
            }
            // The member is ¬(l1 ∧ l2 …): a part l drops out if l is assumed, all of it if ¬l is.
            let parts = self.args(inner);
            let denied = |p: &Term| {
                let (x, negated) = self.strip_not(*p);
                flat.iter().any(|f| if negated { *f == x } else { self.strip_not(*f) == (*p, true) })
            };
            let mut others: Members = SmallVec::from_slice(flat);
            if parts.iter().any(denied) {
                others.remove(i);
                return Some(self.and(&others));
            }
            let kept: Members = parts.iter().copied().filter(|p| !flat.contains(p)).collect();
            if kept.len() < parts.len() {
                let rest = self.and(&kept);
                others[i] = self.not(rest);
                return Some(self.and(&others));
            }
        }
        None
    }

    /// Conjunction of two.
    pub fn and2(&mut self, a: Term, b: Term) -> Term {
        self.and(&[a, b])
    }

    /// Conjunction of two as a gate of a circuit: conjunctions among the two stay as they are, because other gates have them
    /// too.
    pub fn and_gate(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = (a.min(b), a.max(b));
        // The truth values are the first terms.
        if a == self.fls() || a == b {
            return a;
        }
        if a == self.tru() {
            return b;
        }
        match (self.op(a), self.op(b)) {
            (_, Op::Not) if self.arg(b, 0) == a => self.fls(),
            (Op::Not, _) if self.arg(a, 0) == b => self.fls(),
            _ => self.intern(Op::And, &[a, b], Sort::Bool),
        }
    }

    /// Disjunction of any number.
    pub fn or(&mut self, args: &[Term]) -> Term {
        let negated: Members = args.iter().map(|a| self.not(*a)).collect();
        let all = self.and(&negated);
        self.not(all)
    }

    /// Disjunction of two.
    pub fn or2(&mut self, a: Term, b: Term) -> Term {
        self.or(&[a, b])
    }

    /// Implication.
    pub fn implies(&mut self, a: Term, b: Term) -> Term {
        let na = self.not(a);
        self.or2(na, b)
    }

    /// Exclusive or of truth values.
    pub fn xor(&mut self, a: Term, b: Term) -> Term {
        let e = self.eq(a, b);
        self.not(e)
    }

    /// Disequality.
    pub fn ne(&mut self, a: Term, b: Term) -> Term {
        let e = self.eq(a, b);
        self.not(e)
    }

    /// Pairwise disequality.
    pub fn distinct(&mut self, args: &[Term]) -> Term {
        let mut all = Vec::new();
        for (i, a) in args.iter().enumerate() {
            for b in &args[i + 1..] {
                all.push(self.ne(*a, *b));
            }
        }
        self.and(&all)
    }

    /// The members of a conjunction; the term itself if it is none. A conjunction that stands in several others is taken
    /// once, or there might be as many members as there are ways to them.
    pub fn conjuncts(&self, t: Term) -> Vec<Term> {
        let mut out = Vec::new();
        let root = t;
        let mut seen = FxHashSet::default();
        let mut stack = vec![t];
        while let Some(t) = stack.pop() {
            match self.op(t) {
                Op::And if t != root && !seen.insert(t) => {}
                Op::And => stack.extend(self.args(t).iter().rev()),
                Op::True => {}
                _ => out.push(t),
            }
        }
        out
    }

    /// If-then-else.
    pub fn ite(&mut self, c: Term, t: Term, e: Term) -> Term {
        debug_assert_eq!(self.sort(t), self.sort(e), "the branches of an ite have one sort");
        match self.op(c) {
            Op::True => return t,
            Op::False => return e,
            Op::Not => {
                let inner = self.arg(c, 0);
                return self.ite(inner, e, t);
            }
            _ => {}
        }
        // Branches that test the same condition again.
        let (t, e) = (self.branch_under(c, t, 1), self.branch_under(c, e, 2));
        if t == e {
            return t;
        }
        if self.sort(t) == Sort::Bool {
            return self.bool_ite(c, t, e);
        }
        if self.op(c) == Op::Eq
            && self.sort(self.arg(c, 0)) == self.sort(t)
            && let Some(same) = self.ite_of_equals(c, t, e)
        {
            return same;
        }
        if self.op(c) == Op::Eq && self.is_const(t) {
            if self.extends_to(c, t, e) {
                return e;
            }
            if let Some(bit) = self.bit_of(c, t, e) {
                return bit;
            }
        }
        let sort = self.sort(t);
        self.intern(Op::Ite, &[c, t, e], sort)
    }

    /// `x = 1 ? 1 : 0` is `x` where `x` is a bit, and with other constants `x` or its complement.
    fn bit_of(&mut self, c: Term, t: Term, e: Term) -> Option<Term> {
        let (a, b) = (self.arg(c, 0), self.arg(c, 1));
        let (x, constant) = if self.is_const(a) { (b, a) } else { (a, b) };
        let one = |t: Term| self.as_bv(t).filter(|v| v.width() == 1).map(Bv::is_one);
        // The two branches differ, or there was nothing to choose.
        let (constant, t, _) = (one(constant)?, one(t)?, one(e)?);
        Some(if constant == t { x } else { self.bvnot(x) })
    }

    /// `x = c ? ext(c) : ext(x)` is `ext(x)`: whether `t` is the constant that `e`, an extension of `x`, has for
    /// `x = c`.
    fn extends_to(&self, c: Term, t: Term, e: Term) -> bool {
        let (a, b) = (self.arg(c, 0), self.arg(c, 1));
        let (x, constant) = if self.is_const(a) { (b, a) } else { (a, b) };
        let (Some(constant), Some(value)) = (self.as_bv(constant), self.as_bv(t)) else { return false };
        match (self.op(e), self.args(e)) {
            (Op::SignExt(by), [inner]) => *inner == x && constant.sign_extend(by) == *value,
            (Op::Concat, [high, low]) => {
                *low == x && self.as_bv(*high).is_some_and(|high| high.concat(constant) == *value)
            }
            _ => false,
        }
    }

    /// `x = y ? x : y` is y, and `x ≠ y ? x : y` is x.
    fn ite_of_equals(&mut self, c: Term, t: Term, e: Term) -> Option<Term> {
        if *self.args(c) == [t.min(e), t.max(e)] {
            return Some(e);
        }
        // Equality keeps most terms as they are; only others are worth asking for theirs.
        let moved = |x: Term| {
            matches!(
                self.op(x),
                Op::BvAdd
                    | Op::BvMul
                    | Op::BvNot
                    | Op::BvXor
                    | Op::Concat
                    | Op::SignExt(_)
                    | Op::Add
                    | Op::Mul
            )
        };
        if !moved(t) && !moved(e) {
            return None;
        }
        let equal = self.eq(t, e);
        match self.strip_not(equal) {
            (inner, negated) if inner == c => Some(if negated { t } else { e }),
            _ => None,
        }
    }

    /// A term where a condition is known: its branch of that number, if it tests the same condition.
    fn branch_under(&mut self, c: Term, t: Term, branch: usize) -> Term {
        let (inner, negated) = self.strip_not(t);
        match self.args_if(inner, Op::Ite) {
            Some(args) if args[0] == c => {
                let taken = args[branch];
                if negated { self.not(taken) } else { taken }
            }
            _ => t,
        }
    }

    fn bool_ite(&mut self, c: Term, t: Term, e: Term) -> Term {
        let nc = self.not(c);
        if t == c || self.op(t) == Op::True {
            return self.or2(c, e);
        }
        if t == nc || self.op(t) == Op::False {
            return self.and2(nc, e);
        }
        if e == c || self.op(e) == Op::False {
            return self.and2(c, t);
        }
        if e == nc || self.op(e) == Op::True {
            return self.or2(nc, t);
        }
        let (ti, negated) = self.strip_not(t);
        if ti == self.strip_not(e).0 {
            // The branches are each other's negation, else they were equal.
            return self.eq(c, t);
        }
        // A negation in front rather than in the first branch.
        if negated {
            let ne = self.not(e);
            let inner = self.intern(Op::Ite, &[c, ti, ne], Sort::Bool);
            return self.not(inner);
        }
        self.intern(Op::Ite, &[c, t, e], Sort::Bool)
    }
}
