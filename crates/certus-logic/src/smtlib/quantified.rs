//! Formulas with quantifiers.
//!
//! Terms have no quantifiers. Here a quantified formula becomes the application of a symbol of its own, its mark, to its
//! body, over variables that no other quantifier of the formula has. Whoever reads such formulas decides what becomes of
//! the marks: Horn clauses, say, have quantifiers that can all be moved to the front.

use super::error::{Position, ReadError};
use super::read::{TermReader, Work};
use super::scope::Scope;
use super::sexpr::Sexpr;
use super::sorts::sort_text;
use super::symbol::symbol_name;
use crate::op::Symbol;
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use rustc_hash::FxHashMap;

/// A formula with quantifiers.
///
/// ```
/// use certus_logic::{Op, Terms, smtlib::{Scope, Sexprs}};
/// let mut terms = Terms::new();
/// let text = Sexprs::parse("(forall ((x Int)) (<= x x))").unwrap();
/// let read = Scope::new().read_quantified(&mut terms, text.only().unwrap()).unwrap();
/// assert!(read.quantifiers[0].universal);
/// assert_eq!(terms.op(read.term), Op::Apply(read.quantifiers[0].mark));
/// assert_eq!(terms.arg(read.term, 0), terms.tru());
/// ```
#[derive(Clone, Debug)]
pub struct Quantified {
    /// The formula, in which marks stand for quantifiers.
    pub term: Term,
    /// The quantifiers, in the order in which they begin.
    pub quantifiers: Vec<Quantifier>,
    /// Where each application of a declared function stands first.
    pub places: FxHashMap<Term, Position>,
}

/// A quantifier of a formula.
#[derive(Clone, Debug)]
pub struct Quantifier {
    /// Whether it is `forall`.
    pub universal: bool,
    /// The symbol that is applied to its body.
    pub mark: Symbol,
    /// Its variables, with the symbols they have in the text.
    pub vars: Vec<(String, Term)>,
    /// Where it begins.
    pub position: Position,
}

/// What is found while a formula is read.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub(super) quantifiers: Vec<Quantifier>,
    pub(super) places: FxHashMap<Term, Position>,
    /// In how many quantifiers the reader is.
    pub(super) depth: usize,
    /// How many variables of a name and a sort are used.
    used: FxHashMap<(String, Sort), usize>,
}

/// Variables and marks that were made for earlier formulas.
#[derive(Clone, Debug, Default)]
pub(super) struct Pool {
    vars: FxHashMap<(String, Sort), Vec<Term>>,
    marks: Vec<Symbol>,
}

impl<'a> TermReader<'_, 'a> {
    /// `forall` and `exists`: binds variables and reads the body.
    pub(super) fn visit_quantifier(&mut self, s: Sexpr<'a>) -> Result<(), ReadError> {
        let parts: Vec<Sexpr<'a>> = s.children().collect();
        let [word, list, body] = parts[..] else {
            return Err(s.error("a quantifier takes a list of names with sorts and a formula"));
        };
        let names = self.scope.sorted_names(self.terms, list)?;
        let vars: Vec<(String, Term)> = names
            .into_iter()
            .map(|(name, sort)| {
                let var = self.variable(&name, sort);
                (name, var)
            })
            .collect();
        for (name, var) in &vars {
            self.bind(name.clone(), *var);
        }
        let Some(found) = &mut self.found else { return Err(s.error("there can be no quantifier here")) };
        let number = found.quantifiers.len();
        found.depth += 1;
        let mark = mark(self.terms, self.scope, number);
        let universal = word.is_word("forall");
        found.quantifiers.push(Quantifier { universal, mark, vars, position: s.position() });
        self.work.extend([Work::Quantify(s, number), Work::Visit(body)]);
        Ok(())
    }

    /// A variable that no other quantifier of this formula has.
    fn variable(&mut self, name: &str, sort: Sort) -> Term {
        let key = (name.to_owned(), sort);
        let number = self.found.as_mut().map_or(0, |found| {
            let used = found.used.entry(key.clone()).or_default();
            *used += 1;
            *used - 1
        });
        let made = self.scope.pool.vars.entry(key).or_default();
        if let Some(var) = made.get(number) {
            return *var;
        }
        let var = self.terms.fresh(&symbol_name(name), sort);
        made.push(var);
        self.terms.as_var(var).into_iter().for_each(|symbol| self.scope.reserve(symbol));
        var
    }

    /// The body of a quantifier is made.
    pub(super) fn mark(&mut self, s: Sexpr<'a>, number: usize) -> Result<(), ReadError> {
        let (Some(mut body), Some(found)) = (self.made.pop(), &mut self.found) else {
            return Err(s.error("expected a formula"));
        };
        found.depth -= 1;
        let sort = self.terms.sort(body.term);
        if sort != Sort::Bool {
            let is = sort_text(self.terms, sort);
            return Err(body.at.error(format!("the body of a quantifier has sort {is}, expected Bool")));
        }
        let quantifier = &found.quantifiers[number];
        for (name, _) in &quantifier.vars {
            self.bound.get_mut(name.as_str()).and_then(Vec::pop);
        }
        body.term = self.terms.apply(quantifier.mark, &[body.term]);
        body.at = s;
        self.made.push(body);
        Ok(())
    }
}

/// The symbol that marks the quantifier of this number.
fn mark(terms: &mut Terms, scope: &mut Scope, number: usize) -> Symbol {
    if let Some(mark) = scope.pool.marks.get(number) {
        return *mark;
    }
    let name = (number..)
        .map(|n| format!("quantifier!{n}"))
        .find(|name| terms.symbol(name).is_none())
        .expect("not every number is taken");
    let mark = terms.declare(&name, &[Sort::Bool], Sort::Bool);
    scope.reserve(mark);
    scope.pool.marks.push(mark);
    mark
}
