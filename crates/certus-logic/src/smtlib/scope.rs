//! What the names of a text mean: declarations, definitions, and the levels they belong to.
//!
//! The declarations of an arena are for ever, those of a script are not: a name that is declared again after
//! `pop` may have another sort. The scope therefore maps names to symbols of the arena; a name that the
//! arena has with another signature gets a fresh symbol.

use super::builtin;
use super::error::ReadError;
use super::numbers::check_degree;
use super::quantified::{Pool, Quantified};
use super::read::TermReader;
use super::sexpr::Sexpr;
use super::sorts::{SortMeaning, SortNames, brief, read_sort, sort_text};
use super::symbol::{symbol_name, symbol_text};
use crate::op::Symbol;
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use crate::walk::Substitution;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// A definition with parameters.
#[derive(Debug)]
pub(super) struct Macro {
    /// Variables that occur nowhere else.
    pub(super) params: Vec<Term>,
    body: Term,
}

impl Macro {
    pub(super) fn expand(&self, terms: &mut Terms, args: &[Term]) -> Term {
        let mut by: Substitution = self.params.iter().copied().zip(args.iter().copied()).collect();
        terms.substitute(self.body, &mut by)
    }
}

/// In the place of a name, for parameters and the like: no symbol holds a bar.
const RESERVED: &str = "|";

/// What a name means.
#[derive(Clone, Debug)]
pub(super) enum Meaning {
    /// A declared function or constant.
    Symbol(Symbol),
    /// A definition without parameters, or a named term.
    Term(Term),
    /// A definition with parameters.
    Macro(Arc<Macro>),
}

/// An attribute of a term, `:next x` in `(! y :next x)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attribute {
    /// The keyword with its colon.
    pub keyword: String,
    /// The text of the value, if it has one; [`super::Sexprs::parse`] reads it.
    pub value: Option<String>,
}

/// A term with its attributes, as `!` gives them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotation {
    /// The term.
    pub term: Term,
    /// Its attributes, in the order of the text.
    pub attributes: Vec<Attribute>,
}

impl Annotation {
    /// The value of an attribute: `Some(None)` if it is there without a value.
    #[must_use]
    pub fn get(&self, keyword: &str) -> Option<Option<&str>> {
        let found = self.attributes.iter().find(|a| a.keyword == keyword)?;
        Some(found.value.as_deref())
    }
}

/// One level: what to forget when it is popped.
#[derive(Clone, Debug, Default)]
struct Level {
    names: Vec<String>,
    sorts: Vec<String>,
}

/// The names that a text may use.
///
/// ```
/// use certus_logic::{Sort, Terms, smtlib::{Scope, Sexprs}};
/// let mut terms = Terms::new();
/// let mut scope = Scope::new();
/// let text = Sexprs::parse("x Int (! (<= x 3) :goal)").unwrap();
/// let parts: Vec<_> = text.roots().collect();
/// let sort = scope.read_sort(&mut terms, parts[1]).unwrap();
/// let x = scope.declare(&mut terms, parts[0], &[], sort).unwrap();
/// let t = scope.read_term(&mut terms, parts[2]).unwrap();
/// let (x, three) = (terms.symbol_term(x), terms.int(3));
/// assert_eq!(t, terms.le(x, three));
/// assert_eq!(scope.take_annotations()[0].attributes[0].keyword, ":goal");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Scope {
    names: FxHashMap<String, Meaning>,
    sorts: SortNames,
    levels: Vec<Level>,
    /// What the symbols of the arena that this scope uses are in the text, past levels included. None may
    /// be the meaning of something else there, even if its name in the arena would suit.
    taken: FxHashMap<Symbol, String>,
    annotations: Vec<Annotation>,
    /// Variables and marks of quantifiers, which every formula may use again.
    pub(super) pool: Pool,
    uses_arena: bool,
    /// Whether declarations outlive the level they are made in (`:global-declarations`).
    pub global_declarations: bool,
    /// Whether numerals are real numbers, as in logics that have no integers.
    pub real_numerals: bool,
    /// Whether `/`, `div` and `mod` by what may be zero are refused. SMT-LIB leaves their values open: where a text asks
    /// for unknowns they would be one more.
    pub closed_division: bool,
}

