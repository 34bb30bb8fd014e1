//! Values as text, and back: what solvers answer to `get-value`.

use super::error::ReadError;
use super::form::const_array_head;
use super::numbers::MAX_DIGITS;
use super::sexpr::{Kind, Sexpr};
use super::sorts::{brief, sort_text};
use super::symbol::symbol_text;
use crate::bv::Bv;
use crate::sort::{Sort, SortName};
use crate::terms::Terms;
use crate::value::{ArrayValue, Value};
use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use num_traits::{Num, Signed, Zero};
use std::fmt::Write;

/// The text of a value of this sort; `None` for functions and for values of another sort.
///
/// ```
/// use certus_logic::{Bv, Sort, Terms, Value, smtlib::value_text};
/// let t = Terms::new();
/// assert_eq!(value_text(&t, &Value::Int((-5).into()), Sort::Int).unwrap(), "(- 5)");
/// assert_eq!(value_text(&t, &Value::Bv(Bv::new(8, 10)), Sort::Bv(8)).unwrap(), "#x0a");
/// ```
#[must_use]
pub fn value_text(terms: &Terms, value: &Value, sort: Sort) -> Option<String> {
    let mut out = String::new();
    append_value(&mut out, terms, value, sort).then_some(out)
}

/// Appends a value; says whether it is one of the sort and has a text.
pub(super) fn append_value(out: &mut String, terms: &Terms, value: &Value, sort: Sort) -> bool {
    let fine = "writing to a string does not fail";
    match (value, sort) {
        (Value::Bool(b), Sort::Bool) => write!(out, "{b}").expect(fine),
        (Value::Bv(b), Sort::Bv(w)) if b.width() == w => write!(out, "{b}").expect(fine),
        (Value::Int(i), Sort::Int) if i.is_negative() => write!(out, "(- {})", i.magnitude()).expect(fine),
        (Value::Int(i), Sort::Int) => write!(out, "{i}").expect(fine),
        (Value::Real(r), Sort::Real) => {
            let (n, d) = (r.numer().magnitude(), r.denom());
            let text = if r.is_integer() { format!("{n}.0") } else { format!("(/ {n}.0 {d}.0)") };
            out.push_str(&if r.is_negative() { format!("(- {text})") } else { text });
        }
        (Value::Element(s, n), Sort::Uninterpreted(of)) if *s == of => {
            write!(out, "(as @{n} {})", symbol_text(terms.sort_name(*s))).expect(fine);
        }
        (Value::Array(a), Sort::Array(s)) => {
            let (index, element) = terms.array_sorts(s);
            let entries: Vec<_> = a.entries().collect();
            entries.iter().for_each(|_| out.push_str("(store "));
            write!(out, "({} ", const_array_head(terms, sort)).expect(fine);
            let mut good = append_value(out, terms, a.default_value(), element);
            out.push(')');
            for (i, v) in entries {
                out.push(' ');
                good &= append_value(out, terms, i, index);
                out.push(' ');
                good &= append_value(out, terms, v, element);
                out.push(')');
            }
            return good;
        }
        _ => return false,
    }
    true
}

/// Reads a value of this sort in any of the ways that solvers write one.
///
/// Known are `#b`, `#x` and `(_ bv5 8)`; `5`, `(- 5)`, `5.0`, `(/ 1 3)` with signs anywhere; elements of
/// uninterpreted sorts, told apart by the number their name ends with (`U!val!0`, `@U_0`, `(as @a0 U)`);
/// arrays as stores into a constant array; and `let` around and in all of these.
///
/// # Errors
/// If the text is none of these, or not of the sort. Arrays given as functions (`(_ as-array f)`, `lambda`)
/// and algebraic numbers (`root-obj`) are refused.
pub fn read_value(terms: &Terms, sort: Sort, s: Sexpr<'_>) -> Result<Value, ReadError> {
    ValueReader { terms, bindings: Vec::new() }.value(s, None, sort)
}

/// A name bound by a `let`. What it is bound to is read when it is used: only then its sort is known.
struct Binding<'a> {
    name: &'a str,
    value: Sexpr<'a>,
    /// The innermost binding around `value`, and the one before this.
    scope: Option<usize>,
    before: Option<usize>,
}

struct ValueReader<'a> {
    terms: &'a Terms,
    bindings: Vec<Binding<'a>>,
}

/// Signs and fractions nested deeper than this are refused.
const MAX_NUMBER_DEPTH: u32 = 64;

