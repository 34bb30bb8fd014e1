//! Interpolants of other programs, each asked in its own way.

use super::pipe::{Pipe, Trouble, Until};
use super::script::Script;
use super::spec::ProcessSpec;
use crate::error::SolverError;
use crate::limits::Limits;
use crate::theories::Theories;
use certus_logic::smtlib::{Scope, Sexpr, Sexprs, symbol_text, value_text};
use certus_logic::{Sort, Term, Terms, Value};
use std::path::Path;

/// How a program is asked for interpolants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    /// MathSAT: assertions in groups, `(get-interpolant (g1 … gi))`.
    Groups,
    /// SMTInterpol and OpenSMT: named assertions, `(get-interpolants a1 … an)`.
    Sequence,
    /// cvc5: `(get-interpolant I B)`, which the assertions imply.
    Single,
    /// Yices: `(check-sat-assuming-model …)` and `(get-unsat-model-interpolant)`.
    Models,
}

impl Dialect {
    /// The one of a program, by its file name.
    pub(crate) fn of(spec: &ProcessSpec) -> Dialect {
        match Path::new(&spec.program).file_name().and_then(|f| f.to_str()) {
            Some("mathsat") => Dialect::Groups,
            Some("cvc5") => Dialect::Single,
            Some("yices-smt2") => Dialect::Models,
            _ => Dialect::Sequence,
        }
    }
}

/// What a program says of assertions.
pub(crate) enum Said {
    Sat,
    Unsat,
    Unknown,
}

/// One run of a program that gives interpolants.
pub(crate) struct Conversation {
    name: String,
    pipe: Pipe,
    script: Script,
    scope: Scope,
    patience: std::time::Duration,
}

const EXCERPT: usize = 200;

impl Conversation {
    /// Starts the program, for formulas of these theories.
    pub(crate) fn start(
        spec: &ProcessSpec,
        dialect: Dialect,
        needed: Theories,
        limits: &Limits,
    ) -> Result<Conversation, Trouble> {
        let option = match dialect {
            Dialect::Models => ":produce-unsat-model-interpolants",
            _ => ":produce-interpolants",
        };
        let mut args = spec.args.clone();
        if dialect == Dialect::Models && !args.iter().any(|a| a == "--mcsat") {
            args.push("--mcsat".to_owned());
        }
        let logic = needed.logic(spec.theories);
        let mut scope = Scope::of_arena();
        scope.real_numerals = needed.has(Theories::REALS) && !needed.has(Theories::INTEGERS);
        let mut conversation = Conversation {
            name: spec.name.clone(),
            pipe: Pipe::start(&spec.name, &spec.program, &args)?,
            script: Script::default(),
            scope,
            patience: spec.patience,
        };
        let options =
            format!("(set-option :print-success false)\n(set-option {option} true)\n(set-logic {logic})\n");
        conversation.send(&options, limits)?;
        Ok(conversation)
    }

    fn send(&mut self, text: &str, limits: &Limits) -> Result<(), Trouble> {
        self.pipe.send(text, Until { limits, patience: Some(self.patience) })
    }

    /// Sends what is there, and a question; gives the answer.
    fn ask(&mut self, question: &str, limits: &Limits) -> Result<String, Trouble> {
        let mut text = std::mem::take(&mut self.script.text);
        text.push_str(question);
        text.push('\n');
        self.send(&text, limits)?;
        loop {
            let answer = self.pipe.answer(Until { limits, patience: None })?;
            if answer != "success" && answer != "unsupported" {
                return Ok(answer);
            }
        }
    }

    fn nonsense(&self, answer: &str, expected: &'static str) -> Trouble {
        let answer = answer.chars().take(EXCERPT).collect();
        SolverError::Nonsense { solver: self.name.clone(), answer, expected }.into()
    }

    /// Asserts a formula, with an annotation if there is one.
    pub(crate) fn assert(&mut self, terms: &Terms, formula: Term, annotation: Option<(&str, &str)>) {
        let text = self.script.term(terms, formula);
        self.script.text.push_str(&match annotation {
            Some((keyword, word)) => format!("(assert (! {text} {keyword} {word}))\n"),
            None => format!("(assert {text})\n"),
        });
    }

    fn said(&self, answer: &str) -> Result<Said, Trouble> {
        match answer {
            "sat" => Ok(Said::Sat),
            "unsat" => Ok(Said::Unsat),
            "unknown" | "timeout" | "interrupted" => Ok(Said::Unknown),
            _ => Err(self.nonsense(answer, "`sat`, `unsat` or `unknown`")),
        }
    }

