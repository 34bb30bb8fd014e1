//! Scripts: commands one after the other, with their terms built.

use super::error::{Position, ReadError};
use super::scope::{Annotation, Scope};
use super::sexpr::{Children, Sexpr, Sexprs};
use super::sorts::{brief, index_of, sort_text};
use crate::op::Symbol;
use crate::sort::Sort;
use crate::terms::{Term, Terms};

/// A command of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `set-logic`.
    SetLogic(String),
    /// `set-option`: the keyword with its colon, and the text of the value.
    SetOption(String, String),
    /// `set-info`: the keyword with its colon, and the text of the value.
    SetInfo(String, String),
    /// `declare-sort` without parameters.
    DeclareSort(Sort),
    /// `define-sort`; what is read later has the sorts themselves.
    DefineSort(String),
    /// `declare-fun` or `declare-const`. The symbol may have another name in the arena than in the text.
    Declare {
        /// The symbol in the text, without bars.
        name: String,
        /// What it stands for.
        symbol: Symbol,
    },
    /// `define-fun` or `define-const`; what is read later has the definition instead. Without parameters,
    /// the term is there, with its annotations.
    Define {
        /// The symbol in the text, without bars.
        name: String,
        /// What it stands for, if it has no parameters.
        term: Option<Term>,
        /// The annotated terms of the body.
        annotations: Vec<Annotation>,
    },
    /// `assert`.
    Assert {
        /// The formula.
        term: Term,
        /// The symbol, without bars, that `(! … :named n)` around it gives.
        name: Option<String>,
        /// The annotated terms in it.
        annotations: Vec<Annotation>,
    },
    /// `check-sat`.
    CheckSat,
    /// `check-sat-assuming`.
    CheckSatAssuming(Vec<Term>),
    /// `get-model`.
    GetModel,
    /// `get-value`: the terms and how they are written.
    GetValue(Vec<(Term, String)>),
    /// `get-unsat-core`.
    GetUnsatCore,
    /// `get-unsat-assumptions`.
    GetUnsatAssumptions,
    /// `get-interpolants`: the names of each part of the sequence, `a` or `(and a b)`.
    GetInterpolants(Vec<Vec<String>>),
    /// `get-interpolant` between the assertions of these names or groups and those of others, or, if there are no
    /// others, all other assertions: `(get-interpolant a b)` or `(get-interpolant (g h))`.
    GetInterpolant {
        /// The names of the first side.
        first: Vec<String>,
        /// The names of the second side; none: all the rest.
        second: Vec<String>,
    },
    /// `get-assertions`.
    GetAssertions,
    /// `get-assignment`.
    GetAssignment,
    /// `get-proof`.
    GetProof,
    /// `get-info`, with the keyword.
    GetInfo(String),
    /// `get-option`, with the keyword.
    GetOption(String),
    /// `push`, so many levels.
    Push(u32),
    /// `pop`, so many levels.
    Pop(u32),
    /// `reset`.
    Reset,
    /// `reset-assertions`.
    ResetAssertions,
    /// `echo`.
    Echo(String),
    /// `exit`.
    Exit,
}

/// Reads the commands of a script one by one.
///
/// ```
/// use certus_logic::{Terms, smtlib::{Command, ScriptReader, Sexprs}};
/// let mut terms = Terms::new();
/// let text = Sexprs::parse("(declare-const p Bool)\n(assert (and p (not p)))\n(check-sat)").unwrap();
/// let mut script = ScriptReader::new(&text);
/// assert!(matches!(script.next_command(&mut terms).unwrap(), Some(Command::Declare { .. })));
/// let Some(Command::Assert { term, .. }) = script.next_command(&mut terms).unwrap() else { panic!() };
/// assert_eq!(term, terms.fls());
/// ```
#[derive(Clone, Debug)]
pub struct ScriptReader<'a> {
    commands: Children<'a>,
    position: Position,
    /// The names at this point of the script.
    pub scope: Scope,
}

