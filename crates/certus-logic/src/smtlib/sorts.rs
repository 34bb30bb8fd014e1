//! Sorts as text, and back.

use super::error::ReadError;
use super::sexpr::Sexpr;
use super::symbol::{symbol_name, symbol_text};
use crate::sort::Sort;
use crate::terms::Terms;
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// Wider bit-vectors are refused: they are always a mistake, and a constant of one would fill the memory.
pub(super) const MAX_WIDTH: u32 = 1 << 20;

/// Deeper array sorts are refused: the code that goes through a sort may recurse.
const MAX_NESTING: u32 = 200;

/// The text of a sort.
///
/// ```
/// use certus_logic::{Sort, Terms, smtlib::sort_text};
/// let mut t = Terms::new();
/// let memory = t.array_sort(Sort::Bv(32), Sort::Bv(8));
/// assert_eq!(sort_text(&t, memory), "(Array (_ BitVec 32) (_ BitVec 8))");
/// ```
#[must_use]
pub fn sort_text(terms: &Terms, sort: Sort) -> String {
    let mut out = String::new();
    append_sort(&mut out, terms, sort);
    out
}

pub(super) fn append_sort(out: &mut String, terms: &Terms, sort: Sort) {
    match sort {
        Sort::Bool => out.push_str("Bool"),
        Sort::Int => out.push_str("Int"),
        Sort::Real => out.push_str("Real"),
        Sort::Bv(w) => write!(out, "(_ BitVec {w})").expect("writing to a string does not fail"),
        Sort::Uninterpreted(s) => out.push_str(&symbol_text(terms.sort_name(s))),
        Sort::Array(a) => {
            let (index, element) = terms.array_sorts(a);
            out.push_str("(Array ");
            append_sort(out, terms, index);
            out.push(' ');
            append_sort(out, terms, element);
            out.push(')');
        }
    }
}

/// What a name of a sort means.
#[derive(Clone, Debug)]
pub(super) enum SortMeaning {
    /// A declared sort, or a definition without parameters.
    Sort(Sort),
    /// A definition with parameters: their names, and the text of the body with the names it may use.
    Definition { params: Vec<String>, body: String, sorts: SortNames },
}

/// The value of a numeral that is an index, as in `(_ extract 7 0)`.
pub(super) fn index_of(s: Sexpr<'_>) -> Result<u32, ReadError> {
    match s.numeral() {
        Some(n) => u32::try_from(&n).map_err(|_| s.error(format!("the index {n} is too large"))),
        None => Err(s.error(format!("expected a number as index, found `{}`", brief(s)))),
    }
}

/// The text of an s-expression, shortened for a message.
pub(super) fn brief(s: Sexpr<'_>) -> String {
    let source = s.source();
    let mut text: String = source.chars().take(40).map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    if text.len() < source.len() {
        text.push('…');
    }
    text
}

/// The names of sorts.
#[derive(Clone, Debug, Default)]
pub(super) struct SortNames {
    pub(super) meanings: FxHashMap<String, SortMeaning>,
    /// Whether every other name is an uninterpreted sort of the arena.
    pub(super) open: bool,
}

/// Reads a sort.
pub(super) fn read_sort(terms: &mut Terms, names: &SortNames, s: Sexpr<'_>) -> Result<Sort, ReadError> {
    read_nested(terms, names, s, 0)
}

fn read_nested(terms: &mut Terms, names: &SortNames, s: Sexpr<'_>, depth: u32) -> Result<Sort, ReadError> {
    if depth > MAX_NESTING {
        return Err(s.error(format!("sorts nested more than {MAX_NESTING} deep are not supported")));
    }
    if let Some(symbol) = s.symbol() {
        return match (names.meanings.get(symbol), symbol) {
            (Some(SortMeaning::Sort(sort)), _) => Ok(*sort),
            (Some(SortMeaning::Definition { params, .. }), _) => {
                Err(s.error(format!("the sort `{symbol}` takes {} parameters", params.len())))
            }
            (None, "Bool") => Ok(Sort::Bool),
            (None, "Int") => Ok(Sort::Int),
            (None, "Real") => Ok(Sort::Real),
            (None, _) if names.open => Ok(terms.sort_named(&symbol_name(symbol))),
            (None, _) => Err(s.error(format!("unknown sort `{symbol}`"))),
        };
    }
    let Some(parts) = s.list() else {
        return Err(s.error(format!("expected a sort, found `{}`", brief(s))));
    };
    match parts[..] {
        [u, bv, width] if u.is_word("_") && bv.is_word("BitVec") => match index_of(width)? {
            0 => Err(width.error("a bit-vector has at least one bit")),
            w if w > MAX_WIDTH => {
                Err(width.error(format!("bit-vectors of more than {MAX_WIDTH} bits are not supported")))
            }
            w => Ok(Sort::Bv(w)),
        },
        [array, index, element] if array.is_word("Array") && !names.meanings.contains_key("Array") => {
            let index = read_nested(terms, names, index, depth + 1)?;
            let element = read_nested(terms, names, element, depth + 1)?;
            Ok(terms.array_sort(index, element))
        }
        [head, ..] => {
            let meaning = head.symbol().and_then(|symbol| names.meanings.get(symbol));
            let Some(SortMeaning::Definition { params, body, sorts }) = meaning else {
                return Err(head.error(format!("unknown sort `{}`", brief(s))));
            };
            if params.len() != parts.len() - 1 {
                let (n, m) = (params.len(), parts.len() - 1);
                return Err(
                    head.error(format!("the sort `{}` takes {n} parameters, {m} are given", brief(head)))
                );
            }
            let mut inner = sorts.clone();
            for (param, arg) in params.iter().zip(&parts[1..]) {
                let sort = read_nested(terms, names, *arg, depth + 1)?;
                inner.meanings.insert(param.clone(), SortMeaning::Sort(sort));
            }
            let body = super::Sexprs::parse(body).map_err(|e| head.error(e.message))?;
            // The body was well-formed when it was defined; the position of an error is that of the use.
            let body = body.only().map_err(|e| head.error(e.message))?;
            read_nested(terms, &inner, body, depth + 1).map_err(|e| head.error(e.message))
        }
        [] => Err(s.error("expected a sort, found `()`")),
    }
}
