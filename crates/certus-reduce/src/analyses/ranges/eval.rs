//! The range of a term, and what an assumption says about ranges of variables.

use super::known::Ranges;
use super::value::Range;
use certus_logic::{Op, Sort, Term, Terms};
use rustc_hash::FxHashMap;

/// How deep an assumption is followed into terms.
const DEEPEST_ASSUMPTION: u32 = 24;

/// Terms of so many operators with so many arguments each are evaluated without remembering what was seen.
const MOST_OPERATORS: u32 = 24;
const MOST_ARGUMENTS: usize = 8;

/// The number of bits, if ranges of this sort are followed.
pub(crate) fn width_of(sort: Sort) -> Option<u32> {
    match sort {
        Sort::Bool => Some(1),
        Sort::Bv(width) if width <= 64 => Some(width),
        _ => None,
    }
}

/// The range of a term, if ranges of its sort are followed.
pub(crate) fn range_of(terms: &Terms, known: &Ranges, term: Term) -> Option<Range> {
    Values { terms, known, seen: &mut FxHashMap::default() }.of(term)
}

/// The ranges of terms, under what is known of variables.
type Seen = FxHashMap<Term, Option<Range>>;

struct Values<'a> {
    terms: &'a Terms,
    known: &'a Ranges,
    seen: &'a mut Seen,
}

impl Values<'_> {
    fn of(&mut self, root: Term) -> Option<Range> {
        if let Some(value) = self.small(root, &mut { MOST_OPERATORS }) {
            return value;
        }
        let mut open = vec![root];
        while let Some(term) = open.last().copied() {
            let before = open.len();
            if !self.seen.contains_key(&term) {
                let value = match self.leaf(term) {
                    Some(value) => value,
                    None => {
                        let seen = &self.seen;
                        open.extend(self.terms.args(term).iter().filter(|arg| !seen.contains_key(arg)));
                        if open.len() > before {
                            continue;
                        }
                        self.apply(term)
                    }
                };
                self.seen.insert(term, value);
            }
            open.pop();
        }
        self.seen[&root]
    }

    /// The range of a term that has few parts; nothing if it has more than are left. Nearly all tests of a program are
    /// such terms, and for these remembering what was seen takes longer than the rest.
    fn small(&self, term: Term, left: &mut u32) -> Option<Option<Range>> {
        if let Some(value) = self.leaf(term) {
            return Some(value);
        }
        *left = left.checked_sub(1)?;
        let args = self.terms.args(term);
        if args.len() > MOST_ARGUMENTS {
            return None;
        }
        let mut ranges = [Range::truth(true); MOST_ARGUMENTS];
        for (range, arg) in ranges.iter_mut().zip(args) {
            match self.small(*arg, left)? {
                Some(value) => *range = value,
                None => return Some(width_of(self.terms.sort(term)).map(Range::all)),
            }
            if self.terms.op(term) == Op::And && range.single() == Some(0) {
                return Some(Some(Range::truth(false)));
            }
        }
        Some(range_of_operator(self.terms, term, &ranges[..args.len()]))
    }

    /// Constants and variables.
    fn leaf(&self, term: Term) -> Option<Option<Range>> {
        let terms = self.terms;
        let width = width_of(terms.sort(term));
        match terms.op(term) {
            Op::True => Some(Some(Range::truth(true))),
            Op::False => Some(Some(Range::truth(false))),
            Op::Var(_) => Some(width.map(|w| self.known.get(&term).copied().unwrap_or(Range::all(w)))),
            Op::Const(_) => Some(width.zip(terms.as_bv(term)?.to_u64()).map(|(w, v)| Range::one(w, v))),
            _ => None,
        }
    }

    fn apply(&self, term: Term) -> Option<Range> {
        let args: Option<Vec<Range>> = self.terms.args(term).iter().map(|arg| self.seen[arg]).collect();
        match args {
            Some(args) => range_of_operator(self.terms, term, &args),
            None => width_of(self.terms.sort(term)).map(Range::all),
        }
    }
}