impl<'a> ScriptReader<'a> {
    /// At the beginning of a script.
    #[must_use]
    pub fn new(script: &'a Sexprs<'_>) -> ScriptReader<'a> {
        let position = Position { line: 1, column: 1 };
        ScriptReader { commands: script.roots(), position, scope: Scope::new() }
    }

    /// Where the last command begins.
    #[must_use]
    pub fn position(&self) -> Position {
        self.position
    }

    /// The next command; `None` at the end.
    ///
    /// # Errors
    /// If it is ill-formed or unknown. Reading may go on behind it.
    pub fn next_command(&mut self, terms: &mut Terms) -> Result<Option<Command>, ReadError> {
        let Some(s) = self.commands.next() else { return Ok(None) };
        self.position = s.position();
        read_command(&mut self.scope, terms, s).map(Some)
    }
}

/// Reads a whole script.
///
/// # Errors
/// At the first command that is ill-formed or unknown.
pub fn read_script(terms: &mut Terms, text: &str) -> Result<Vec<Command>, ReadError> {
    let text = Sexprs::parse(text)?;
    let mut reader = ScriptReader::new(&text);
    let mut out = Vec::new();
    while let Some(command) = reader.next_command(terms)? {
        out.push(command);
    }
    Ok(out)
}

/// Reads a term of which all names are those of the arena.
///
/// # Errors
/// If the text is no term, or uses names that the arena does not have.
pub fn read_term(terms: &mut Terms, text: &str) -> Result<Term, ReadError> {
    let text = Sexprs::parse(text)?;
    Scope::of_arena().read_term(terms, text.only()?)
}

/// Reads one command, for callers that have commands of their own beside these.
///
/// # Errors
/// If it is ill-formed or unknown.
pub fn read_command(scope: &mut Scope, terms: &mut Terms, s: Sexpr<'_>) -> Result<Command, ReadError> {
    let parts: Vec<Sexpr<'_>> = s.children().collect();
    let Some(word) = parts.first().and_then(Sexpr::symbol) else {
        return Err(s.error(format!("expected a command, found `{}`", brief(s))));
    };
    let args = &parts[1..];
    scope.take_annotations();
    if let Some(command) = plain_command(scope, word, s, args)? {
        return Ok(command);
    }
    match (word, args) {
        ("declare-sort", [name, rest @ ..]) if rest.len() <= 1 => match rest.first() {
            Some(n) if index_of(*n)? > 0 => Err(n.error("sorts with parameters are not supported")),
            _ => Ok(Command::DeclareSort(scope.declare_sort(terms, *name)?)),
        },
        ("define-sort", [name, params, sort]) => {
            scope.define_sort(terms, *name, *params, *sort)?;
            Ok(Command::DefineSort(name_of(*name)))
        }
        ("declare-fun", [name, params, sort]) => {
            let Some(members) = params.list() else {
                return Err(params.error(format!("expected a list of sorts, found `{}`", brief(*params))));
            };
            let params = members
                .into_iter()
                .map(|p| scope.read_sort(terms, p))
                .collect::<Result<Vec<Sort>, ReadError>>()?;
            let sort = scope.read_sort(terms, *sort)?;
            let symbol = scope.declare(terms, *name, &params, sort)?;
            Ok(Command::Declare { name: name_of(*name), symbol })
        }
        ("declare-const", [name, sort]) => {
            let sort = scope.read_sort(terms, *sort)?;
            let symbol = scope.declare(terms, *name, &[], sort)?;
            Ok(Command::Declare { name: name_of(*name), symbol })
        }
        ("define-fun", [name, params, sort, body]) => {
            let term = scope.define_function(terms, *name, *params, *sort, *body)?;
            Ok(Command::Define { name: name_of(*name), term, annotations: scope.take_annotations() })
        }
        ("define-const", [name, sort, body]) => {
            let term = scope.define_constant(terms, *name, *sort, *body)?;
            let annotations = scope.take_annotations();
            Ok(Command::Define { name: name_of(*name), term: Some(term), annotations })
        }
        ("assert", [formula]) => {
            let term = read_formula(scope, terms, *formula)?;
            let annotations = scope.take_annotations();
            // The annotation around the whole formula ends last.
            let outer = annotations.last().filter(|_| formula.is_list_of("!"));
            let name = outer.and_then(|a| a.get(":named").flatten()).map(unquoted);
            Ok(Command::Assert { term, name, annotations })
        }
        ("check-sat-assuming", [list]) if list.is_list() => {
            let assumptions = list.children().map(|a| read_formula(scope, terms, a));
            Ok(Command::CheckSatAssuming(assumptions.collect::<Result<_, ReadError>>()?))
        }
        ("get-value", [list]) if list.is_list() => {
            let values = list.children().map(|t| Ok((scope.read_term(terms, t)?, t.source().to_owned())));
            Ok(Command::GetValue(values.collect::<Result<_, ReadError>>()?))
        }
        ("get-interpolants", [_, _, ..]) => Ok(Command::GetInterpolants(
            args.iter().map(|a| part_names(*a)).collect::<Result<_, ReadError>>()?,
        )),
        ("get-interpolant", [first, second]) => {
            Ok(Command::GetInterpolant { first: part_names(*first)?, second: part_names(*second)? })
        }
        ("get-interpolant", [list]) if list.is_list() => {
            Ok(Command::GetInterpolant { first: names_of(list.children())?, second: Vec::new() })
        }
        ("define-fun-rec" | "define-funs-rec", _) => Err(s.error("recursive definitions are not supported")),
        ("declare-datatype" | "declare-datatypes", _) => Err(s.error("data types are not supported")),
        _ => match usage(word) {
            Some(usage) => Err(s.error(format!("expected `({word} {usage})`, found `{}`", brief(s)))),
            None => Err(s.error(format!("unknown command `{word}`"))),
        },
    }
}

