//! Reading VMT.

use super::temporal;
use crate::FormatError;
use crate::functional::functional;
use crate::text::{shown, utf8};
use certus_logic::smtlib::{Annotation, Command, Position, Scope, Sexpr, Sexprs, read_command};
use certus_logic::{Sort, Substitution, Term, Terms};
use certus_model::Ts;
use certus_model::ts::Goal;
use rustc_hash::{FxHashMap, FxHashSet};

/// An annotated term, and where the command begins that has it.
type Placed = (Term, Position);

#[derive(Default)]
struct Reader {
    scope: Scope,
    /// The constants, in the order of the file, with their names there.
    constants: Vec<(Term, String)>,
    /// State variables with the text behind `:next`.
    next: Vec<(Placed, String)>,
    init: Vec<Placed>,
    trans: Vec<Placed>,
    /// By number.
    invariant: Vec<(u64, Placed)>,
    live: Vec<(u64, Placed)>,
    temporal: Vec<(u64, Placed)>,
    delta: Option<Placed>,
}

fn at(position: Position, message: impl Into<String>) -> FormatError {
    FormatError { line: position.line as usize, column: position.column as usize, message: message.into() }
}

/// Reads a system.
///
/// # Errors
/// What is wrong with it, and where; or what a [`Ts`] cannot hold.
pub fn read(terms: &mut Terms, content: &[u8]) -> Result<Ts, FormatError> {
    let text = utf8(content)?;
    let script = Sexprs::parse(text)?;
    let mut reader = Reader::default();
    if text.contains(":ltl-property") {
        temporal::declare(&mut reader.scope, terms);
    }
    for command in script.roots() {
        if !reader.command(terms, command)? {
            break;
        }
    }
    reader.finish(terms)
}

impl Reader {
    /// Takes a command; says whether more are to be read.
    fn command(&mut self, terms: &mut Terms, command: Sexpr<'_>) -> Result<bool, FormatError> {
        let position = command.position();
        let read = read_command(&mut self.scope, terms, command)?;
        match read {
            Command::SetLogic(_)
            | Command::SetOption(..)
            | Command::SetInfo(..)
            | Command::DeclareSort(_)
            | Command::DefineSort(_) => {}
            // Functions are refused where they are used.
            Command::Declare { symbol, .. } if !terms.declaration(symbol).params.is_empty() => {}
            Command::Declare { name, symbol } => self.constants.push((terms.symbol_term(symbol), name)),
            Command::Define { annotations, .. } => self.annotated(terms, position, annotations)?,
            Command::Assert { term, annotations, .. } => {
                if annotations.is_empty() && term != terms.tru() {
                    return Err(at(position, "an assertion without annotation has no meaning in VMT"));
                }
                self.annotated(terms, position, annotations)?;
            }
            Command::Exit => return Ok(false),
            _ => {
                let word = command.children().next().map(|word| shown(word.source())).unwrap_or_default();
                return Err(at(position, format!("there is no command `{word}` in VMT")));
            }
        }
        Ok(true)
    }

    fn annotated(
        &mut self,
        terms: &Terms,
        position: Position,
        annotations: Vec<Annotation>,
    ) -> Result<(), FormatError> {
        for Annotation { term, attributes } in annotations {
            let placed = (term, position);
            for attribute in attributes {
                let (keyword, value) = (attribute.keyword.as_str(), attribute.value.as_deref());
                let formula = ![":next", ":named", ":time-delta"].contains(&keyword);
                if formula && terms.sort(term) != Sort::Bool {
                    return Err(at(position, format!("`{}` is of a formula", shown(keyword))));
                }
                match keyword {
                    ":named" => {}
                    ":next" => match value {
                        Some(value) => self.next.push((placed, value.to_owned())),
                        None => return Err(at(position, "a constant is expected after `:next`")),
                    },
                    ":init" | ":trans" | ":time-delta" => {
                        if value.is_some_and(|value| value != "true") {
                            return Err(at(
                                position,
                                format!("nothing but `true` is expected after `{keyword}`"),
                            ));
                        }
                        match keyword {
                            ":init" => self.init.push(placed),
                            ":trans" => self.trans.push(placed),
                            _ if !matches!(terms.sort(term), Sort::Int | Sort::Real) => {
                                return Err(at(position, "`:time-delta` is of a number"));
                            }
                            _ if self.delta.replace(placed).is_some() => {
                                return Err(at(position, "there is a `:time-delta` already"));
                            }
                            _ => {}
                        }
                    }
                    ":invar-property" | ":live-property" | ":ltl-property" => {
                        let number = value.and_then(|value| value.parse().ok()).ok_or_else(|| {
                            at(position, format!("the number of the property is expected after `{keyword}`"))
                        })?;
                        let list = match keyword {
                            ":live-property" => &mut self.live,
                            ":ltl-property" => &mut self.temporal,
                            _ => &mut self.invariant,
                        };
                        list.push((number, placed));
                    }
                    other => {
                        return Err(at(
                            position,
                            format!("there is no annotation `{}` in VMT", shown(other)),
                        ));
                    }
                }
            }
        }
        Ok(())
    }

