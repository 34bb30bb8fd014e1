//! Terms from text, without recursion: a stack of what is still to do and one of the terms made so far.

use super::apply::{Arg, Head, Operator};
use super::builtin;
use super::error::ReadError;
use super::quantified::{Found, Quantified};
use super::scope::{Annotation, Attribute, Meaning, Scope};
use super::sexpr::{Kind, Sexpr};
use super::sorts::{brief, index_of, sort_text};
use super::value::{bits, decimal};
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;

/// What is still to do.
pub(super) enum Work<'a> {
    /// Read this term.
    Visit(Sexpr<'a>),
    /// Apply the operator to the last terms made, as many as the list has arguments.
    Apply(Head<'a>, usize),
    /// The values of a `let` are made: bind them and read the body.
    Bind(Sexpr<'a>),
    /// The body of a `let` is made: forget what it bound.
    Unbind(Sexpr<'a>),
    /// The term of a `!` is made: note its attributes.
    Annotate(Sexpr<'a>),
    /// The body of the quantifier of this number is made: forget its variables and mark it.
    Quantify(Sexpr<'a>, usize),
}

/// Reads one term.
pub(super) struct TermReader<'r, 'a> {
    pub(super) terms: &'r mut Terms,
    pub(super) scope: &'r mut Scope,
    /// What `let` and quantifiers bind each name to, the innermost last.
    pub(super) bound: FxHashMap<Cow<'a, str>, Vec<Term>>,
    pub(super) work: Vec<Work<'a>>,
    pub(super) made: Vec<Arg<'a>>,
    /// What is found of quantifiers, where they are allowed.
    pub(super) found: Option<Found>,
}

/// The binding list and the body of a `let`.
fn let_parts(s: Sexpr<'_>) -> Result<(Vec<Sexpr<'_>>, Sexpr<'_>), ReadError> {
    let mut parts = s.children().skip(1);
    match (parts.next().and_then(|b| b.list()), parts.next(), parts.next()) {
        (Some(bindings), Some(body), None) => Ok((bindings, body)),
        _ => Err(s.error("`let` takes a list of bindings and a body")),
    }
}

/// Name and value of a binding.
fn binding(s: Sexpr<'_>) -> Result<(&str, Sexpr<'_>), ReadError> {
    let mut parts = s.children();
    match (parts.next().and_then(|n| n.symbol()), parts.next(), parts.next()) {
        (Some(name), Some(value), None) => Ok((name, value)),
        _ => Err(s.error(format!("expected a name and a term, found `{}`", brief(s)))),
    }
}

impl<'r, 'a> TermReader<'r, 'a> {
    pub(super) fn new(terms: &'r mut Terms, scope: &'r mut Scope) -> TermReader<'r, 'a> {
        TermReader {
            terms,
            scope,
            bound: FxHashMap::default(),
            work: Vec::new(),
            made: Vec::new(),
            found: None,
        }
    }

    /// Reads a formula that may have quantifiers.
    pub(super) fn read_quantified(mut self, s: Sexpr<'a>) -> Result<Quantified, ReadError> {
        self.found = Some(Found::default());
        let term = self.run(s)?;
        let Found { quantifiers, places, .. } = self.found.unwrap_or_default();
        Ok(Quantified { term, quantifiers, places })
    }

    /// Lets a name stand for a term in what is read.
    pub(super) fn bind(&mut self, name: impl Into<Cow<'a, str>>, term: Term) {
        self.bound.entry(name.into()).or_default().push(term);
    }

    /// The term of an s-expression.
    pub(super) fn read(mut self, s: Sexpr<'a>) -> Result<Term, ReadError> {
        self.run(s)
    }

    fn run(&mut self, s: Sexpr<'a>) -> Result<Term, ReadError> {
        self.work.push(Work::Visit(s));
        while let Some(work) = self.work.pop() {
            match work {
                Work::Visit(s) => self.visit(s)?,
                Work::Apply(head, n) => {
                    let args = self.made.split_off(self.made.len() - n);
                    let at = head.at;
                    let term = self.apply(&head, &args)?;
                    if let (Some(found), Operator::Function(_)) = (&mut self.found, &head.operator) {
                        found.places.entry(term).or_insert_with(|| at.position());
                    }
                    self.made.push(Arg { term, at });
                }
                Work::Bind(s) => {
                    let (bindings, body) = let_parts(s)?;
                    let values = self.made.split_off(self.made.len() - bindings.len());
                    for (b, value) in bindings.into_iter().zip(values) {
                        let (name, _) = binding(b)?;
                        self.bind(name, value.term);
                    }
                    self.work.extend([Work::Unbind(s), Work::Visit(body)]);
                }
                Work::Unbind(s) => {
                    for b in let_parts(s)?.0 {
                        let (name, _) = binding(b)?;
                        self.bound.get_mut(name).and_then(Vec::pop);
                    }
                }
                Work::Annotate(s) => self.annotate(s)?,
                Work::Quantify(s, number) => self.mark(s, number)?,
            }
        }
        let last = self.made.pop().ok_or_else(|| s.error("expected a term"))?;
        Ok(last.term)
    }

    fn visit(&mut self, s: Sexpr<'a>) -> Result<(), ReadError> {
        let term = match s.kind() {
            Kind::Symbol | Kind::Quoted => self.constant(s)?,
            Kind::Numeral | Kind::Decimal => {
                let value = decimal(s.source()).ok_or_else(|| s.error("this number is too long"))?;
                if s.kind() == Kind::Numeral && !self.scope.real_numerals {
                    self.terms.int(value.to_integer())
                } else {
                    self.terms.real(value)
                }
            }
            Kind::Hexadecimal | Kind::Binary => {
                let value = bits(s)?.ok_or_else(|| s.error("expected digits"))?;
                self.terms.bv_const(value)
            }
            Kind::Text => return Err(s.error("strings are not supported")),
            Kind::Keyword => return Err(s.error(format!("expected a term, found `{}`", s.source()))),
            Kind::List => match self.visit_list(s)? {
                Some(term) => term,
                None => return Ok(()),
            },
        };
        self.made.push(Arg { term, at: s });
        Ok(())
    }

    /// A list: gives its term, or puts the work for it on the stack.
    fn visit_list(&mut self, s: Sexpr<'a>) -> Result<Option<Term>, ReadError> {
        let Some(first) = s.children().next() else {
            return Err(s.error("expected a term, found `()`"));
        };
        match if first.kind() == Kind::Symbol { first.source() } else { "" } {
            "let" => self.visit_let(s)?,
            "!" => {
                let term = s.children().nth(1).ok_or_else(|| s.error("`!` takes a term and attributes"))?;
                self.work.extend([Work::Annotate(s), Work::Visit(term)]);
            }
            "_" => match bits(s)? {
                Some(value) => return Ok(Some(self.terms.bv_const(value))),
                None => return Err(s.error(format!("unknown constant `{}`", brief(s)))),
            },
            "as" => return self.qualified(s).map(Some),
            "forall" | "exists" if self.found.is_some() => self.visit_quantifier(s)?,
            word @ ("forall" | "exists" | "lambda" | "choice" | "match") => {
                return Err(first.error(format!("`{word}` is not supported")));
            }
            _ => {
                let operator = self.head(first)?;
                let before = self.work.len() + 1;
                self.work.push(Work::Apply(Head { operator, name: first, at: s }, 0));
                self.work.extend(s.children().skip(1).map(Work::Visit));
                let n = self.work.len() - before;
                self.work[before..].reverse();
                if let Work::Apply(_, count) = &mut self.work[before - 1] {
                    *count = n;
                }
            }
        }
        Ok(None)
    }

    fn visit_let(&mut self, s: Sexpr<'a>) -> Result<(), ReadError> {
        let (bindings, _) = let_parts(s)?;
        let mut names: FxHashSet<&str> = FxHashSet::default();
        self.work.push(Work::Bind(s));
        for b in bindings.iter().rev() {
            let (name, value) = binding(*b)?;
            self.work.push(Work::Visit(value));
            if !names.insert(name) {
                return Err(b.error(format!("`{name}` is bound twice")));
            }
        }
        Ok(())
    }

    fn annotate(&mut self, s: Sexpr<'a>) -> Result<(), ReadError> {
        let term = self.made.pop().ok_or_else(|| s.error("expected a term"))?.term;
        self.made.push(Arg { term, at: s });
        let mut attributes: Vec<Attribute> = Vec::new();
        let mut parts = s.children().skip(2).peekable();
        if parts.peek().is_none() {
            return Err(s.error("`!` takes a term and attributes"));
        }
        while let Some(key) = parts.next() {
            let Some(keyword) = key.keyword() else {
                return Err(key.error(format!("expected a keyword, found `{}`", brief(key))));
            };
            let value = parts.next_if(|v| v.keyword().is_none());
            if keyword == ":named" {
                let name = value.ok_or_else(|| key.error("`:named` takes a name"))?;
                if self.found.as_ref().is_some_and(|found| found.depth > 0) {
                    return Err(key.error("a term in a quantifier cannot have a name"));
                }
                self.scope.define(name, term)?;
            }
            let value = value.map(|v| v.source().to_owned());
            attributes.push(Attribute { keyword: keyword.to_owned(), value });
        }
        self.scope.annotate(Annotation { term, attributes });
        Ok(())
    }

    /// A symbol that stands for itself.
    fn constant(&mut self, s: Sexpr<'a>) -> Result<Term, ReadError> {
        let name = s.symbol().ok_or_else(|| s.error("expected a symbol"))?;
        if let Some(term) = self.bound.get(name).and_then(|terms| terms.last()) {
            return Ok(*term);
        }
        let takes = |n: usize| Err(s.error(format!("`{name}` takes {n} arguments, none are given")));
        match self.scope.meaning(self.terms, name) {
            Some(Meaning::Term(term)) => return Ok(term),
            Some(Meaning::Symbol(f)) => match self.terms.declaration(f).params.len() {
                0 => return Ok(self.terms.symbol_term(f)),
                n => return takes(n),
            },
            Some(Meaning::Macro(m)) => return takes(m.params.len()),
            None => {}
        }
        match name {
            "true" => Ok(self.terms.tru()),
            "false" => Ok(self.terms.fls()),
            _ if builtin::is_operator(name) => Err(s.error(format!("`{name}` needs arguments"))),
            _ => Err(s.error(format!("unknown symbol `{name}`"))),
        }
    }

    /// `(as x S)`: a constant whose sort is said, or an element of an uninterpreted sort.
    fn qualified(&mut self, s: Sexpr<'a>) -> Result<Term, ReadError> {
        let parts: Vec<Sexpr<'a>> = s.children().collect();
        let [_, name, sort] = parts[..] else {
            return Err(s.error("`as` takes a name and a sort"));
        };
        let sort = self.scope.read_sort(self.terms, sort)?;
        if name.is_word("const") {
            return Err(s.error("`(as const …)` needs an argument: the element"));
        }
        if let (Sort::Uninterpreted(of), Some(number)) = (sort, name.source().strip_prefix('@'))
            && let Ok(n) = number.parse()
        {
            return Ok(self.terms.element(of, n));
        }
        let term = self.constant(name)?;
        if self.terms.sort(term) != sort {
            let (is, want) = (sort_text(self.terms, self.terms.sort(term)), sort_text(self.terms, sort));
            return Err(name.error(format!("`{}` has sort {is}, not {want}", brief(name))));
        }
        Ok(term)
    }

    /// What stands first in an application.
    fn head(&mut self, s: Sexpr<'a>) -> Result<Operator, ReadError> {
        if let Some(symbol) = s.symbol() {
            return self.named_head(s, symbol);
        }
        let parts: Vec<Sexpr<'a>> = s.children().collect();
        match parts[..] {
            [u, name, ref indices @ ..] if u.is_word("_") && !indices.is_empty() => {
                let symbol = name.symbol().unwrap_or("");
                let Some(n) = builtin::index_count(symbol) else {
                    return Err(s.error(format!("unknown function `{}`", brief(s))));
                };
                if indices.len() != n {
                    let m = indices.len();
                    return Err(s.error(format!("`{symbol}` takes {n} indices, {m} are given")));
                }
                let indices =
                    indices.iter().map(|i| index_of(*i)).collect::<Result<Vec<u32>, ReadError>>()?;
                builtin::indexed_operator(symbol, &indices)
                    .map(Operator::Builtin)
                    .ok_or_else(|| s.error(format!("unknown function `{}`", brief(s))))
            }
            [word, name, sort] if word.is_word("as") && name.is_word("const") => {
                match self.scope.read_sort(self.terms, sort)? {
                    array @ Sort::Array(_) => Ok(Operator::ConstArray(array)),
                    other => {
                        let is = sort_text(self.terms, other);
                        Err(sort.error(format!("`const` makes arrays, and {is} is no array sort")))
                    }
                }
            }
            _ => Err(s.error(format!("expected a function, found `{}`", brief(s)))),
        }
    }

    fn named_head(&mut self, s: Sexpr<'a>, name: &'a str) -> Result<Operator, ReadError> {
        let no_function = || Err(s.error(format!("`{name}` is no function")));
        if self.bound.get(name).is_some_and(|terms| !terms.is_empty()) {
            return no_function();
        }
        match self.scope.meaning(self.terms, name) {
            Some(Meaning::Symbol(f)) if self.terms.declaration(f).params.is_empty() => no_function(),
            Some(Meaning::Symbol(f)) => Ok(Operator::Function(f)),
            Some(Meaning::Macro(m)) => Ok(Operator::Macro(m)),
            Some(Meaning::Term(_)) => no_function(),
            None => match builtin::operator(name) {
                Some(b) => Ok(Operator::Builtin(b)),
                None if builtin::index_count(name).is_some() => {
                    Err(s.error(format!("`{name}` needs indices, as in `(_ {name} 1)`")))
                }
                None => Err(s.error(format!("unknown function `{name}`"))),
            },
        }
    }
}