/// More levels in one `push` are a mistake, and would fill the memory.
const MAX_PUSH: u32 = 1 << 16;

/// The commands that hold no terms and sorts.
fn plain_command(
    scope: &mut Scope,
    word: &str,
    s: Sexpr<'_>,
    args: &[Sexpr<'_>],
) -> Result<Option<Command>, ReadError> {
    let levels = || match args {
        [n] => index_of(*n),
        _ => Ok(1),
    };
    Ok(Some(match (word, args) {
        ("set-logic", [name]) if name.symbol().is_some() => {
            let logic = name.symbol().unwrap_or_default();
            scope.real_numerals = is_real_logic(logic);
            Command::SetLogic(logic.to_owned())
        }
        ("set-option" | "set-info", [key, value @ ..]) if key.keyword().is_some() && value.len() <= 1 => {
            let value = value.first().map_or("", Sexpr::source).to_owned();
            if word == "set-info" {
                return Ok(Some(Command::SetInfo(key.source().to_owned(), value)));
            }
            if key.source() == ":global-declarations" {
                scope.global_declarations = value == "true";
            }
            Command::SetOption(key.source().to_owned(), value)
        }
        ("get-info", [key]) if key.keyword().is_some() => Command::GetInfo(key.source().to_owned()),
        ("get-option", [key]) if key.keyword().is_some() => Command::GetOption(key.source().to_owned()),
        ("echo", [text]) if text.string().is_some() => Command::Echo(text.string().unwrap_or_default()),
        ("push", [] | [_]) => {
            let n = levels()?;
            if n > MAX_PUSH {
                return Err(s.error(format!("cannot push more than {MAX_PUSH} levels at once")));
            }
            (0..n).for_each(|_| scope.push());
            Command::Push(n)
        }
        ("pop", [] | [_]) => {
            let n = levels()?;
            if n as usize > scope.depth() {
                return Err(s.error(format!("cannot pop {n} of {} levels", scope.depth())));
            }
            (0..n).for_each(|_| {
                scope.pop();
            });
            Command::Pop(n)
        }
        ("reset", []) => {
            *scope = Scope::new();
            Command::Reset
        }
        ("reset-assertions", []) => {
            let declarations = !scope.global_declarations;
            scope.reset(declarations);
            Command::ResetAssertions
        }
        ("check-sat", []) => Command::CheckSat,
        ("get-model", []) => Command::GetModel,
        ("get-unsat-core", []) => Command::GetUnsatCore,
        ("get-unsat-assumptions", []) => Command::GetUnsatAssumptions,
        ("get-assertions", []) => Command::GetAssertions,
        ("get-assignment", []) => Command::GetAssignment,
        ("get-proof", []) => Command::GetProof,
        ("exit", []) => Command::Exit,
        _ => return Ok(None),
    }))
}

/// The arguments of a command that is known.
fn usage(word: &str) -> Option<&'static str> {
    Some(match word {
        "set-logic" => "NAME",
        "set-option" | "set-info" => ":KEYWORD VALUE",
        "get-info" | "get-option" => ":KEYWORD",
        "declare-sort" => "NAME 0",
        "define-sort" => "NAME (PARAMETERS) SORT",
        "declare-fun" => "NAME (SORTS) SORT",
        "declare-const" => "NAME SORT",
        "define-fun" => "NAME (PARAMETERS) SORT TERM",
        "define-const" => "NAME SORT TERM",
        "assert" => "TERM",
        "check-sat-assuming" | "get-value" => "(TERMS)",
        "get-interpolants" => "NAME NAME …",
        "get-interpolant" => "NAME NAME",
        "echo" => "\"TEXT\"",
        "push" | "pop" => "NUMBER",
        "reset"
        | "reset-assertions"
        | "check-sat"
        | "get-model"
        | "get-unsat-core"
        | "get-assertions"
        | "get-unsat-assumptions"
        | "get-assignment"
        | "get-proof"
        | "exit" => "without arguments",
        _ => return None,
    })
}