    /// Whether the assertions can hold together.
    pub(crate) fn check(&mut self, limits: &Limits) -> Result<Said, Trouble> {
        let answer = self.ask("(check-sat)", limits)?;
        self.said(&answer)
    }

    /// Reads a formula in an answer.
    fn formula(&mut self, terms: &mut Terms, s: Sexpr<'_>) -> Result<Term, Trouble> {
        match self.scope.read_term(terms, s) {
            Ok(t) if terms.sort(t) == Sort::Bool => Ok(t),
            _ => Err(self.nonsense(s.source(), "a formula over the symbols of the assertions")),
        }
    }

    /// The interpolant between these groups and the others.
    pub(crate) fn of_groups(
        &mut self,
        terms: &mut Terms,
        groups: &[String],
        limits: &Limits,
    ) -> Result<Term, Trouble> {
        let answer = self.ask(&format!("(get-interpolant ({}))", groups.join(" ")), limits)?;
        let text = Sexprs::parse(&answer).map_err(|_| self.nonsense(&answer, "an interpolant"))?;
        let only = text.only().map_err(|_| self.nonsense(&answer, "an interpolant"))?;
        self.formula(terms, only)
    }

    /// The interpolants between named assertions.
    pub(crate) fn of_names(
        &mut self,
        terms: &mut Terms,
        names: &[String],
        limits: &Limits,
    ) -> Result<Vec<Term>, Trouble> {
        let expected = "a list of interpolants";
        let answer = self.ask(&format!("(get-interpolants {})", names.join(" ")), limits)?;
        let text = Sexprs::parse(&answer).map_err(|_| self.nonsense(&answer, expected))?;
        let only = text.only().map_err(|_| self.nonsense(&answer, expected))?;
        // Some give a single interpolant without a list around it: no term is a list of one.
        let members = match only.list() {
            Some(list) if list.len() + 1 == names.len() => list,
            _ if names.len() == 2 => vec![only],
            _ => return Err(self.nonsense(&answer, expected)),
        };
        members.into_iter().map(|s| self.formula(terms, s)).collect()
    }

    /// A formula between the assertions, which imply it, and another one that it implies.
    pub(crate) fn between(
        &mut self,
        terms: &mut Terms,
        other: Term,
        limits: &Limits,
    ) -> Result<Term, Trouble> {
        let expected = "an interpolant as a definition";
        let other = self.script.term(terms, other);
        let answer = self.ask(&format!("(get-interpolant certus-interpolant {other})"), limits)?;
        let text = Sexprs::parse(&answer).map_err(|_| self.nonsense(&answer, expected))?;
        let only = text.only().map_err(|_| self.nonsense(&answer, expected))?;
        match only.list() {
            Some(parts) if parts.len() == 5 && parts[0].is_word("define-fun") => {
                self.formula(terms, parts[4])
            }
            _ => Err(self.nonsense(&answer, expected)),
        }
    }

    /// A formula that the assertions imply and that these values do not satisfy; `None` if the values satisfy the
    /// assertions.
    pub(crate) fn against(
        &mut self,
        terms: &mut Terms,
        values: &[(Term, Value)],
        limits: &Limits,
    ) -> Result<Option<Term>, Trouble> {
        let mut words = Vec::new();
        let mut texts = Vec::new();
        for (var, value) in values {
            // What stands in no assertion has not been declared.
            let _ = self.script.term(terms, *var);
            words.push(symbol_text(terms.var_name(*var).unwrap_or_default()).into_owned());
            let text = value_text(terms, value, terms.sort(*var));
            texts.push(text.ok_or_else(|| self.nonsense("a value", "one that can be written"))?);
        }
        let question = format!("(check-sat-assuming-model ({}) ({}))", words.join(" "), texts.join(" "));
        let answer = self.ask(&question, limits)?;
        match self.said(&answer)? {
            Said::Sat => return Ok(None),
            Said::Unknown => return Err(self.nonsense(&answer, "`sat` or `unsat`")),
            Said::Unsat => {}
        }
        let answer = self.ask("(get-unsat-model-interpolant)", limits)?;
        let text = Sexprs::parse(&answer).map_err(|_| self.nonsense(&answer, "a model interpolant"))?;
        let only = text.only().map_err(|_| self.nonsense(&answer, "a model interpolant"))?;
        self.formula(terms, only).map(Some)
    }
}
