//! Constructors over truth values, and if-then-else of every sort.

use super::linear::LIMIT;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};

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
        let mut flat: Vec<Term> = Vec::with_capacity(args.len());
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
        if self.absorb(&mut flat) {
            return self.and(&flat);
        }
        match flat[..] {
            [] => self.tru(),
            [one] => one,
            _ => self.intern(Op::And, &flat, Sort::Bool),
        }
    }

    /// Simplifies disjunctions among the members of a short conjunction by its other members:
    /// `a ∧ (a ∨ b)` is `a`, `a ∧ (¬a ∨ b)` is `a ∧ b`. Says whether anything changed.
    fn absorb(&mut self, flat: &mut Vec<Term>) -> bool {
        if flat.len() > 8 {
            return false;
        }
        for i in 0..flat.len() {
            let (inner, negated) = self.strip_not(flat[i]);
            if !negated || self.op(inner) != Op::And || self.args(inner).len() > 8 {
                continue;
            }
            // flat[i] is ¬(l1 ∧ l2 …): a member l drops out if l is assumed, all of it if ¬l is.
            let parts = self.args(inner).to_vec();
            let mut kept = Vec::with_capacity(parts.len());
            let mut gone = false;
            for p in &parts {
                let np = self.not(*p);
                if flat.contains(&np) {
                    gone = true;
                } else if !flat.contains(p) {
                    kept.push(*p);
                }
            }
            if gone {
                flat.remove(i);
                return true;
            }
            if kept.len() < parts.len() {
                let rest = self.and(&kept);
                flat[i] = self.not(rest);
                return true;
            }
        }
        false
    }

    /// Conjunction of two.
    pub fn and2(&mut self, a: Term, b: Term) -> Term {
        self.and(&[a, b])
    }

    /// Disjunction of any number.
    pub fn or(&mut self, args: &[Term]) -> Term {
        let negated: Vec<Term> = args.iter().map(|a| self.not(*a)).collect();
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

    /// The members of a conjunction; the term itself if it is none.
    pub fn conjuncts(&self, t: Term) -> Vec<Term> {
        let mut out = Vec::new();
        let mut stack = vec![t];
        while let Some(t) = stack.pop() {
            match self.op(t) {
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
        let t = if self.op(t) == Op::Ite && self.arg(t, 0) == c { self.arg(t, 1) } else { t };
        let e = if self.op(e) == Op::Ite && self.arg(e, 0) == c { self.arg(e, 2) } else { e };
        if t == e {
            return t;
        }
        if self.sort(t) == Sort::Bool {
            return self.bool_ite(c, t, e);
        }
        // `x = y ? x : y` is y.
        if self.op(c) == Op::Eq {
            let (x, y) = (self.arg(c, 0), self.arg(c, 1));
            if (t, e) == (x, y) || (t, e) == (y, x) {
                return e;
            }
        }
        let sort = self.sort(t);
        self.intern(Op::Ite, &[c, t, e], sort)
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
        let (ti, tn) = self.strip_not(t);
        let (ei, en) = self.strip_not(e);
        if ti == ei {
            // The branches are each other's negation, else they were equal.
            return self.eq(c, t);
        }
        // One negation in front rather than in both branches.
        if tn && en {
            let inner = self.intern(Op::Ite, &[c, ti, ei], Sort::Bool);
            return self.intern(Op::Not, &[inner], Sort::Bool);
        }
        self.intern(Op::Ite, &[c, t, e], Sort::Bool)
    }
}