/// The names of a part of a sequence: one, or `(and …)`.
fn part_names(s: Sexpr<'_>) -> Result<Vec<String>, ReadError> {
    if s.is_list_of("and") {
        return names_of(s.children().skip(1));
    }
    match s.symbol() {
        Some(name) => Ok(vec![name.to_owned()]),
        None => Err(s.error(format!("expected a name or `(and NAMES)`, found `{}`", brief(s)))),
    }
}

fn names_of<'a>(members: impl Iterator<Item = Sexpr<'a>>) -> Result<Vec<String>, ReadError> {
    members
        .map(|s| match s.symbol() {
            Some(name) => Ok(name.to_owned()),
            None => Err(s.error(format!("expected a name, found `{}`", brief(s)))),
        })
        .collect()
}

fn read_formula(scope: &mut Scope, terms: &mut Terms, s: Sexpr<'_>) -> Result<Term, ReadError> {
    let term = scope.read_term(terms, s)?;
    match terms.sort(term) {
        Sort::Bool => Ok(term),
        other => Err(s.error(format!("this term has sort {}, expected Bool", sort_text(terms, other)))),
    }
}

/// Whether a logic has real numbers and no integers: its numerals are reals.
fn is_real_logic(logic: &str) -> bool {
    let arithmetic = ["LRA", "NRA", "RDL", "NRAT"];
    arithmetic.iter().any(|a| logic.contains(a)) && !logic.contains("IRA")
}

fn name_of(s: Sexpr<'_>) -> String {
    s.symbol().unwrap_or_default().to_owned()
}

/// A symbol without its bars.
fn unquoted(text: &str) -> String {
    text.trim_matches('|').to_owned()
}
