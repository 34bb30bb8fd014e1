//! An answer in the words that all outputs share: text, JSON, SARIF, JUnit and the page.

use crate::answer::Answer;
use crate::property;
use crate::steps::{self, Step};
use crate::unknown::Unknown;
use certus_c::TranslationUnit;
use certus_c::interp::{Draw, Outcome, Run};
use certus_c::program::Source;
use certus_logic::{Op, Term, Terms};
use certus_model::Variable;
use certus_model::print::Infix;
use serde::Serialize;
use std::time::Duration;

/// Longer formulas are cut.
const LONGEST_FORMULA: usize = 2000;

/// What was found out, in one word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Verdict {
    /// No error can be reached.
    Safe,
    /// An error is reached.
    Unsafe,
    /// Neither is known.
    #[default]
    Unknown,
}

impl Verdict {
    /// The word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Safe => "SAFE",
            Verdict::Unsafe => "UNSAFE",
            Verdict::Unknown => "UNKNOWN",
        }
    }
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.word())
    }
}

/// What was found out.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Summary {
    /// In one word.
    pub verdict: Verdict,
    /// The violated property.
    pub violated: Option<String>,
    /// Why there is no answer.
    #[serde(skip)]
    pub unknown: Option<Unknown>,
    /// The same in words.
    pub reason: Option<String>,
    /// Where the run fails.
    pub at: Option<Place>,
    /// What went wrong there, in a sentence without its full stop.
    pub wrong: Option<String>,
    /// The values that make it fail, in order.
    pub inputs: Vec<Input>,
    /// What holds where, if that is the proof.
    pub invariants: Vec<Fact>,
    /// Which kind of proof it is.
    pub proof: Option<String>,
    /// The lines of all conditions that are checked, if no run comes to any of them: then the proof says nothing of them.
    pub vacuous: Option<Vec<u32>>,
    /// Who checked the answer; nobody if it is not certified.
    pub certified_by: Vec<String>,
    /// The same in words.
    pub certificate: Option<String>,
    /// The run that fails, step by step, if a page is to show it.
    pub trace: Vec<Step>,
    /// The run that goes on for ever, if a property of infinite runs is violated by it.
    pub lasso: Option<InfiniteRun>,
    /// How long all took.
    pub time: Duration,
}

/// A run that goes on for ever: a stem, and a loop that is repeated.
#[derive(Clone, Debug, Default, Serialize)]
pub struct InfiniteRun {
    /// The positions before the loop.
    pub stem: Vec<Position>,
    /// Those of the loop.
    #[serde(rename = "loop")]
    pub around: Vec<Position>,
}

/// A position of a run that goes on for ever.
#[derive(Clone, Debug, Serialize)]
pub struct Position {
    /// The line in the source; 0 if there is none.
    pub line: u32,
    /// What is seen there: of a program whether atoms hold; of a model the values that are others than at the position before.
    pub values: Vec<(String, String)>,
}

impl InfiniteRun {
    /// The run with these positions, after the last of which all goes on at one of them.
    #[must_use]
    pub fn new(mut positions: Vec<Position>, back: usize) -> InfiniteRun {
        let around = positions.split_off(back.min(positions.len()));
        InfiniteRun { stem: positions, around }
    }
}

/// A place in the source.
#[derive(Clone, Debug, Serialize)]
pub struct Place {
    /// The file.
    pub file: String,
    /// The line in it.
    pub line: u32,
    /// The column.
    pub column: u32,
    /// The text of the line.
    pub text: String,
}

/// A value that a run got from outside.
#[derive(Clone, Debug, Serialize)]
pub struct Input {
    /// `input`, `undefined function`, `uninitialised`, `memory`, `assembler`, `volatile object`, `padding`,
    /// `library function` or `order of evaluation`.
    pub kind: &'static str,
    /// The function that gave it.
    pub name: Option<String>,
    /// As its type would be printed.
    pub value: String,
    /// How many bits it has.
    pub bits: u32,
}

/// A formula that holds whenever a line is reached.
#[derive(Clone, Debug, Serialize)]
pub struct Fact {
    /// The line.
    pub line: u32,
    /// The name of the location.
    pub location: String,
    /// The formula.
    pub formula: String,
    /// What it is the conjunction of.
    pub parts: Vec<String>,
}

impl Summary {
    /// Of an answer about a program, if it could be read.
    #[must_use]
    pub fn of(answer: &Answer, unit: Option<&TranslationUnit>, time: Duration) -> Summary {
        let mut summary = Summary { time, ..Summary::default() };
        if let Some(failing) = answer.run() {
            summary.at = unit.and_then(|unit| place(unit, &failing.run));
            summary.wrong = failing.trace.wrong().map(str::to_owned);
            summary.inputs = failing.run.draws.iter().filter_map(input).collect();
            summary.trace = steps::of(&failing.trace);
        }
        match answer {
            Answer::Safe(proved) => {
                summary.verdict = Verdict::Safe;
                if let Some(certified) = &proved.certified {
                    summary.certified_by = vec![certified.solver.to_string()];
                    let by = &certified.solver;
                    summary.certificate = Some(format!("the proof was checked by {by} on the whole program"));
                }
                summary.proof = Some(match proved.ranking {
                    Some(_) => "ranking function".to_owned(),
                    None => kind_of(&proved.proof),
                });
                summary.vacuous.clone_from(&proved.vacuous);
                let vars = &proved.translation.cfa.vars;
                for (loc, formula) in proved.proof.formulas() {
                    let location = &proved.translation.cfa.locations[loc.index()];
                    let fact = Fact::new(&proved.terms, vars, &location.name, location.line, *formula);
                    summary.invariants.extend(fact);
                }
                summary.invariants.sort_by_key(|fact| fact.line);
            }
            Answer::Unsafe(failing) => {
                summary.verdict = Verdict::Unsafe;
                summary.violated = Some(property::violated(&failing.run).to_owned());
                summary.certified_by = failing.certified_by().into_iter().map(str::to_owned).collect();
                summary.certificate = Some(failing.certificate());
            }
            Answer::Unknown(why, _) => summary = summary.without(why),
        }
        summary
    }