impl<'a> ValueReader<'a> {
    /// Looks through `let` and the names it binds. `scope` is the innermost binding there is.
    fn resolve(
        &mut self,
        mut s: Sexpr<'a>,
        mut scope: Option<usize>,
    ) -> Result<(Sexpr<'a>, Option<usize>), ReadError> {
        loop {
            if s.is_list_of("let") {
                let parts: Vec<Sexpr<'a>> = s.children().collect();
                let [_, bindings, body] = parts[..] else {
                    return Err(s.error("`let` takes a list of bindings and a body"));
                };
                let outer = scope;
                for b in bindings.children() {
                    let pair: Vec<Sexpr<'a>> = b.children().collect();
                    let (name, value) = match pair[..] {
                        [name, value] => (name.symbol(), value),
                        _ => (None, b),
                    };
                    let name = name.ok_or_else(|| b.error("a binding is a name and a value"))?;
                    self.bindings.push(Binding { name, value, scope: outer, before: scope });
                    scope = Some(self.bindings.len() - 1);
                }
                s = body;
                continue;
            }
            let Some(name) = s.symbol() else { return Ok((s, scope)) };
            let mut at = scope;
            while let Some(i) = at.filter(|i| self.bindings[*i].name != name) {
                at = self.bindings[i].before;
            }
            let Some(i) = at else { return Ok((s, scope)) };
            (s, scope) = (self.bindings[i].value, self.bindings[i].scope);
        }
    }

    /// Recurses as deep as array sorts are nested.
    fn value(&mut self, s: Sexpr<'a>, scope: Option<usize>, sort: Sort) -> Result<Value, ReadError> {
        let (s, scope) = self.resolve(s, scope)?;
        match sort {
            Sort::Bool if s.is_word("true") => Ok(Value::Bool(true)),
            Sort::Bool if s.is_word("false") => Ok(Value::Bool(false)),
            Sort::Bv(w) => match bits(s)? {
                Some(b) if b.width() == w => Ok(Value::Bv(b)),
                _ => Err(self.unexpected(s, sort)),
            },
            Sort::Int => match self.number(s, scope, 0)? {
                n if n.is_integer() => Ok(Value::Int(n.to_integer())),
                _ => Err(self.unexpected(s, sort)),
            },
            Sort::Real => Ok(Value::Real(self.number(s, scope, 0)?)),
            Sort::Uninterpreted(name) => element(s, name).ok_or_else(|| self.unexpected(s, sort)),
            Sort::Array(_) => self.array(s, scope, sort),
            Sort::Bool => Err(self.unexpected(s, sort)),
        }
    }

    fn unexpected(&self, s: Sexpr<'_>, sort: Sort) -> ReadError {
        s.error(format!("expected a value of sort {}, found `{}`", sort_text(self.terms, sort), brief(s)))
    }

    fn number(&mut self, s: Sexpr<'a>, scope: Option<usize>, depth: u32) -> Result<BigRational, ReadError> {
        if depth > MAX_NUMBER_DEPTH {
            return Err(s.error("this number is nested too deep"));
        }
        let (s, scope) = self.resolve(s, scope)?;
        if let Some(n) = literal(s) {
            return Ok(n);
        }
        let parts: Vec<Sexpr<'a>> = s.children().collect();
        match parts[..] {
            [minus, x] if minus.is_word("-") => Ok(-self.number(x, scope, depth + 1)?),
            [plus, x] if plus.is_word("+") || plus.is_word("to_real") => self.number(x, scope, depth + 1),
            [slash, x, y] if slash.is_word("/") => {
                let (n, d) = (self.number(x, scope, depth + 1)?, self.number(y, scope, depth + 1)?);
                if d.is_zero() { Err(y.error("a fraction with denominator zero")) } else { Ok(n / d) }
            }
            [root, ..] if root.is_word("root-obj") || root.is_word("_") => {
                Err(s.error(format!("the number `{}` is not rational", brief(s))))
            }
            _ => Err(s.error(format!("expected a number, found `{}`", brief(s)))),
        }
    }

