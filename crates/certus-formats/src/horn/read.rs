//! The commands of a file of Horn clauses.

use super::build::build;
use super::split::{Case, Splitter, open};
use crate::FormatError;
use crate::text::utf8;
use certus_logic::smtlib::{Command, Position, Quantified, ReadError, Scope, Sexpr, Sexprs, read_command};
use certus_logic::{Op, Sort, Symbol, Term, Terms};
use certus_model::Clauses;
use rustc_hash::{FxHashMap, FxHashSet};

/// The unknown predicates.
#[derive(Debug, Default)]
pub(super) struct Unknowns {
    pub(super) symbols: Vec<Symbol>,
    /// Their names in the text.
    pub(super) names: Vec<String>,
    numbers: FxHashMap<Symbol, usize>,
}

impl Unknowns {
    fn add(&mut self, symbol: Symbol, name: String) {
        self.numbers.insert(symbol, self.symbols.len());
        self.symbols.push(symbol);
        self.names.push(name);
    }

    /// The number of the predicate that a term is the application of.
    pub(super) fn predicate(&self, terms: &Terms, t: Term) -> Option<usize> {
        match terms.op(t) {
            Op::Apply(symbol) | Op::Var(symbol) => self.numbers.get(&symbol).copied(),
            _ => None,
        }
    }
}

/// The cases of one assertion.
#[derive(Debug)]
pub(super) struct Assertion {
    pub(super) cases: Vec<Case>,
    pub(super) line: u32,
}

/// What a file has asked so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Nothing,
    /// `check-sat`: nothing can be asserted any more.
    CheckSat,
    /// `query`: other queries may follow.
    Query,
}

struct Reader<'t> {
    terms: &'t mut Terms,
    scope: Scope,
    unknowns: Unknowns,
    /// The variables of `declare-var`.
    declared: FxHashSet<Term>,
    /// The names of all variables in the text.
    names: FxHashMap<Term, String>,
    assertions: Vec<Assertion>,
    asked: Asked,
}

/// An error at a place.
pub(super) fn error_at(at: Position, message: impl Into<String>) -> FormatError {
    FormatError { line: at.line as usize, column: at.column as usize, message: message.into() }
}

impl From<ReadError> for FormatError {
    fn from(error: ReadError) -> FormatError {
        error_at(error.position, error.message)
    }
}

/// Reads Horn clauses. Each clause has to be linear: at most one predicate stands in its body.
///
/// # Errors
/// What is wrong with them, and where.
pub fn read(terms: &mut Terms, content: &[u8]) -> Result<Clauses, FormatError> {
    let text = utf8(content)?;
    let text = Sexprs::parse(text)?;
    let mut scope = Scope::new();
    scope.closed_division = true;
    let mut reader = Reader {
        terms,
        scope,
        unknowns: Unknowns::default(),
        declared: FxHashSet::default(),
        names: FxHashMap::default(),
        assertions: Vec::new(),
        asked: Asked::Nothing,
    };
    for command in text.roots() {
        if !reader.command(command)? {
            break;
        }
    }
    let Reader { unknowns, names, assertions, .. } = reader;
    Ok(build(terms, &unknowns, names, &assertions))
}

