//! An answer in the words that all outputs share: text, JSON, SARIF, JUnit and the page.

use crate::steps::{self, Step};
use crate::tell::Told;
use crate::verify::{Answer, violated};
use certus_c::interp::{Draw, Outcome, Run};
use certus_c::program::Source;
use certus_logic::{Op, Term, Terms};
use certus_model::print::Infix;
use std::time::Duration;

/// Longer formulas are cut.
const FORMULA: usize = 2000;

/// What was found out.
#[derive(Clone, Debug)]
pub(crate) struct Summary {
    /// `SAFE`, `UNSAFE` or `UNKNOWN`.
    pub(crate) verdict: &'static str,
    /// The violated property.
    pub(crate) violated: Option<&'static str>,
    /// Why there is no answer.
    pub(crate) reason: Option<String>,
    /// Where the run fails.
    pub(crate) at: Option<Place>,
    /// The values that make it fail, in order.
    pub(crate) inputs: Vec<Input>,
    /// What holds where, if that is the proof.
    pub(crate) invariants: Vec<Fact>,
    /// Which kind of proof it is.
    pub(crate) proof: Option<String>,
    /// Who checked the answer; nobody if it is not certified.
    pub(crate) certified_by: Vec<String>,
    /// The same in words.
    pub(crate) certificate: Option<String>,
    /// The run that fails, step by step, if a page is to show it.
    pub(crate) trace: Vec<Step>,
    /// How long all took.
    pub(crate) time: Duration,
}

/// A place in the source.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) file: String,
    pub(crate) line: u32,
    pub(crate) column: u32,
    /// The text of the line.
    pub(crate) text: String,
}

/// A value that a run got from outside.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    /// `input`, `undefined function`, `uninitialised`, `memory`, `assembler`, `volatile object`, `padding`,
    /// `library function` or `order of evaluation`.
    pub(crate) kind: &'static str,
    /// The function that gave it.
    pub(crate) name: Option<String>,
    /// As its type would be printed.
    pub(crate) value: String,
    pub(crate) bits: u32,
}

/// A formula that holds whenever a line is reached.
#[derive(Clone, Debug)]
pub(crate) struct Fact {
    pub(crate) line: u32,
    /// The name of the location.
    pub(crate) location: String,
    pub(crate) formula: String,
    /// What it is the conjunction of.
    pub(crate) parts: Vec<String>,
}

impl Summary {
    /// Of an answer.
    pub(crate) fn of(told: &Told<'_>) -> Summary {
        let mut summary = Summary {
            verdict: "UNKNOWN",
            violated: None,
            reason: None,
            at: None,
            inputs: Vec::new(),
            invariants: Vec::new(),
            proof: None,
            certified_by: Vec::new(),
            certificate: None,
            trace: Vec::new(),
            time: told.watch.elapsed(),
        };
        match &told.report.answer {
            Answer::Safe(proved) => {
                summary.verdict = "SAFE";
                if let Some(certified) = &proved.certified {
                    summary.certified_by = vec![certified.solver.to_string()];
                    let by = &certified.solver;
                    summary.certificate = Some(format!("the proof was checked by {by} on the whole program"));
                }
                summary.proof = Some(kind_of(&proved.proof));
                let infix = Infix::new(&proved.terms, &proved.translation.cfa).limited(FORMULA);
                for (loc, formula) in proved.proof.formulas() {
                    let location = &proved.translation.cfa.locations[loc.index()];
                    let parts = conjuncts(&proved.terms, *formula);
                    let parts = parts.into_iter().map(|part| infix.term(part)).collect();
                    let (name, formula) = (location.name.clone(), infix.term(*formula));
                    if formula != "true" {
                        summary.invariants.push(Fact { line: location.line, location: name, formula, parts });
                    }
                }
                summary.invariants.sort_by_key(|fact| fact.line);
            }
            Answer::Unsafe(failing) => {
                summary.at = place(told, &failing.run);
                summary.inputs = failing.run.draws.iter().filter_map(input).collect();
                // Only the page shows it, and of a long run it takes time.
                if told.options.outputs.report.is_some() {
                    summary.trace = steps::of(&failing.trace);
                }
                if let Some(doubt) = failing.doubt() {
                    summary.reason = Some(doubt);
                } else {
                    summary.verdict = "UNSAFE";
                    summary.violated = Some(violated(&failing.run));
                    summary.certified_by = failing.certified_by().into_iter().map(str::to_owned).collect();
                    summary.certificate = Some(failing.certificate());
                }
            }
            Answer::Unknown(why) => {
                summary.reason = Some(told.watch.reason().unwrap_or(why).to_owned());
            }
        }
        summary
    }

