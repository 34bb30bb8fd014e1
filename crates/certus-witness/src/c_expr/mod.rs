//! Formulas over the automaton's variables as C expressions.
//!
//! The text means in C what the formula means on bit-vectors, whatever the values are, and evaluating it has no
//! side effect and no undefined behaviour: sums, differences and products are computed in unsigned types, shifts
//! stay below the width, nothing is divided by zero. Comparisons are signed or unsigned by the types of what is
//! compared. What C cannot say without our help (variables without a name, arrays as a whole, words of more than
//! 64 bits) has no text.

mod value;

use certus_logic::{Bv, Op, Sort, Term, Terms};
use certus_model::print::Level;

/// A C expression for a variable of the automaton: an integer of this width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// The expression, which binds as tightly as a name.
    pub text: String,
    /// Whether its type is signed.
    pub signed: bool,
    /// Whether it is a pointer, of which only `== 0` is said.
    pub pointer: bool,
}

/// No text is longer.
const LONGEST: usize = 4_000;

/// No term is nested deeper.
const DEEPEST: u32 = 60;

/// Writes formulas as C.
pub struct Writer<'a> {
    terms: &'a Terms,
    leaf: &'a dyn Fn(Term) -> Option<Leaf>,
    depth: u32,
}

/// A truth value.
pub(crate) struct Truth {
    pub(crate) text: String,
    pub(crate) level: Level,
}

impl Truth {
    fn new(text: impl Into<String>, level: Level) -> Truth {
        Truth { text: text.into(), level }
    }

    /// The text as an operand of an operator of this level.
    fn within(&self, around: Level) -> String {
        if self.level < around { format!("({})", self.text) } else { self.text.clone() }
    }
}

/// Operands of `&&` and `||`. Compilers warn where these are mixed without parentheses, so there are some.
fn joined(parts: &[Truth], operator: &str) -> String {
    let texts: Vec<String> = parts.iter().map(|part| part.within(Level::BitOr)).collect();
    texts.join(operator)
}