/// The range of a term from those of its arguments.
pub(crate) fn range_of_operator(terms: &Terms, term: Term, args: &[Range]) -> Option<Range> {
    let any = Range::all(width_of(terms.sort(term))?);
    let truth = |value: Option<bool>| value.map_or(any, Range::truth);
    let fold = |f: fn(&Range, &Range) -> Range| args[1..].iter().fold(args[0], |all, arg| f(&all, arg));
    Some(match terms.op(term) {
        Op::Not => args[0].not(),
        Op::And => fold(Range::and),
        Op::Eq => truth(args[0].equal(&args[1])),
        Op::BvUlt => truth(args[0].ult(&args[1])),
        Op::BvSlt => truth(args[0].slt(&args[1])),
        Op::Ite => match args[0].single() {
            Some(1) => args[1],
            Some(_) => args[2],
            None => args[1].hull(&args[2]),
        },
        Op::BvNot => args[0].not(),
        Op::BvAnd => fold(Range::and),
        Op::BvXor => fold(Range::xor),
        Op::BvAdd => fold(Range::add),
        Op::BvMul => fold(Range::mul),
        Op::BvUdiv => args[0].udiv(&args[1]),
        Op::BvUrem => args[0].urem(&args[1]),
        Op::BvSdiv => args[0].sdiv(&args[1]),
        Op::BvSrem => args[0].srem(&args[1]),
        Op::BvLshr => args[0].lshr(&args[1]),
        Op::BvAshr => args[0].ashr(&args[1]),
        Op::Concat => fold(Range::concat),
        Op::Extract { hi, lo } => args[0].extract(hi, lo),
        Op::SignExt(by) => args[0].sign_extend(by),
        _ => any,
    })
}

/// Restricts ranges to states in which a formula is true (or false); `None` if there are none.
pub(crate) fn assume(terms: &Terms, known: &mut Ranges, formula: Term, holds: bool) -> Option<()> {
    Assuming { terms, known, seen: Seen::default() }.follow(formula, holds, DEEPEST_ASSUMPTION)
}

/// What is known while an assumption is followed. Ranges of terms are kept until more is known.
struct Assuming<'a> {
    terms: &'a Terms,
    known: &'a mut Ranges,
    seen: Seen,
}