    /// The same, without an answer.
    #[must_use]
    pub fn without(mut self, why: &Unknown) -> Summary {
        self.unknown = Some(why.clone());
        self.reason = Some(why.to_string());
        self
    }

    /// The last line of the output.
    #[must_use]
    pub fn line(&self) -> String {
        match (&self.violated, &self.reason) {
            (Some(property), _) => format!("VERDICT: UNSAFE ({property})"),
            (None, Some(reason)) => format!("VERDICT: UNKNOWN ({reason})"),
            (None, None) => "VERDICT: SAFE".to_owned(),
        }
    }

    /// What happened, in a sentence.
    #[must_use]
    pub fn sentence(&self, property: &str) -> String {
        match (&self.violated, &self.reason) {
            (Some(property), _) => {
                let at = self.at.as_ref();
                let at =
                    at.map(|at| format!(" at {}:{}:{}", at.file, at.line, at.column)).unwrap_or_default();
                let wrong = self.wrong.as_ref().map(|wrong| format!(": {wrong}")).unwrap_or_default();
                format!("a run violates {property}{at}{wrong}")
            }
            (None, Some(reason)) => format!("no answer: {reason}"),
            (None, None) => format!("{property} holds in every run"),
        }
    }
}

impl Fact {
    /// What a formula over variables says of a place; nothing if it says nothing.
    #[must_use]
    pub fn new(terms: &Terms, vars: &[Variable], place: &str, line: u32, formula: Term) -> Option<Fact> {
        let infix = Infix::new(terms, vars).limited(LONGEST_FORMULA);
        let parts = conjuncts(terms, formula).into_iter().map(|part| infix.term(part)).collect();
        let (location, formula) = (place.to_owned(), infix.term(formula));
        (formula != "true").then_some(Fact { line, location, formula, parts })
    }
}

/// What a formula is the conjunction of, however deep.
fn conjuncts(terms: &Terms, formula: Term) -> Vec<Term> {
    let (mut parts, mut open) = (Vec::new(), vec![formula]);
    while let Some(term) = open.pop() {
        match terms.op(term) {
            Op::And => open.extend(terms.args(term).iter().rev()),
            _ => parts.push(term),
        }
    }
    parts
}

/// Which kind of proof it is.
#[must_use]
pub fn kind_of(proof: &certus_model::Proof) -> String {
    match proof {
        certus_model::Proof::Inductive(_) => "inductive invariant".to_owned(),
        certus_model::Proof::Quantified { .. } => {
            "inductive invariant, for all elements of arrays".to_owned()
        }
        certus_model::Proof::KInductive { k, .. } => format!("{k}-inductive invariant"),
        certus_model::Proof::Bounded { k, .. } => format!("all runs end within {k} steps"),
    }
}

fn place(unit: &TranslationUnit, run: &Run) -> Option<Place> {
    let Outcome::Violation { span, .. } = run.outcome else { return None };
    let at = unit.source.location(span.lo);
    let text = unit.source.line_text(span.lo);
    Some(Place { file: at.file, line: at.line, column: at.column, text })
}

fn input(draw: &Draw) -> Option<Input> {
    let (kind, name) = match &draw.source {
        Source::Input(name) => ("input", Some(name.to_string())),
        Source::Undefined(name) => ("undefined function", Some(name.to_string())),
        Source::Uninitialised => ("uninitialised", None),
        Source::Asm => ("assembler", None),
        // Every division draws one, and uses it only if it is by zero.
        Source::Division => return None,
        Source::Memory => ("memory", None),
        Source::Volatile => ("volatile object", None),
        Source::Padding => ("padding", None),
        Source::Unmodelled(name) => ("library function without a model", Some(name.to_string())),
        Source::Library(name) => ("library function", Some(name.to_string())),
        Source::Order => ("order of evaluation", None),
    };
    let value = value_text(name.as_deref().unwrap_or(""), draw.width, draw.value);
    Some(Input { kind, name, value, bits: draw.width })
}

/// A value as the type in the name of its function would be printed.
#[must_use]
pub fn value_text(name: &str, width: u32, value: u128) -> String {
    let kind = name.strip_prefix("__VERIFIER_nondet_").unwrap_or("");
    let signed = ["int", "short", "long", "longlong", "char", "int128", "loff_t"];
    match (kind, width) {
        ("float", 32) => format!("{:?}", f32::from_bits(value as u32)),
        ("double", 64) => format!("{:?}", f64::from_bits(value as u64)),
        _ if signed.contains(&kind) && (1..=128).contains(&width) => {
            let up = 128 - width;
            ((value << up) as i128 >> up).to_string()
        }
        _ => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_look_like_their_types() {
        assert_eq!(value_text("__VERIFIER_nondet_int", 32, 0xffff_ffff), "-1");
        assert_eq!(value_text("__VERIFIER_nondet_uint", 32, 0xffff_ffff), "4294967295");
        assert_eq!(value_text("__VERIFIER_nondet_char", 8, 0x80), "-128");
        assert_eq!(value_text("__VERIFIER_nondet_float", 32, 0x3f80_0000), "1.0");
        assert_eq!(value_text("__VERIFIER_nondet_double", 64, 0x7ff0_0000_0000_0000), "inf");
        assert_eq!(value_text("f", 8, 200), "200");
    }
}