    /// The last line of the output.
    pub(crate) fn line(&self) -> String {
        match (self.violated, &self.reason) {
            (Some(property), _) => format!("VERDICT: UNSAFE ({property})"),
            (None, Some(reason)) => format!("VERDICT: UNKNOWN ({reason})"),
            (None, None) => "VERDICT: SAFE".to_owned(),
        }
    }

    /// The exit code.
    pub(crate) fn code(&self) -> u8 {
        match self.verdict {
            "SAFE" => 0,
            "UNSAFE" => 10,
            _ => crate::end::code_of(self.reason.as_deref().unwrap_or("")),
        }
    }

    /// What happened, in a sentence.
    pub(crate) fn sentence(&self, property: &str) -> String {
        match (self.violated, &self.reason) {
            (Some(property), _) => match &self.at {
                Some(at) => format!("a run violates {property} at {}:{}:{}", at.file, at.line, at.column),
                None => format!("a run violates {property}"),
            },
            (None, Some(reason)) => format!("no answer: {reason}"),
            (None, None) => format!("{property} holds in every run"),
        }
    }

    /// What to try where there is no answer.
    pub(crate) fn advice(&self) -> Option<&'static str> {
        let reason = self.reason.as_deref()?;
        Some(match reason {
            "interrupted" => return None,
            "time limit" => {
                "more time (--time-limit 1h), another engine (--engine bmc finds errors, kinduction and ic3cfa \
                 prove), or fewer and smaller inputs; --stats shows where the time goes"
            }
            "memory limit" => {
                "more memory (--memory-limit 8G), one engine at a time (-o lanes=1, or --engine ic3cfa)"
            }
            "leaks are not looked for" => {
                "--property valid-deref and --property valid-free, which are decided"
            }
            "termination is not checked" => "--property unreach-call or no-overflow, which are decided",
            _ if reason.starts_with("recursion") => {
                "a larger --recursion N, or a loop in place of the recursion"
            }
            _ if reason.contains("not certified") => {
                "another engine (--engine NAME); this is a defect of Certus, please report it with the program"
            }
            _ if reason.contains("contradicts") => {
                "gcc and clang, and --no-certify; please report it with the program"
            }
            _ if reason.contains("C leaves undefined") => {
                "--property valid-deref, valid-free or no-division-by-zero, which tell whether the program does that"
            }
            _ if reason.contains("too large") => "a part of the program, with --function NAME",
            _ => "another engine (certus engines), or --verbose to see what happens",
        })
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

fn kind_of(proof: &certus_model::Proof) -> String {
    match proof {
        certus_model::Proof::Inductive(_) => "inductive invariant".to_owned(),
        certus_model::Proof::Quantified { .. } => {
            "inductive invariant, for all elements of arrays".to_owned()
        }
        certus_model::Proof::KInductive { k, .. } => format!("{k}-inductive invariant"),
        certus_model::Proof::Bounded { k, .. } => format!("all runs end within {k} steps"),
    }
}

fn place(told: &Told<'_>, run: &Run) -> Option<Place> {
    let Outcome::Violation { span, .. } = run.outcome else { return None };
    let unit = told.unit?;
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
pub(crate) fn value_text(name: &str, width: u32, value: u128) -> String {
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