impl Assuming<'_> {
    fn range(&mut self, term: Term) -> Option<Range> {
        Values { terms: self.terms, known: self.known, seen: &mut self.seen }.of(term)
    }

    fn learn(&mut self, var: Term, range: Range) {
        if self.known.learn(var, range) {
            self.seen.clear();
        }
    }

    fn follow(&mut self, formula: Term, holds: bool, depth: u32) -> Option<()> {
        let terms = self.terms;
        let value = self.range(formula)?;
        if let Some(value) = value.single() {
            return ((value == 1) == holds).then_some(());
        }
        if depth == 0 {
            return Some(());
        }
        let args = terms.args(formula);
        match terms.op(formula) {
            Op::Not => self.follow(args[0], !holds, depth - 1),
            Op::And if holds => {
                args.iter().try_for_each(|arg| self.follow(*arg, true, depth - 1))?;
                // What a later part says may tell more together with an earlier one.
                args.iter().rev().skip(1).try_for_each(|arg| self.follow(*arg, true, depth - 1))
            }
            Op::And => {
                let mut open: Vec<Term> = args.to_vec();
                open.retain(|arg| self.range(*arg).is_none_or(|range| range.umin == 0));
                match (open.pop(), open.is_empty()) {
                    (Some(only), true) => self.follow(only, false, depth - 1),
                    _ => Some(()),
                }
            }
            Op::Eq if terms.sort(args[0]) == Sort::Bool => {
                let (a, b) = (self.range(args[0])?, self.range(args[1])?);
                match (a.single(), b.single()) {
                    (Some(a), _) => self.follow(args[1], (a == 1) == holds, depth - 1),
                    (_, Some(b)) => self.follow(args[0], (b == 1) == holds, depth - 1),
                    _ => Some(()),
                }
            }
            Op::Eq => {
                let (Some(a), Some(b)) = (self.range(args[0]), self.range(args[1])) else {
                    return Some(());
                };
                let (new_a, new_b) = if holds {
                    let both = a.meet(&b)?;
                    (both, both)
                } else {
                    (differ(&a, &b)?, differ(&b, &a)?)
                };
                self.restrict(args[0], &new_a, depth - 1)?;
                self.restrict(args[1], &new_b, depth - 1)
            }
            Op::BvUlt | Op::BvSlt => {
                let (Some(a), Some(b)) = (self.range(args[0]), self.range(args[1])) else {
                    return Some(());
                };
                let signed = terms.op(formula) == Op::BvSlt;
                let (new_a, new_b) = ordered(a, b, signed, holds)?;
                self.restrict(args[0], &new_a, depth - 1)?;
                self.restrict(args[1], &new_b, depth - 1)
            }
            Op::Var(_) => {
                self.learn(formula, Range::truth(holds));
                Some(())
            }
            _ => Some(()),
        }
    }

    /// Restricts ranges to states in which a term has a value of a range.
    fn restrict(&mut self, term: Term, to: &Range, depth: u32) -> Option<()> {
        let terms = self.terms;
        let Some(now) = self.range(term) else { return Some(()) };
        let to = now.meet(to)?;
        if to == now || depth == 0 {
            return Some(());
        }
        let args = terms.args(term);
        match terms.op(term) {
            Op::Var(_) => {
                self.learn(term, to);
                Some(())
            }
            Op::Not | Op::BvNot => self.restrict(args[0], &to.not(), depth - 1),
            Op::SignExt(by) => self.restrict(args[0], &to.extract(to.width - by - 1, 0), depth - 1),
            Op::Concat => {
                let mut top = to.width;
                for arg in args {
                    let width = terms.width(*arg);
                    self.restrict(*arg, &to.extract(top - 1, top - width), depth - 1)?;
                    top -= width;
                }
                Some(())
            }
            Op::BvAdd if args.len() <= 3 => {
                for (index, arg) in args.iter().enumerate() {
                    let mut rest = to;
                    for (_, other) in args.iter().enumerate().filter(|(other, _)| *other != index) {
                        rest = rest.add(&self.range(*other)?.neg());
                    }
                    self.restrict(*arg, &rest, depth - 1)?;
                }
                Some(())
            }
            Op::BvMul if args.len() == 2 && terms.as_bv(args[0]).is_some_and(certus_logic::Bv::is_ones) => {
                self.restrict(args[1], &to.neg(), depth - 1)
            }
            // A factor that is known, if no product wraps around.
            Op::BvMul if args.len() == 2 => {
                let (Some(factor), Some(other)) = (self.range(args[0]), self.range(args[1])) else {
                    return Some(());
                };
                let Some(factor) = factor.single() else { return Some(()) };
                match to.divided(factor, &other) {
                    Some(quotient) => self.restrict(args[1], &quotient?, depth - 1),
                    None => Some(()),
                }
            }
            Op::Extract { hi, lo } => {
                let Some(whole) = self.range(args[0]) else { return Some(()) };
                let mask = Range::mask(to.width) << lo;
                let bits = Range::bits(whole.width, to.zeros << lo & mask, to.ones << lo & mask)?;
                self.restrict(args[0], &bits, depth - 1)?;
                // The low part of what is small is the whole.
                if lo == 0 && whole.umax <= Range::mask(hi + 1) {
                    let same = Range::unsigned(whole.width, to.umin, to.umax)?;
                    self.restrict(args[0], &same, depth - 1)?;
                }
                Some(())
            }
            Op::BvAnd => {
                let ones = Range::bits(to.width, 0, to.ones)?;
                args.iter().try_for_each(|arg| self.restrict(*arg, &ones, depth - 1))
            }
            Op::Ite => {
                let (Some(then), Some(other)) = (self.range(args[1]), self.range(args[2])) else {
                    return Some(());
                };
                match (then.meet(&to).is_some(), other.meet(&to).is_some()) {
                    (false, false) => None,
                    (true, true) => Some(()),
                    (first, _) => {
                        self.follow(args[0], first, depth - 1)?;
                        self.restrict(args[if first { 1 } else { 2 }], &to, depth - 1)
                    }
                }
            }
            _ => Some(()),
        }
    }
}

/// The values of `a` that are not `b`, where that cuts off an end.
fn differ(a: &Range, b: &Range) -> Option<Range> {
    let mut out = *a;
    if let Some(bits) = b.single() {
        if out.umin == bits {
            out.umin = out.umin.checked_add(1)?;
        }
        if out.umax == bits {
            out.umax = out.umax.checked_sub(1)?;
        }
        let signed = Range::signed(out.width, bits);
        if out.smin == signed {
            out.smin = out.smin.checked_add(1)?;
        }
        if out.smax == signed {
            out.smax = out.smax.checked_sub(1)?;
        }
    }
    out.settle()
}

/// The values with `a < b`, or with `a >= b`.
fn ordered(mut a: Range, mut b: Range, signed: bool, less: bool) -> Option<(Range, Range)> {
    match (signed, less) {
        (false, true) => {
            a.umax = a.umax.min(b.umax.checked_sub(1)?);
            b.umin = b.umin.max(a.umin.checked_add(1)?);
        }
        (false, false) => {
            a.umin = a.umin.max(b.umin);
            b.umax = b.umax.min(a.umax);
        }
        (true, true) => {
            a.smax = a.smax.min(b.smax.checked_sub(1)?);
            b.smin = b.smin.max(a.smin.checked_add(1)?);
        }
        (true, false) => {
            a.smin = a.smin.max(b.smin);
            b.smax = b.smax.min(a.smax);
        }
    }
    Some((a.settle()?, b.settle()?))
}
