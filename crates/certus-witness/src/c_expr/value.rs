//! Words as C expressions.
//!
//! Three texts can be asked for: one whose value is that of the word read as a signed number, one for the
//! unsigned reading, and one that is only *congruent*: its value is that of the word modulo two to its width. The
//! last is what sums and products are made of, and it is the most readable.

use super::{Level, Writer};
use certus_logic::{Bv, Op, Term};

/// A C expression of integer type after the promotions: 32 or 64 bits.
#[derive(Clone, Debug)]
pub(crate) struct Word {
    pub(crate) text: String,
    pub(crate) level: Level,
    pub(crate) bits: u32,
    pub(crate) signed: bool,
}

impl Word {
    fn new(text: impl Into<String>, level: Level, bits: u32, signed: bool) -> Word {
        Word { text: text.into(), level, bits, signed }
    }

    /// The text as an operand of an operator of this level.
    pub(crate) fn within(&self, around: Level) -> String {
        if self.level < around { format!("({})", self.text) } else { self.text.clone() }
    }

    fn is(&self, bits: u32, signed: bool) -> bool {
        self.bits == bits && self.signed == signed
    }

    /// The value converted to a type.
    fn cast(&self, ty: &str, bits: u32, signed: bool) -> Word {
        Word::new(format!("({ty}){}", self.within(Level::Unary)), Level::Unary, bits, signed)
    }

    /// The value converted to the unsigned type of 32 or 64 bits, unless it has that.
    fn as_unsigned(&self, bits: u32) -> Word {
        if self.is(bits, false) {
            return self.clone();
        }
        self.cast(if bits == 32 { "unsigned int" } else { "unsigned long long" }, bits, false)
    }
}

/// The narrowest of the types that arithmetic is done in.
fn room(width: u32) -> Option<u32> {
    match width {
        0..=32 => Some(32),
        33..=64 => Some(64),
        _ => None,
    }
}

/// A number that is not negative. `forced` makes its type the unsigned one of at least these bits.
pub(crate) fn unsigned_literal(value: u128, bits: u32, forced: bool) -> Option<Word> {
    let value = u64::try_from(value).ok()?;
    let wide = bits == 64 || value > u64::from(u32::MAX);
    Some(if forced || value > i32::MAX as u64 {
        let (suffix, bits) = if wide { ("ull", 64) } else { ("u", 32) };
        Word::new(format!("{value}{suffix}"), Level::Atom, bits, false)
    } else {
        Word::new(value.to_string(), Level::Atom, 32, true)
    })
}

/// A number with its sign.
pub(crate) fn signed_literal(value: i128) -> Option<Word> {
    if let Ok(small) = i32::try_from(value) {
        return Some(match small {
            i32::MIN => Word::new("-2147483647 - 1", Level::Sum, 32, true),
            0.. => Word::new(small.to_string(), Level::Atom, 32, true),
            _ => Word::new(small.to_string(), Level::Unary, 32, true),
        });
    }
    let value = i64::try_from(value).ok()?;
    Some(match value {
        i64::MIN => Word::new("-9223372036854775807ll - 1", Level::Sum, 64, true),
        0.. => Word::new(format!("{value}ll"), Level::Atom, 64, true),
        _ => Word::new(format!("{value}ll"), Level::Unary, 64, true),
    })
}