impl<'a> Writer<'a> {
    /// A writer that finds the names of variables with `leaf`.
    #[must_use]
    pub fn new(terms: &'a Terms, leaf: &'a dyn Fn(Term) -> Option<Leaf>) -> Writer<'a> {
        Writer { terms, leaf, depth: 0 }
    }

    /// A formula as a C expression that is not zero iff the formula is true; nothing if C cannot say it.
    #[must_use]
    pub fn formula(&mut self, formula: Term) -> Option<String> {
        self.depth = 0;
        self.truth(formula).map(|truth| truth.text).filter(|text| text.len() <= LONGEST)
    }

    /// A word between two constants, both included, as a C expression. A bound that its type has anyway is not
    /// written.
    #[must_use]
    pub fn between(&mut self, word: Term, signed: bool, least: &Bv, most: &Bv) -> Option<String> {
        self.depth = 0;
        let width = least.width();
        let (lowest, highest) = if signed {
            (Bv::min_signed(width), Bv::max_signed(width))
        } else {
            (Bv::zero(width), Bv::ones(width))
        };
        let signed_word = signed || (self.is_signed_leaf(word) && !most.sign());
        let text = if signed_word { self.signed(word)? } else { self.unsigned(word)? };
        let text = text.within(Level::Shift);
        // An unsigned bound that is no negative number bounds a signed variable from both sides.
        let low = *least != lowest || signed_word != signed;
        let high = *most != highest;
        let (least, most) = (literal(least, signed_word)?, literal(most, signed_word)?);
        let text = match (low, high) {
            (true, true) => format!("{least} <= {text} && {text} <= {most}"),
            (true, false) => format!("{text} >= {least}"),
            (false, true) => format!("{text} <= {most}"),
            (false, false) => "1".to_owned(),
        };
        Some(text).filter(|text| text.len() <= LONGEST)
    }

    fn deeper<T>(&mut self, work: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.depth >= DEEPEST {
            return None;
        }
        self.depth += 1;
        let result = work(self);
        self.depth -= 1;
        result
    }

    fn truth(&mut self, t: Term) -> Option<Truth> {
        self.deeper(|writer| writer.truth_inner(t))
    }

    fn truth_inner(&mut self, t: Term) -> Option<Truth> {
        let terms = self.terms;
        let args = terms.args(t);
        match terms.op(t) {
            Op::True => Some(Truth::new("1", Level::Atom)),
            Op::False => Some(Truth::new("0", Level::Atom)),
            Op::Not => self.denied(args[0]),
            Op::And => {
                let parts = args.iter().map(|arg| self.truth(*arg)).collect::<Option<Vec<_>>>()?;
                Some(Truth::new(joined(&parts, " && "), Level::And))
            }
            Op::Eq if terms.sort(args[0]) == Sort::Bool => self.same(args[0], args[1], "=="),
            Op::Eq => self.equal(args[0], args[1], true),
            Op::BvUlt => self.below(args[0], args[1], true),
            Op::BvSlt => self.less((args[0], args[1]), true, true),
            Op::Ite => {
                let condition = self.truth(args[0])?;
                let (then, otherwise) = (self.truth(args[1])?, self.truth(args[2])?);
                let text = format!(
                    "{} ? {} : {}",
                    condition.within(Level::BitOr),
                    then.within(Level::BitOr),
                    otherwise.within(Level::BitOr)
                );
                Some(Truth::new(text, Level::Choice))
            }
            _ => None,
        }
    }

    /// The negation of a formula.
    fn denied(&mut self, t: Term) -> Option<Truth> {
        let terms = self.terms;
        let args = terms.args(t);
        match terms.op(t) {
            Op::Not => self.truth(args[0]),
            Op::And => {
                let parts = args
                    .iter()
                    .map(|arg| self.deeper(|writer| writer.denied(*arg)))
                    .collect::<Option<Vec<_>>>()?;
                Some(Truth::new(joined(&parts, " || "), Level::Or))
            }
            Op::Eq if terms.sort(args[0]) == Sort::Bool => self.same(args[0], args[1], "!="),
            Op::Eq => self.equal(args[0], args[1], false),
            Op::BvUlt => self.below(args[0], args[1], false),
            Op::BvSlt => self.less((args[0], args[1]), true, false),
            _ => {
                let truth = self.truth(t)?;
                Some(Truth::new(format!("!{}", truth.within(Level::Unary)), Level::Unary))
            }
        }
    }

    /// Whether two formulas have the same truth value.
    fn same(&mut self, a: Term, b: Term, operator: &str) -> Option<Truth> {
        let (a, b) = (self.truth(a)?, self.truth(b)?);
        // Both sides are 0 or 1: every operator that is written here gives one of these.
        let text = format!("{} {operator} {}", a.within(Level::Unary), b.within(Level::Unary));
        Some(Truth::new(text, Level::Equal))
    }

    fn equal(&mut self, a: Term, b: Term, holds: bool) -> Option<Truth> {
        let terms = self.terms;
        // A constant stands on the right, as people write it.
        let (a, b) = if terms.is_const(a) { (b, a) } else { (a, b) };
        let operator = if holds { "==" } else { "!=" };
        if let Some(truth) = self.null(a, b, operator) {
            return Some(truth);
        }
        // One bit of a word.
        if let Op::Extract { hi, lo } = terms.op(a)
            && hi == lo
            && let Some(bit) = terms.as_bv(b)
        {
            let word = self.modular(terms.arg(a, 0))?;
            let mask = value::unsigned_literal(1u128 << lo, if lo < 32 { 32 } else { 64 }, true)?;
            let operator = if bit.is_one() == holds { "!=" } else { "==" };
            let text = format!("({} & {}) {operator} 0", word.within(Level::Equal), mask.text);
            return Some(Truth::new(text, Level::Equal));
        }
        let (left, right) = if self.looks_signed(a) && self.looks_signed(b) {
            (self.signed(a)?, self.signed(b)?)
        } else {
            self.congruent(a, b)?
        };
        let text = format!("{} {operator} {}", left.within(Level::Compare), right.within(Level::Compare));
        Some(Truth::new(text, Level::Equal))
    }

    /// `p == 0` for a pointer.
    fn null(&mut self, a: Term, b: Term, operator: &str) -> Option<Truth> {
        let leaf = (self.leaf)(a).filter(|leaf| leaf.pointer)?;
        self.terms.as_bv(b).filter(|value| value.is_zero())?;
        Some(Truth::new(format!("{} {operator} 0", leaf.text), Level::Equal))
    }

    /// `a < b` or its negation, unsigned.
    fn below(&mut self, a: Term, b: Term, holds: bool) -> Option<Truth> {
        let terms = self.terms;
        let half = |value: &Bv| !value.sign() || *value == Bv::min_signed(value.width());
        // A signed variable below a number is one between 0 and that.
        if self.is_signed_leaf(a)
            && let Some(bound) = terms.as_bv(b).filter(|value| half(value) && value.width() > 1)
        {
            let x = self.signed(a)?.within(Level::Shift);
            let most = bound.sub(&Bv::one(bound.width())).to_u128()?;
            let most = value::signed_literal(i128::try_from(most).ok()?)?.text;
            return Some(if holds {
                Truth::new(format!("0 <= {x} && {x} <= {most}"), Level::And)
            } else {
                Truth::new(format!("{x} < 0 || {most} < {x}"), Level::Or)
            });
        }
        self.less((a, b), false, holds)
    }

    /// `a < b` or its negation.
    fn less(&mut self, (a, b): (Term, Term), signed: bool, holds: bool) -> Option<Truth> {
        // `x < 5` is written `x <= 4`, so that bounds from both sides look alike.
        let terms = self.terms;
        let write = |writer: &mut Self, t: Term| if signed { writer.signed(t) } else { writer.unsigned(t) };
        if let Some(bound) = terms.as_bv(b) {
            let one = Bv::one(bound.width());
            let least = if signed { Bv::min_signed(bound.width()) } else { Bv::zero(bound.width()) };
            let left = write(self, a)?.within(Level::Shift);
            if *bound == least {
                return Some(Truth::new(if holds { "0" } else { "1" }, Level::Atom));
            }
            let (bound, operator) = if holds { (bound.sub(&one), "<=") } else { (bound.clone(), ">=") };
            let right = literal(&bound, signed)?;
            return Some(Truth::new(format!("{left} {operator} {right}"), Level::Compare));
        }
        if let Some(bound) = terms.as_bv(a) {
            let one = Bv::one(bound.width());
            let most = if signed { Bv::max_signed(bound.width()) } else { Bv::ones(bound.width()) };
            let left = write(self, b)?.within(Level::Shift);
            if *bound == most {
                return Some(Truth::new(if holds { "0" } else { "1" }, Level::Atom));
            }
            let (bound, operator) = if holds { (bound.add(&one), ">=") } else { (bound.clone(), "<=") };
            let right = literal(&bound, signed)?;
            return Some(Truth::new(format!("{left} {operator} {right}"), Level::Compare));
        }
        let (left, right) = (write(self, a)?.within(Level::Shift), write(self, b)?.within(Level::Shift));
        let text = if holds { format!("{left} < {right}") } else { format!("{right} <= {left}") };
        Some(Truth::new(text, Level::Compare))
    }
}

/// A constant of a comparison.
fn literal(value: &Bv, signed: bool) -> Option<String> {
    let text = if signed {
        value::signed_literal(value.to_i128()?)?
    } else {
        value::unsigned_literal(value.to_u128()?, 32, false)?
    };
    Some(text.within(Level::Shift))
}