impl Reader<'_> {
    /// Reads a command; says whether there may be more.
    fn command(&mut self, s: Sexpr<'_>) -> Result<bool, FormatError> {
        let parts: Vec<Sexpr<'_>> = s.children().collect();
        let word = parts.first().and_then(Sexpr::symbol).unwrap_or_default();
        if matches!(word, "assert" | "rule") && self.asked != Asked::Nothing {
            return Err(s.error("this clause comes after the question").into());
        }
        match (word, parts.get(1..).unwrap_or_default()) {
            ("assert", [formula]) => self.assert(s, *formula, false)?,
            ("rule", [formula] | [formula, _]) => self.assert(s, *formula, true)?,
            ("query", [goal, ..]) => self.query(s, *goal)?,
            ("declare-rel", [name, params]) => {
                let params = params
                    .children()
                    .map(|sort| self.scope.read_sort(self.terms, sort))
                    .collect::<Result<Vec<Sort>, ReadError>>()?;
                let symbol = self.scope.declare(self.terms, *name, &params, Sort::Bool)?;
                self.unknowns.add(symbol, name.symbol().unwrap_or_default().to_owned());
            }
            ("declare-var", [name, sort]) => {
                let sort = self.scope.read_sort(self.terms, *sort)?;
                let symbol = self.scope.declare(self.terms, *name, &[], sort)?;
                let var = self.terms.symbol_term(symbol);
                self.declared.insert(var);
                self.names.insert(var, name.symbol().unwrap_or_default().to_owned());
            }
            ("assert" | "rule" | "query" | "declare-rel" | "declare-var", _) => {
                return Err(s.error(format!("`{word}` does not have these arguments")).into());
            }
            _ => return self.plain(s),
        }
        Ok(true)
    }

    /// Reads a command that is the same in every logic.
    fn plain(&mut self, s: Sexpr<'_>) -> Result<bool, FormatError> {
        match read_command(&mut self.scope, self.terms, s)? {
            Command::Declare { name, symbol } => {
                if self.terms.declaration(symbol).result == Sort::Bool {
                    self.unknowns.add(symbol, name);
                }
            }
            Command::DeclareSort(_) => {
                return Err(s.error("sorts that are not given are not supported in Horn clauses").into());
            }
            Command::CheckSat => self.asked = Asked::CheckSat,
            Command::Exit => return Ok(false),
            Command::SetLogic(_)
            | Command::SetOption(..)
            | Command::SetInfo(..)
            | Command::DefineSort(_)
            | Command::Define { .. }
            | Command::GetModel
            | Command::GetProof
            | Command::GetUnsatCore
            | Command::GetInterpolants(_)
            | Command::GetInterpolant { .. }
            | Command::GetInfo(_)
            | Command::GetOption(_)
            | Command::Echo(_) => {}
            _ => return Err(s.error("this command is not supported in Horn clauses").into()),
        }
        Ok(true)
    }

    /// Reads a clause; of a rule, declared variables stand for all values.
    fn assert(&mut self, s: Sexpr<'_>, formula: Sexpr<'_>, rule: bool) -> Result<(), FormatError> {
        let read = self.scope.read_quantified(self.terms, formula)?;
        let sort = self.terms.sort(read.term);
        if sort != Sort::Bool {
            return Err(formula.error("this is no formula").into());
        }
        self.take(s, &read, rule, &[])
    }

    /// Reads `(query P)` or `(query (P …))`, perhaps with attributes: the predicate is never true.
    fn query(&mut self, s: Sexpr<'_>, goal: Sexpr<'_>) -> Result<(), FormatError> {
        let name = goal.symbol().and_then(|name| self.scope.symbol(self.terms, name));
        let applied = name.filter(|symbol| !self.terms.declaration(*symbol).params.is_empty());
        let mut any = Vec::new();
        let mut read = match applied {
            None => self.scope.read_quantified(self.terms, goal)?,
            Some(symbol) => {
                let params = self.terms.declaration(symbol).params.clone();
                any.extend(params.into_iter().map(|sort| self.terms.fresh("any", sort)));
                let term = self.terms.apply(symbol, &any);
                Quantified { term, quantifiers: Vec::new(), places: FxHashMap::default() }
            }
        };
        if self.terms.sort(read.term) != Sort::Bool {
            return Err(goal.error("this is no formula").into());
        }
        read.term = self.terms.not(read.term);
        self.take(s, &read, true, &any)?;
        self.asked = Asked::Query;
        Ok(())
    }

    /// Takes an assertion apart. Variables of `any` stand for all values too.
    fn take(&mut self, s: Sexpr<'_>, read: &Quantified, rule: bool, any: &[Term]) -> Result<(), FormatError> {
        let position = s.position();
        let mut bound: FxHashSet<Term> = any.iter().copied().collect();
        for (name, var) in read.quantifiers.iter().flat_map(|quantifier| &quantifier.vars) {
            bound.insert(*var);
            self.names.entry(*var).or_insert_with(|| name.clone());
        }
        let formula = open(self.terms, read)?;
        for t in self.terms.post_order(&[formula]) {
            let why = match self.terms.op(t) {
                _ if self.unknowns.predicate(self.terms, t).is_some() => continue,
                Op::Var(_) if bound.contains(&t) || rule && self.declared.contains(&t) => continue,
                Op::Var(symbol) | Op::Apply(symbol) => {
                    let name = &self.terms.declaration(symbol).name;
                    format!("`{name}` is unknown and no predicate, which is not supported")
                }
                _ => continue,
            };
            return Err(error_at(read.places.get(&t).copied().unwrap_or(position), why));
        }
        let cases = Splitter::new(self.terms, &self.unknowns, &read.places, position).cases(formula)?;
        self.assertions.push(Assertion { cases, line: position.line });
        Ok(())
    }
}