impl Writer<'_> {
    pub(super) fn is_signed_leaf(&self, t: Term) -> bool {
        (self.leaf)(t).is_some_and(|leaf| leaf.signed && !leaf.pointer)
    }

    /// Whether the signed reading needs no conversion.
    pub(super) fn looks_signed(&self, t: Term) -> bool {
        match self.terms.op(t) {
            Op::Const(_) => true,
            Op::SignExt(_) => self.looks_signed(self.terms.arg(t, 0)),
            _ => self.is_signed_leaf(t),
        }
    }

    /// What a concatenation with zeros in front extends.
    fn zero_extended(&self, t: Term) -> Option<Term> {
        match self.terms.args_if(t, Op::Concat)? {
            [zeros, inner] if self.terms.as_bv(*zeros).is_some_and(Bv::is_zero) => Some(*inner),
            _ => None,
        }
    }

    fn leaf_word(&self, t: Term) -> Option<Word> {
        let leaf = (self.leaf)(t).filter(|leaf| !leaf.pointer)?;
        let width = self.terms.width(t);
        let bits = room(width)?;
        // Narrow types are promoted to `int`.
        Some(Word::new(leaf.text, Level::Atom, bits, leaf.signed || width < 32))
    }

    /// An expression of a signed type with the value of the word read as signed.
    pub(super) fn signed(&mut self, t: Term) -> Option<Word> {
        self.deeper(|writer| writer.signed_inner(t))
    }

    fn signed_inner(&mut self, t: Term) -> Option<Word> {
        let width = self.terms.width(t);
        if let Some(value) = self.terms.as_bv(t) {
            return signed_literal(value.to_i128()?);
        }
        if self.is_signed_leaf(t) {
            return self.leaf_word(t);
        }
        if let Op::SignExt(_) = self.terms.op(t) {
            return self.signed(self.terms.arg(t, 0));
        }
        if let Some(inner) = self.zero_extended(t) {
            let inner = self.unsigned(inner)?;
            return Some(if inner.signed { inner } else { inner.cast("long long", 64, true) });
        }
        if let Op::BvSdiv | Op::BvSrem = self.terms.op(t) {
            return self.signed_division(t);
        }
        let word = self.modular(t)?;
        Some(match width {
            8 => word.cast("signed char", 32, true),
            16 => word.cast("short", 32, true),
            32 => word.cast("int", 32, true),
            64 => word.cast("long long", 64, true),
            _ => {
                // The sign bit, turned around and subtracted again, is where it belongs.
                let bits = room(width)?;
                let mask = unsigned_literal((1u128 << width) - 1, bits, true)?;
                let sign = unsigned_literal(1u128 << (width - 1), bits, true)?;
                let low = format!("(({} & {}) ^ {})", word.within(Level::Equal), mask.text, sign.text);
                let ty = if bits == 32 { "int" } else { "long long" };
                let minus = signed_literal(1i128 << (width - 1))?;
                Word::new(format!("({ty}){low} - {}", minus.text), Level::Sum, bits, true)
            }
        })
    }

    fn signed_division(&mut self, t: Term) -> Option<Word> {
        let args = self.terms.args(t);
        let divisor = self.terms.as_bv(args[1]).filter(|value| !value.is_zero() && !value.is_ones())?;
        let divisor = signed_literal(divisor.to_i128()?)?;
        let dividend = self.signed(args[0])?;
        let operator = if self.terms.op(t) == Op::BvSdiv { "/" } else { "%" };
        let text = format!("{} {operator} {}", dividend.within(Level::Product), divisor.within(Level::Unary));
        Some(Word::new(text, Level::Product, dividend.bits.max(divisor.bits), true))
    }

    /// An expression with the value of the word read as unsigned. Its type may be a signed one that holds it.
    pub(super) fn unsigned(&mut self, t: Term) -> Option<Word> {
        self.deeper(|writer| writer.unsigned_inner(t))
    }

    fn unsigned_inner(&mut self, t: Term) -> Option<Word> {
        let width = self.terms.width(t);
        let bits = room(width)?;
        if let Some(value) = self.terms.as_bv(t) {
            return unsigned_literal(value.to_u128()?, 32, false);
        }
        if let Some(leaf) = self.leaf_word(t)
            && !self.is_signed_leaf(t)
        {
            return Some(leaf);
        }
        if let Some(inner) = self.zero_extended(t) {
            return self.unsigned(inner);
        }
        match self.terms.op(t) {
            Op::BvUdiv | Op::BvUrem => return self.unsigned_division(t),
            Op::BvLshr => return self.shift(t),
            Op::Extract { hi, lo } => {
                // All bits from one on: a shift is all that it takes.
                let inner = self.terms.arg(t, 0);
                if hi + 1 == self.terms.width(inner) && lo > 0 {
                    let inner = self.unsigned(inner)?;
                    let text = format!("{} >> {lo}", inner.within(Level::Shift));
                    let word = Word::new(text, Level::Shift, inner.bits, inner.signed);
                    return Some(if word.bits > bits { word.as_unsigned(bits) } else { word });
                }
            }
            _ => {}
        }
        let word = self.modular(t)?;
        Some(match width {
            8 => word.cast("unsigned char", 32, true),
            16 => word.cast("unsigned short", 32, true),
            32 | 64 => word.as_unsigned(bits),
            _ => {
                let mask = unsigned_literal((1u128 << width) - 1, bits, true)?;
                let text = format!("{} & {}", word.within(Level::Equal), mask.text);
                Word::new(text, Level::BitAnd, bits, false)
            }
        })
    }

    /// As SMT-LIB divides: by zero, the quotient is all ones and the remainder the dividend.
    fn unsigned_division(&mut self, t: Term) -> Option<Word> {
        let args = self.terms.args(t);
        let width = self.terms.width(t);
        let (dividend, divisor) = (self.unsigned(args[0])?, self.unsigned(args[1])?);
        let quotient = self.terms.op(t) == Op::BvUdiv;
        let operator = if quotient { "/" } else { "%" };
        let text = format!("{} {operator} {}", dividend.within(Level::Product), divisor.within(Level::Unary));
        let bits = dividend.bits.max(divisor.bits);
        let signed = [&dividend, &divisor].iter().all(|word| word.signed || word.bits < bits);
        let word = Word::new(text, Level::Product, bits, signed);
        if self.terms.as_bv(args[1]).is_some_and(|value| !value.is_zero()) {
            return Some(word);
        }
        let ones = unsigned_literal(Bv::ones(width).to_u128()?, bits, !signed)?;
        let other = if quotient { ones } else { dividend };
        let zero = divisor.within(Level::Compare);
        let text = format!("{zero} == 0 ? {} : {}", other.within(Level::BitOr), word.within(Level::BitOr));
        let bits = bits.max(other.bits);
        let signed = [&word, &other].iter().all(|word| word.signed || word.bits < bits);
        Some(Word::new(text, Level::Choice, bits, signed))
    }

    /// A shift by a distance that is not constant. Beyond the width nothing is left.
    fn shift(&mut self, t: Term) -> Option<Word> {
        let args = self.terms.args(t);
        let width = self.terms.width(t);
        let bits = room(width)?;
        let distance = self.unsigned(args[1])?;
        let left = self.terms.op(t) == Op::BvShl;
        let word = if left { self.modular(args[0])? } else { self.unsigned(args[0])? };
        let text = format!(
            "{} < {width} ? {} {} {} : 0",
            distance.within(Level::Shift),
            word.as_unsigned(bits).within(Level::Shift),
            if left { "<<" } else { ">>" },
            distance.within(Level::Sum)
        );
        Some(Word::new(text, Level::Choice, bits, false))
    }

    /// Two expressions that are equal in C iff the words are.
    pub(super) fn congruent(&mut self, a: Term, b: Term) -> Option<(Word, Word)> {
        let width = self.terms.width(a);
        if width != 32 && width != 64 {
            return Some((self.unsigned(a)?, self.unsigned(b)?));
        }
        // Equality of a signed and an unsigned number of one width is that of the unsigned ones.
        let (left, mut right) = (self.modular(a)?, self.modular(b)?);
        if left.is(width, false)
            && let Some(value) = self.terms.as_bv(b)
        {
            right = unsigned_literal(value.to_u128()?, 32, false)?;
        }
        let both = left.is(width, true) && right.is(width, true);
        let one = left.is(width, false) || right.is(width, false);
        if one || both {
            return Some((left, right));
        }
        Some((left.as_unsigned(width), right))
    }

    /// An expression whose value is that of the word modulo two to its width. Its type has no more bits than
    /// arithmetic on the word is done in.
    pub(super) fn modular(&mut self, t: Term) -> Option<Word> {
        self.deeper(|writer| {
            let word = writer.modular_inner(t)?;
            let bits = room(writer.terms.width(t))?;
            Some(if word.bits > bits { word.as_unsigned(bits) } else { word })
        })
    }

    fn modular_inner(&mut self, t: Term) -> Option<Word> {
        let terms = self.terms;
        let width = terms.width(t);
        let bits = room(width)?;
        let args = terms.args(t);
        match terms.op(t) {
            Op::Const(_) => {
                let value = terms.as_bv(t)?;
                unsigned_literal(value.to_u128()?, bits, true)
            }
            Op::Var(_) => self.leaf_word(t),
            Op::BvAdd => self.sum(args, bits),
            Op::BvMul => {
                if let [factor, _] = args
                    && terms.as_bv(*factor).is_some_and(Bv::is_ones)
                {
                    return self.sum(&[t], bits);
                }
                let words = args.iter().map(|arg| self.modular(*arg)).collect::<Option<Vec<_>>>()?;
                Some(operate(words, "*", Level::Product, bits))
            }
            Op::BvAnd => {
                // A mask stands on the right, in a form that shows its bits.
                if let [mask, word] = args
                    && let Some(mask) = terms.as_bv(*mask)
                {
                    let mut mask = unsigned_literal(mask.to_u128()?, bits, true)?;
                    let value: u64 = mask.text.trim_end_matches(['u', 'l']).parse().ok()?;
                    if value > 9 {
                        mask.text = format!("{value:#x}{}", if mask.bits == 64 { "ull" } else { "u" });
                    }
                    return Some(operate(vec![self.modular(*word)?, mask], "&", Level::BitAnd, bits));
                }
                let words = args.iter().map(|arg| self.modular(*arg)).collect::<Option<Vec<_>>>()?;
                Some(operate(words, "&", Level::BitAnd, bits))
            }
            Op::BvXor => {
                let words = args.iter().map(|arg| self.modular(*arg)).collect::<Option<Vec<_>>>()?;
                Some(operate(words, "^", Level::BitXor, bits))
            }
            Op::BvNot => match self.bit_or(t) {
                Some(parts) => {
                    let words = parts.iter().map(|part| self.modular(*part)).collect::<Option<Vec<_>>>()?;
                    Some(operate(words, "|", Level::BitOr, bits))
                }
                None => {
                    let word = self.modular(args[0])?.as_unsigned(bits);
                    Some(Word::new(format!("~{}", word.within(Level::Unary)), Level::Unary, bits, false))
                }
            },
            Op::BvUdiv | Op::BvUrem => self.unsigned_division(t),
            Op::BvSdiv | Op::BvSrem => self.signed_division(t),
            Op::BvShl | Op::BvLshr => self.shift(t),
            Op::SignExt(_) => self.signed(args[0]),
            Op::Concat => match self.zero_extended(t) {
                Some(inner) => self.unsigned(inner),
                None => self.concatenation(args, bits),
            },
            Op::Extract { lo: 0, .. } => self.modular(args[0]),
            Op::Extract { lo, .. } => {
                let inner = self.unsigned(args[0])?;
                let text = format!("{} >> {lo}", inner.within(Level::Shift));
                Some(Word::new(text, Level::Shift, inner.bits, inner.signed))
            }
            Op::Ite => {
                let condition = self.truth(args[0])?;
                let (then, otherwise) = (self.modular(args[1])?, self.modular(args[2])?);
                let (then, otherwise) = if then.is(otherwise.bits, otherwise.signed) {
                    (then, otherwise)
                } else {
                    (then.as_unsigned(bits), otherwise.as_unsigned(bits))
                };
                let text = format!(
                    "{} ? {} : {}",
                    condition.within(Level::BitOr),
                    then.within(Level::BitOr),
                    otherwise.within(Level::BitOr)
                );
                Some(Word::new(text, Level::Choice, then.bits, then.signed))
            }
            _ => None,
        }
    }

    /// A sum in the unsigned type of these bits: the constant last, what is subtracted with a minus.
    fn sum(&mut self, args: &[Term], bits: u32) -> Option<Word> {
        let terms = self.terms;
        let (mut plus, mut minus, mut constant) = (Vec::new(), Vec::new(), None);
        for arg in args {
            if let Some(value) = terms.as_bv(*arg) {
                constant = Some(value.clone());
                continue;
            }
            match terms.args_if(*arg, Op::BvMul) {
                Some([factor, inner]) if terms.as_bv(*factor).is_some_and(Bv::is_ones) => {
                    minus.push(self.modular(*inner)?);
                }
                _ => plus.push(self.modular(*arg)?),
            }
        }
        let small = |value: &Bv| value.sign() && value.width() >= 8;
        let mut first = if let Some(at) = plus.iter().position(|word| word.is(bits, false)) {
            plus.remove(at)
        } else if plus.is_empty() {
            let value = constant.take().unwrap_or(Bv::zero(bits));
            unsigned_literal(value.to_u128()?, bits, true)?
        } else {
            let first = plus.remove(0);
            // `x + 1u` is computed in the unsigned type without a cast.
            let alone = plus.is_empty() && minus.is_empty() && constant.is_some();
            if alone { first } else { first.as_unsigned(bits) }
        };
        for (operator, words) in [("+", plus), ("-", minus)] {
            for word in words {
                let text = format!("{} {operator} {}", first.within(Level::Sum), word.within(Level::Product));
                first = Word::new(text, Level::Sum, bits, false);
            }
        }
        if let Some(value) = constant {
            let (operator, value) = if small(&value) { ("-", value.neg()) } else { ("+", value) };
            let value = unsigned_literal(value.to_u128()?, bits, true)?;
            let text = format!("{} {operator} {}", first.within(Level::Sum), value.text);
            first = Word::new(text, Level::Sum, bits, false);
        }
        Some(first)
    }

    /// Words side by side, the most significant first.
    fn concatenation(&mut self, args: &[Term], bits: u32) -> Option<Word> {
        let mut below: u32 = 0;
        let mut words = Vec::new();
        for arg in args.iter().rev() {
            let width = self.terms.width(*arg);
            let part = self.unsigned(*arg)?.as_unsigned(bits);
            if !self.terms.as_bv(*arg).is_some_and(Bv::is_zero) {
                words.push(if below == 0 {
                    part
                } else {
                    Word::new(format!("{} << {below}", part.within(Level::Shift)), Level::Shift, bits, false)
                });
            }
            below += width;
        }
        words.reverse();
        // Compilers warn where shifts stand in sums without parentheses, so there are some.
        for word in &mut words {
            if word.level == Level::Shift {
                *word = Word::new(format!("({})", word.text), Level::Atom, word.bits, false);
            }
        }
        (!words.is_empty()).then(|| operate(words, "|", Level::BitOr, bits))
    }

    /// The parts of a bitwise or, which is the complement of the conjunction of complements.
    fn bit_or(&self, t: Term) -> Option<Vec<Term>> {
        let terms = self.terms;
        let and = terms.args_if(t, Op::BvNot)?.first()?;
        let parts = terms.args_if(*and, Op::BvAnd)?.iter();
        let parts = parts.map(|part| terms.args_if(*part, Op::BvNot).map(|inner| inner[0]));
        parts.collect()
    }
}

/// Words under an operator, computed in the unsigned type of these bits.
fn operate(mut words: Vec<Word>, operator: &str, level: Level, bits: u32) -> Word {
    // An operator takes its operands from the left, so the first two decide in which type it begins.
    match words.iter().position(|word| word.is(bits, false)) {
        Some(at) if at > 1 => words.swap(0, at),
        Some(_) => {}
        None => words[0] = words[0].as_unsigned(bits),
    }
    let texts: Vec<String> = words.iter().map(|word| word.within(Level::Unary)).collect();
    Word::new(texts.join(&format!(" {operator} ")), level, bits, false)
}