    fn finish(mut self, terms: &mut Terms) -> Result<Ts, FormatError> {
        let after = self.next_of(terms)?;
        let is_next: FxHashSet<Term> = after.values().copied().collect();
        let declared: FxHashSet<Term> = self.constants.iter().map(|(term, _)| *term).collect();
        let mut ts = Ts::new(terms);
        let (mut known, mut renamed) = (FxHashMap::default(), Substitution::new());
        for (constant, name) in &self.constants {
            let Some(next) = after.get(constant).copied() else {
                if !is_next.contains(constant) {
                    ts.add_input(*constant, name.clone());
                    known.insert(*constant, Kind::Input);
                }
                continue;
            };
            // The file may use the name of the primed version for something else.
            let mut var = *constant;
            let primed = Ts::after(terms, var);
            if primed != next && declared.contains(&primed) {
                var = terms.fresh(name, terms.sort(var));
                renamed.insert(*constant, var);
            }
            renamed.insert(next, Ts::after(terms, var));
            ts.add_var(var, name.clone());
            known.insert(*constant, Kind::State);
            known.insert(next, Kind::Next);
        }
        let mut formula = |terms: &mut Terms, (term, position): Placed, what: &str, kinds: &[Kind]| {
            if let Some(function) = terms.functions_of(&[term]).first() {
                let name = shown(&terms.declaration(*function).name);
                return Err(at(
                    position,
                    format!("uninterpreted functions are not supported, as `{name}` is one"),
                ));
            }
            for var in terms.free_vars(term) {
                let kind = known.get(&var).copied().unwrap_or(Kind::Parameter);
                if !kinds.contains(&kind) {
                    let name = shown(terms.var_name(var).unwrap_or_default());
                    return Err(at(position, format!("{what} mentions `{name}`, {}", kind.words())));
                }
            }
            Ok(terms.substitute(term, &mut renamed))
        };
        let of = |terms: &mut Terms, list: &[Placed], each: &mut dyn FnMut(&mut Terms, Placed) -> _| {
            let all: Result<Vec<Term>, FormatError> =
                list.iter().map(|placed| each(terms, *placed)).collect();
            all.map(|all| terms.and(&all))
        };
        ts.init =
            of(terms, &self.init, &mut |terms, placed| formula(terms, placed, "`:init`", &[Kind::State]))?;
        let step = [Kind::State, Kind::Input, Kind::Next];
        ts.trans = of(terms, &self.trans, &mut |terms, placed| formula(terms, placed, "`:trans`", &step))?;
        for list in [&mut self.invariant, &mut self.live, &mut self.temporal] {
            list.sort_by_key(|(number, _)| *number);
            if let Some([_, (number, (_, position))]) = list.windows(2).find(|pair| pair[0].0 == pair[1].0) {
                return Err(at(*position, format!("there is a property {number} already")));
            }
        }
        for (number, (term, position)) in &self.temporal {
            let mut atom = |terms: &mut Terms, term: Term| {
                formula(terms, (term, *position), "an atom", &[Kind::State, Kind::Input])
            };
            let what = temporal::formula(terms, *term, &mut atom)?;
            ts.ltl.push(Goal { name: number.to_string(), what });
        }
        if let Some(placed) = self.delta {
            ts.delta = Some(formula(terms, placed, "`:time-delta`", &[Kind::State, Kind::Input])?);
        }
        for (list, live) in [(&self.invariant, false), (&self.live, true)] {
            for (number, placed) in list {
                let holds = formula(terms, *placed, "a property", &[Kind::State, Kind::Input])?;
                let (name, fails) = (number.to_string(), terms.not(holds));
                if live {
                    ts.justice.push(Goal { name, what: vec![fails] });
                } else {
                    ts.bad.push(Goal { name, what: fails });
                }
            }
        }
        functional(terms, &mut ts);
        ts.validate(terms).map_err(|message| FormatError { line: 1, column: 1, message })?;
        Ok(ts)
    }

    /// The constant that is the value of another after a step. One that is declared nowhere is a constant that nothing else
    /// mentions.
    fn next_of(&mut self, terms: &mut Terms) -> Result<FxHashMap<Term, Term>, FormatError> {
        let mut declared: FxHashSet<Term> = self.constants.iter().map(|(term, _)| *term).collect();
        let mut after: FxHashMap<Term, Term> = FxHashMap::default();
        let mut before: FxHashMap<Term, Term> = FxHashMap::default();
        for ((var, position), text) in &self.next {
            let error = |message: &str| at(*position, message);
            let sort = terms.sort(*var);
            let text = Sexprs::parse(text).map_err(|_| error("a constant is expected after `:next`"))?;
            let symbol = text.only().map_err(|_| error("a constant is expected after `:next`"))?;
            let next = match self.scope.read_term(terms, symbol) {
                Ok(next) => next,
                Err(_) => {
                    let new = self.scope.declare(terms, symbol, &[], sort);
                    let new = new.map_err(|_| error("a constant is expected after `:next`"))?;
                    let new = terms.symbol_term(new);
                    declared.insert(new);
                    new
                }
            };
            if !declared.contains(var) || !declared.contains(&next) {
                return Err(error("`:next` is of a constant, and what it names is another"));
            }
            if sort != terms.sort(next) {
                return Err(error("a state variable and the one after a step have to be of one sort"));
            }
            if after.insert(*var, next).is_some_and(|other| other != next) {
                return Err(error("the variable has another `:next` already"));
            }
            if before.insert(next, *var).is_some_and(|other| other != *var) {
                return Err(error("two variables have the same `:next`"));
            }
        }
        for ((var, position), _) in &self.next {
            if before.contains_key(var) {
                return Err(at(*position, "what is after `:next` is no state variable itself"));
            }
        }
        Ok(after)
    }
}

/// What a variable is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    State,
    Input,
    Next,
    /// Of a definition, in which an annotation has no meaning.
    Parameter,
}

impl Kind {
    fn words(self) -> &'static str {
        match self {
            Kind::State => "a state variable",
            Kind::Input => "which is no state variable",
            Kind::Next => "a state variable after a step",
            Kind::Parameter => "the parameter of a definition",
        }
    }
}