impl Scope {
    /// A scope without names.
    #[must_use]
    pub fn new() -> Scope {
        Scope::default()
    }

    /// A scope in which names that it does not declare are those of the arena: for text that was written
    /// from it.
    #[must_use]
    pub fn of_arena() -> Scope {
        let mut scope = Scope { uses_arena: true, ..Scope::default() };
        scope.sorts.open = true;
        scope
    }

    /// Begins a level.
    pub fn push(&mut self) {
        self.levels.push(Level::default());
    }

    /// Forgets the last level and what was declared in it; says whether there was one.
    pub fn pop(&mut self) -> bool {
        let Some(level) = self.levels.pop() else { return false };
        for name in level.names {
            self.names.remove(&name);
        }
        for name in level.sorts {
            self.sorts.meanings.remove(&name);
        }
        true
    }

    /// How many levels there are.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.levels.len()
    }

    /// Forgets all levels; with `declarations` also all names.
    pub fn reset(&mut self, declarations: bool) {
        while self.pop() {}
        if declarations {
            self.names.clear();
            self.sorts.meanings.clear();
        }
    }

    /// The terms with attributes that were read since the last call, in the order in which they end.
    pub fn take_annotations(&mut self) -> Vec<Annotation> {
        std::mem::take(&mut self.annotations)
    }

    pub(super) fn annotate(&mut self, annotation: Annotation) {
        self.annotations.push(annotation);
    }

    /// What a symbol of the text (without bars) means.
    pub(super) fn meaning(&self, terms: &Terms, symbol: &str) -> Option<Meaning> {
        let of_arena = || {
            // `and` is the operator even if the arena has a variable of that name, which is written escaped.
            let name = symbol_name(symbol);
            let written = symbol_text(&name);
            let mine = self.uses_arena && written.trim_matches('|') == symbol;
            terms.symbol(&name).filter(|_| mine).map(Meaning::Symbol)
        };
        self.names.get(symbol).cloned().or_else(of_arena)
    }

    /// What a symbol of the text (without bars) is declared as.
    #[must_use]
    pub fn symbol(&self, terms: &Terms, symbol: &str) -> Option<Symbol> {
        match self.meaning(terms, symbol)? {
            Meaning::Symbol(s) => Some(s),
            _ => None,
        }
    }

    /// The symbol, which must be one that can be declared here.
    fn new_name(&self, s: Sexpr<'_>) -> Result<String, ReadError> {
        let symbol = s.symbol().ok_or_else(|| s.error(format!("expected a name, found `{}`", brief(s))))?;
        if builtin::is_core(symbol) {
            return Err(s.error(format!("`{symbol}` has a fixed meaning and cannot be declared")));
        }
        if self.names.contains_key(symbol) {
            return Err(s.error(format!("`{symbol}` is declared already")));
        }
        Ok(symbol.to_owned())
    }

    fn free_for(&self, symbol: Symbol, name: &str) -> bool {
        self.taken.get(&symbol).is_none_or(|n| n == name)
    }

    fn insert(&mut self, name: String, meaning: Meaning) {
        if let Some(level) = self.levels.last_mut().filter(|_| !self.global_declarations) {
            level.names.push(name.clone());
        }
        self.names.insert(name, meaning);
    }

    /// Declares a function, or a variable if there are no parameters.
    ///
    /// # Errors
    /// If `name` is no symbol, or declared already.
    pub fn declare(
        &mut self,
        terms: &mut Terms,
        name: Sexpr<'_>,
        params: &[Sort],
        result: Sort,
    ) -> Result<Symbol, ReadError> {
        let new = self.new_name(name)?;
        let name = symbol_name(&new);
        let known = terms.symbol(&name).map(|s| (s, terms.declaration(s)));
        let symbol = match known {
            Some((s, d)) if d.params == params && d.result == result && self.free_for(s, &new) => s,
            None => terms.declare(&name, params, result),
            Some(_) => {
                let fresh = (0..)
                    .map(|n| format!("{name}!{n}"))
                    .find(|n| terms.symbol(n).is_none())
                    .expect("not every number is taken");
                terms.declare(&fresh, params, result)
            }
        };
        self.taken.insert(symbol, new.clone());
        self.insert(new, Meaning::Symbol(symbol));
        Ok(symbol)
    }

    /// Notes that a symbol of the arena is nothing that can be declared.
    pub(super) fn reserve(&mut self, symbol: Symbol) {
        self.taken.insert(symbol, RESERVED.to_owned());
    }

    /// Gives a term a name.
    ///
    /// # Errors
    /// If `name` is no symbol, or declared already.
    pub fn define(&mut self, name: Sexpr<'_>, term: Term) -> Result<(), ReadError> {
        let name = self.new_name(name)?;
        self.insert(name, Meaning::Term(term));
        Ok(())
    }

    /// Reads `name (params) sort body`, the parts of a definition, and gives the body's term if there are no
    /// parameters.
    ///
    /// # Errors
    /// If anything in it is ill-formed.
    pub fn define_function(
        &mut self,
        terms: &mut Terms,
        name: Sexpr<'_>,
        params: Sexpr<'_>,
        sort: Sexpr<'_>,
        body: Sexpr<'_>,
    ) -> Result<Option<Term>, ReadError> {
        let new = self.new_name(name)?;
        let mut bound: Vec<(String, Term)> = Vec::new();
        for (param, sort) in self.sorted_names(terms, params)? {
            let var = terms.fresh(&format!("{new}!{param}"), sort);
            terms.as_var(var).into_iter().for_each(|symbol| self.reserve(symbol));
            bound.push((param, var));
        }
        let term = self.read_body(terms, &new, &bound, sort, body)?;
        if bound.is_empty() {
            self.insert(new, Meaning::Term(term));
            return Ok(Some(term));
        }
        check_degree(terms, body, term)?;
        let params = bound.into_iter().map(|b| b.1).collect();
        self.insert(new, Meaning::Macro(Arc::new(Macro { params, body: term })));
        Ok(None)
    }

    /// Reads `name sort body`, the parts of a definition without parameters.
    ///
    /// # Errors
    /// If anything in it is ill-formed.
    pub fn define_constant(
        &mut self,
        terms: &mut Terms,
        name: Sexpr<'_>,
        sort: Sexpr<'_>,
        body: Sexpr<'_>,
    ) -> Result<Term, ReadError> {
        let new = self.new_name(name)?;
        let term = self.read_body(terms, &new, &[], sort, body)?;
        self.insert(new, Meaning::Term(term));
        Ok(term)
    }

    fn read_body(
        &mut self,
        terms: &mut Terms,
        name: &str,
        bound: &[(String, Term)],
        sort: Sexpr<'_>,
        body: Sexpr<'_>,
    ) -> Result<Term, ReadError> {
        let sort = self.read_sort(terms, sort)?;
        let term = self.read_term_with(terms, bound, body)?;
        coerce(terms, term, sort).ok_or_else(|| {
            let (is, want) = (sort_text(terms, terms.sort(term)), sort_text(terms, sort));
            body.error(format!("the body of `{name}` has sort {is}, expected {want}"))
        })
    }

    /// Reads `((x S) (y T) …)`; the names are symbols as in the text, without bars.
    ///
    /// # Errors
    /// If it is no such list, or a name occurs twice.
    pub fn sorted_names(
        &mut self,
        terms: &mut Terms,
        list: Sexpr<'_>,
    ) -> Result<Vec<(String, Sort)>, ReadError> {
        let mut out: Vec<(String, Sort)> = Vec::new();
        let mut seen: FxHashSet<&str> = FxHashSet::default();
        let Some(members) = list.list() else {
            return Err(list.error(format!("expected a list of names with sorts, found `{}`", brief(list))));
        };
        for member in members {
            let pair: Vec<Sexpr<'_>> = member.children().collect();
            let (Some(symbol), [_, sort]) = (pair.first().and_then(Sexpr::symbol), &pair[..]) else {
                return Err(member.error(format!("expected a name with its sort, found `{}`", brief(member))));
            };
            if !seen.insert(symbol) {
                return Err(member.error(format!("`{symbol}` occurs twice")));
            }
            out.push((symbol.to_owned(), self.read_sort(terms, *sort)?));
        }
        Ok(out)
    }

    /// Declares an uninterpreted sort.
    ///
    /// # Errors
    /// If `name` is no symbol, or a sort already.
    pub fn declare_sort(&mut self, terms: &mut Terms, name: Sexpr<'_>) -> Result<Sort, ReadError> {
        let new = self.new_sort_name(name)?;
        let sort = terms.sort_named(&symbol_name(&new));
        self.insert_sort(new, SortMeaning::Sort(sort));
        Ok(sort)
    }

    /// Defines a sort: `name (params) sort`.
    ///
    /// # Errors
    /// If anything in it is ill-formed.
    pub fn define_sort(
        &mut self,
        terms: &mut Terms,
        name: Sexpr<'_>,
        params: Sexpr<'_>,
        sort: Sexpr<'_>,
    ) -> Result<(), ReadError> {
        let new = self.new_sort_name(name)?;
        let mut param_names = Vec::new();
        for p in params.children() {
            let symbol =
                p.symbol().ok_or_else(|| p.error(format!("expected a name, found `{}`", brief(p))))?;
            param_names.push(symbol.to_owned());
        }
        if param_names.is_empty() {
            let sort = self.read_sort(terms, sort)?;
            self.insert_sort(new, SortMeaning::Sort(sort));
            return Ok(());
        }
        // A wrong body is better reported here than where it is used: read it once with some parameters.
        let mut sorts = self.sorts.clone();
        sorts.meanings.extend(param_names.iter().map(|p| (p.clone(), SortMeaning::Sort(Sort::Bool))));
        read_sort(terms, &sorts, sort)?;
        let body = sort.source().to_owned();
        let sorts = self.sorts.clone();
        self.insert_sort(new, SortMeaning::Definition { params: param_names, body, sorts });
        Ok(())
    }

    fn new_sort_name(&self, s: Sexpr<'_>) -> Result<String, ReadError> {
        let symbol = s.symbol().ok_or_else(|| s.error(format!("expected a name, found `{}`", brief(s))))?;
        let taken =
            self.sorts.meanings.contains_key(symbol) || matches!(symbol, "Bool" | "Int" | "Real" | "Array");
        if taken {
            return Err(s.error(format!("the sort `{symbol}` is declared already")));
        }
        Ok(symbol.to_owned())
    }

    fn insert_sort(&mut self, name: String, meaning: SortMeaning) {
        if let Some(level) = self.levels.last_mut().filter(|_| !self.global_declarations) {
            level.sorts.push(name.clone());
        }
        self.sorts.meanings.insert(name, meaning);
    }

    /// Reads a sort.
    ///
    /// # Errors
    /// If it is none that is known here.
    pub fn read_sort(&self, terms: &mut Terms, s: Sexpr<'_>) -> Result<Sort, ReadError> {
        read_sort(terms, &self.sorts, s)
    }

    /// Reads a term.
    ///
    /// # Errors
    /// If it is none, is not well-sorted, or uses names that are not known here.
    pub fn read_term(&mut self, terms: &mut Terms, s: Sexpr<'_>) -> Result<Term, ReadError> {
        TermReader::new(terms, self).read(s)
    }

    /// Reads a formula that may have quantifiers.
    ///
    /// # Errors
    /// As [`Scope::read_term`].
    pub fn read_quantified(&mut self, terms: &mut Terms, s: Sexpr<'_>) -> Result<Quantified, ReadError> {
        TermReader::new(terms, self).read_quantified(s)
    }

    /// Reads a term in which the given symbols stand for the given terms: the variables of a quantifier, say.
    ///
    /// # Errors
    /// As [`Scope::read_term`].
    pub fn read_term_with(
        &mut self,
        terms: &mut Terms,
        bound: &[(String, Term)],
        s: Sexpr<'_>,
    ) -> Result<Term, ReadError> {
        let mut reader = TermReader::new(terms, self);
        for (name, term) in bound {
            reader.bind(name.clone(), *term);
        }
        reader.read(s)
    }
}

/// The term as one of this sort: an integer may stand where a real is expected.
pub(super) fn coerce(terms: &mut Terms, t: Term, sort: Sort) -> Option<Term> {
    match (terms.sort(t), sort) {
        (is, want) if is == want => Some(t),
        (Sort::Int, Sort::Real) => Some(terms.to_real(t)),
        _ => None,
    }
}