    fn array(&mut self, s: Sexpr<'a>, scope: Option<usize>, sort: Sort) -> Result<Value, ReadError> {
        let Sort::Array(of) = sort else { return Err(self.unexpected(s, sort)) };
        let (index, element) = self.terms.array_sorts(of);
        let (mut s, mut scope) = (s, scope);
        let mut stores = Vec::new();
        let default = loop {
            (s, scope) = self.resolve(s, scope)?;
            let parts: Vec<Sexpr<'a>> = s.children().collect();
            match parts[..] {
                [store, array, i, v] if store.is_word("store") => {
                    stores.push((self.value(i, scope, index)?, self.value(v, scope, element)?));
                    s = array;
                }
                [head, v] if is_const_head(head) => break self.value(v, scope, element)?,
                [_, as_array, _] if as_array.is_word("as-array") => {
                    return Err(
                        s.error("this array is given as a function (`as-array`), which is not supported")
                    );
                }
                [lambda, ..] if lambda.is_word("lambda") => {
                    return Err(s.error("this array is given as a `lambda`, which is not supported"));
                }
                _ => return Err(self.unexpected(s, sort)),
            }
        };
        let mut a = ArrayValue::constant(default, self.terms.domain_size(index));
        for (i, v) in stores.into_iter().rev() {
            a = a.store(i, v);
        }
        Ok(Value::Array(Box::new(a)))
    }
}

/// Whether this is `(as const …)`.
fn is_const_head(s: Sexpr<'_>) -> bool {
    let mut parts = s.children();
    parts.next().is_some_and(|p| p.is_word("as")) && parts.next().is_some_and(|p| p.is_word("const"))
}

/// A number without operators; some solvers put the sign into the word.
fn literal(s: Sexpr<'_>) -> Option<BigRational> {
    let (word, negative) = match (s.kind(), s.source().strip_prefix('-')) {
        (Kind::Numeral | Kind::Decimal, _) => (s.source(), false),
        (Kind::Symbol, Some(rest)) if rest.starts_with(|c: char| c.is_ascii_digit()) => (rest, true),
        _ => return None,
    };
    let n = decimal(word)?;
    Some(if negative { -n } else { n })
}

/// The value of digits, perhaps with a point; nothing if they are too many.
pub(super) fn decimal(word: &str) -> Option<BigRational> {
    if word.len() > MAX_DIGITS {
        return None;
    }
    let (whole, part) = word.split_once('.').unwrap_or((word, ""));
    let digits: BigInt = format!("{whole}{part}").parse().ok()?;
    let scale = BigInt::from(10).pow(u32::try_from(part.len()).ok()?);
    Some(BigRational::new(digits, scale))
}

/// A bit-vector constant in one of its three forms; nothing if it is something else.
pub(super) fn bits(s: Sexpr<'_>) -> Result<Option<Bv>, ReadError> {
    let (digits, base, bits_each) = match s.kind() {
        Kind::Hexadecimal => (&s.source()[2..], 16, 4),
        Kind::Binary => (&s.source()[2..], 2, 1),
        _ => return decimal_bits(s),
    };
    let width = u32::try_from(digits.len() * bits_each).ok().filter(|w| *w <= super::sorts::MAX_WIDTH);
    let width = width.ok_or_else(|| s.error("this constant is too wide"))?;
    let value = BigUint::from_str_radix(digits, base).map_err(|e| s.error(e.to_string()))?;
    Ok(Some(Bv::from_big(width, &value)))
}

/// `(_ bv5 8)`.
fn decimal_bits(s: Sexpr<'_>) -> Result<Option<Bv>, ReadError> {
    let parts: Vec<Sexpr<'_>> = if s.is_list_of("_") { s.children().collect() } else { Vec::new() };
    let [_, word, width] = parts[..] else { return Ok(None) };
    let Some(digits) = word.symbol().and_then(|w| w.strip_prefix("bv")) else { return Ok(None) };
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Ok(None);
    }
    let w = super::sorts::index_of(width)?;
    if w == 0 || w > super::sorts::MAX_WIDTH {
        return Err(width.error(format!("a bit-vector has 1 to {} bits", super::sorts::MAX_WIDTH)));
    }
    if digits.len() > MAX_DIGITS {
        return Err(word.error("this number is too long"));
    }
    let value = BigUint::from_str_radix(digits, 10).map_err(|e| word.error(e.to_string()))?;
    if value.bits() > u64::from(w) {
        return Err(s.error(format!("{value} does not fit into {w} bits")));
    }
    Ok(Some(Bv::from_big(w, &value)))
}

/// An element of an uninterpreted sort: the number that its name ends with tells it from others.
fn element(s: Sexpr<'_>, sort: SortName) -> Option<Value> {
    let word = if s.is_list_of("as") { s.children().nth(1)? } else { s };
    let name = word.symbol()?;
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
    Some(Value::Element(sort, name[stem.len()..].parse().ok()?))
}
