//! `certus validate`: whether a witness, ours or another tool's, is one.
//!
//! The witness is woven into the program (see [`certus_witness::instrument`]), and what comes out is verified:
//! claims must hold and the property with them, or a run must pass the waypoints and violate the property.

mod violation;

use crate::input::question;
use crate::life::watch::{Bounds, Watch};
use anyhow::Result;
use certus_c::cfa::{self, Cutoff, StepKind};
use certus_c::interp::Outcome;
use certus_c::program::{Command, Program, Property};
use certus_c::span::Span;
use certus_c::weave::Woven;
use certus_c::{DataModel, Options, TranslationUnit, lower};
use certus_driver::{Answer, Asked, Job, Strategy, verify};
use certus_logic::Terms;
use certus_model::{Command as Step, Invariant as Formulas, Proof};
use certus_witness::format::{self, Content, Invariant, Unreadable, Witness};
use certus_witness::instrument::{Unfit, Weaver};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use violation::commands;

const EXAMPLES: &str = "\\
Examples:
  certus check program.c --witness w.yml    write a witness
  certus validate program.c w.yml           check it
  certus validate program.c other.graphml   check one of another tool, of the format 1.0

The last two lines are VALIDATION: CONFIRMED, REJECTED or UNKNOWN, and the verdict that follows from it.
Exit codes: 0 safe, 10 unsafe, 20 unknown or rejected, 2 bad usage or bad input.";

/// The options of `certus validate`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Validate {
    /// The C program.
    program: PathBuf,
    /// The witness: YAML of the format 2.0, or GraphML of the format 1.0.
    witness: PathBuf,
    /// The property; without it, the one that the witness names.
    #[arg(long, value_name = "NAME|FILE.prp")]
    property: Option<String>,
    /// Sizes of the types; without it, those that the witness names.
    #[arg(long, value_name = "MODEL", value_parser = crate::commands::check::data_model)]
    data_model: Option<DataModel>,
    /// The engine that proves or searches where the witness alone does not decide.
    #[arg(long, default_value = "auto", value_name = "NAME")]
    engine: String,
    /// A folder for `#include`.
    #[arg(short = 'I', value_name = "DIR")]
    include_dirs: Vec<PathBuf>,
    /// A macro, `NAME` or `NAME=VALUE`.
    #[arg(short = 'D', value_name = "MACRO")]
    defines: Vec<String>,
    /// Give up after this long: `90`, `90s`, `5m`.
    #[arg(long, value_name = "TIME", value_parser = crate::cli::duration)]
    time_limit: Option<Duration>,
    /// Give up when more memory than this is used: `500M`, `4G`.
    #[arg(long, value_name = "SIZE", value_parser = crate::cli::size)]
    memory_limit: Option<u64>,
}

impl Validate {
    /// What it may use.
    pub(crate) fn bounds(&self) -> Bounds {
        let memory = self.memory_limit.or_else(crate::life::watch::most_memory);
        Bounds { time: self.time_limit, cpu: None, memory }
    }
}

/// What is to be said of a witness.
enum Judgement {
    /// It is one, and the program is safe.
    Safe,
    /// It is one, and the program violates this property.
    Unsafe(&'static str),
    /// It is none, and why.
    Rejected(String),
    /// It is none, and the program violates this property.
    Contradicted(&'static str),
    /// Neither is known, and why.
    Unknown(String),
}

impl From<Unfit> for Judgement {
    fn from(unfit: Unfit) -> Judgement {
        match unfit {
            Unfit::Wrong(why) => Judgement::Rejected(why),
            Unfit::Unsupported(why) => Judgement::Unknown(why),
        }
    }
}

/// Validates a witness.
pub(crate) fn run(options: &Validate, watch: &Watch) -> Result<ExitCode> {
    crate::life::end::at_limit(|reason| {
        crate::life::end::written();
        let unknown = format!("UNKNOWN ({reason})");
        // Nobody is left to tell if standard output is gone.
        let _ = writeln!(crate::output::terminal::out(), "VALIDATION: {unknown}\nVERDICT: {unknown}");
        crate::life::end::code_of(reason)
    });
    let text = crate::input::files::text(&options.witness)?;
    let program = crate::input::files::bytes(&options.program)?;
    let witness = format::read(&text);
    let words = witness.as_ref().ok().and_then(|witness| taken_over(options, witness));
    let judgement = match witness {
        Err(Unreadable::Wrong(why)) => Judgement::Rejected(why),
        Err(Unreadable::Unsupported(why)) => Judgement::Unknown(why),
        Ok(witness) => match about(options, &witness, &program)? {
            Err(judgement) => judgement,
            Ok((asked, data_model)) => judge(options, &witness, asked, data_model, watch)?,
        },
    };
    let reason = |why: &str| watch.reason().map_or_else(|| why.to_owned(), |limit| limit.to_string());
    let (validation, verdict, code) = match &judgement {
        Judgement::Safe => ("CONFIRMED".to_owned(), "SAFE".to_owned(), 0),
        Judgement::Unsafe(property) => ("CONFIRMED".to_owned(), format!("UNSAFE ({property})"), 10),
        Judgement::Rejected(why) => {
            (format!("REJECTED ({why})"), "UNKNOWN (the witness is rejected)".to_owned(), 20)
        }
        Judgement::Contradicted(property) => {
            ("REJECTED (the program violates the property)".to_owned(), format!("UNSAFE ({property})"), 10)
        }
        Judgement::Unknown(why) => {
            let why = reason(why);
            (format!("UNKNOWN ({why})"), format!("UNKNOWN ({why})"), 20)
        }
    };
    if let Some(words) = words {
        writeln!(crate::output::terminal::err(), "{words}")?;
    }
    let line = format!("VERDICT: {verdict}");
    crate::life::end::only_one(&crate::life::end::Verdict { line: Some(line.clone()), code });
    crate::life::end::written();
    let mut out = crate::output::terminal::out();
    writeln!(out, "VALIDATION: {validation}\n{line}")?;
    Ok(ExitCode::from(code))
}

/// What the answer is about because the witness says so, and nobody else.
fn taken_over(options: &Validate, witness: &Witness) -> Option<String> {
    let task = &witness.metadata.task;
    let property =
        options.property.is_none().then(|| format!("the property is {}", task.specification.trim()));
    let model = options.data_model.is_none().then(|| format!("the data model is {}", task.data_model));
    let said: Vec<String> = property.into_iter().chain(model).collect();
    (!said.is_empty()).then(|| format!("certus: as the witness says, {}", said.join(" and ")))
}

/// Whether the witness is about this program and this question; what is asked, and the data model.
fn about(
    options: &Validate,
    witness: &Witness,
    program: &[u8],
) -> Result<std::result::Result<(Asked, DataModel), Judgement>> {
    let rejected = |why: String| Ok(Err(Judgement::Rejected(why)));
    let task = &witness.metadata.task;
    let hash = format::sha256(program);
    let hashes: Vec<&String> = task.input_file_hashes.values().collect();
    // Old witnesses have SHA-1.
    let checked = hashes.iter().any(|hash| hash.len() != 40);
    if checked && !hashes.iter().any(|known| known.eq_ignore_ascii_case(&hash)) {
        return rejected("the hash in it is another program's".to_owned());
    }
    let model = match crate::commands::check::data_model(&task.data_model) {
        Ok(model) => model,
        Err(why) => return rejected(why),
    };
    if options.data_model.is_some_and(|wanted| wanted != model) {
        return rejected(format!("it is about the data model {}", task.data_model));
    }
    let stated = certus_driver::property::parse(&task.specification);
    let asked = match (&options.property, stated) {
        (None, Ok(stated)) => stated,
        (None, Err(why)) => return rejected(format!("its specification cannot be read: {why:#}")),
        (Some(wanted), stated) => {
            let wanted = question::read(wanted)?;
            if stated.is_ok_and(|stated| stated.properties != wanted.properties) {
                return rejected(format!("it is about another property: {}", task.specification));
            }
            wanted
        }
    };
    Ok(Ok((asked, model)))
}

/// What the program means.
fn meaning(asked: &Asked) -> lower::Meaning {
    lower::Meaning { errors: asked.errors.clone(), ..lower::Meaning::default() }
}

/// What checking a witness needs to know.
struct Case<'a> {
    options: &'a Validate,
    asked: Asked,
    unit: TranslationUnit,
    program: Program,
    watch: &'a Watch,
}

fn judge(
    options: &Validate,
    witness: &Witness,
    asked: Asked,
    data_model: DataModel,
    watch: &Watch,
) -> Result<Judgement> {
    let reading = Options {
        data_model,
        include_dirs: options.include_dirs.clone(),
        defines: options.defines.clone(),
        ..Options::default()
    };
    let (unit, lowered) =
        crate::input::reading::read(&options.program, &reading, "main", meaning(&asked), &asked.properties)?;
    let asked = asked.for_program(&lowered.program);
    let mut program = lowered.program;
    if asked.properties.contains(&Property::Uninitialised) {
        certus_c::program::add_uninitialised_checks(&mut program);
    }
    let case = Case { options, asked, unit, program, watch };
    match &witness.content {
        Content::Invariants(invariants) => case.proof(invariants),
        Content::Violation(segments) => case.violation(segments),
    }
}

impl Case<'_> {
    /// The program in which something was woven.
    fn lower(&self, woven: &Woven) -> std::result::Result<Program, String> {
        let first = |errors: &certus_c::Diagnostics| {
            let text = errors.render();
            text.lines().next().unwrap_or("").to_owned()
        };
        let lowered =
            lower::lower_with(&woven.unit, "main", meaning(&self.asked)).map_err(|errors| first(&errors))?;
        let mut program = lowered.program;
        if self.asked.properties.contains(&Property::Uninitialised) {
            certus_c::program::add_uninitialised_checks(&mut program);
        }
        Ok(program)
    }

    fn verify(&self, unit: &TranslationUnit, program: &Program, properties: &[Property]) -> Result<Answer> {
        let line = |span: Span| unit.source.location(span.lo).line;
        let asked = Asked { properties: properties.to_vec(), ..self.asked.clone() };
        // What is woven in is no C program by itself, and not compiled; what comes out is executed in the one that was
        // given.
        let limits = self.watch.limits();
        let control = certus_engine::Control { limits, ..certus_engine::Control::default() };
        let job = Job { control, ..Job::new(unit, program, &asked, &line) };
        Ok(verify(&job, &mut Strategy::named(&self.options.engine)?)?.answer)
    }

    // Proofs.

    fn proof(&self, invariants: &[Invariant]) -> Result<Judgement> {
        let woven = match Weaver::new(&self.unit).claims(invariants) {
            Ok(woven) => woven,
            Err(unfit) => return Ok(unfit.into()),
        };
        let unit = &woven.unit;
        let program = match self.lower(&woven) {
            Ok(program) => program,
            Err(why) => return Ok(Judgement::Unknown(why)),
        };
        let mut properties = self.asked.properties.clone();
        properties.push(Property::Claim);
        if self.asked.missing.is_none() && self.inductive(unit, &program, &properties) {
            return Ok(Judgement::Safe);
        }
        let answer = if self.inductive(unit, &program, &[Property::Claim]) {
            // The claims hold, so whatever follows may rely on them.
            let mut program = program;
            for (command, _) in commands(&mut program) {
                if let Command::Check(Property::Claim, holds) = command {
                    *command = Command::Assume(*holds);
                }
            }
            self.verify(unit, &program, &self.asked.properties)?
        } else {
            self.verify(unit, &program, &properties)?
        };
        Ok(match answer {
            Answer::Safe(_) => Judgement::Safe,
            Answer::Unknown(why, _) => Judgement::Unknown(why.to_string()),
            Answer::Unsafe(failing) => match failing.run.outcome {
                Outcome::Violation { property: Property::Claim, span, .. } => {
                    let line = self.line(span.lo).unwrap_or(0);
                    let said: Vec<&str> = invariants
                        .iter()
                        .filter(|invariant| invariant.location.line == line)
                        .map(|invariant| invariant.value.as_str())
                        .collect();
                    let what = said.join("` and `");
                    Judgement::Rejected(format!("a run breaks the invariant of line {line}: `{what}`"))
                }
                Outcome::Violation { span, .. } if woven.is_inserted(span) => {
                    Judgement::Rejected("evaluating an invariant is undefined".to_owned())
                }
                // The run counts if it is one of the program as it is.
                _ => match self.confirm(&woven, &failing.run) {
                    Judgement::Unsafe(property) => Judgement::Contradicted(property),
                    other => other,
                },
            },
        })
    }

    /// Whether the claims are an inductive invariant that excludes violations of these properties.
    fn inductive(&self, unit: &TranslationUnit, program: &Program, properties: &[Property]) -> bool {
        let line = |span: Span| unit.source.location(span.lo).line;
        let mut terms = Terms::new();
        let options = cfa::Options {
            properties: properties.to_vec(),
            cutoff: Cutoff::Error,
            ..cfa::Options::default()
        };
        let Ok(translation) = cfa::translate(program, &mut terms, &options, &line) else { return false };
        let cfa = &translation.cfa;
        let mut formulas = Formulas::default();
        // Every loop needs a location in a proof; where nothing is claimed, nothing is said.
        for head in &translation.heads {
            formulas.at.insert(head.loc, terms.tru());
        }
        let mut claims = Vec::new();
        for edge in &cfa.edges {
            for step in edge.block.steps() {
                if let Step::Assume(broken) = step.command
                    && translation.steps[step.id.0 as usize].kind == StepKind::Violation(Property::Claim)
                {
                    claims.push((edge.from, broken));
                }
            }
        }
        for (loc, broken) in claims {
            let holds = terms.not(broken);
            let before = formulas.at.get(&loc).copied().unwrap_or(terms.tru());
            let both = terms.and2(before, holds);
            formulas.at.insert(loc, both);
        }
        let solver = certus_certify::second_solver("");
        let proof = Proof::Inductive(formulas);
        certus_certify::check_proof(&mut terms, cfa, &proof, &self.watch.limits(), solver).is_ok()
    }

    /// The line of the program that a byte is in; nothing for what the witness adds.
    fn line(&self, byte: u32) -> Option<u32> {
        if byte as usize >= self.unit.source.text().len() {
            return None;
        }
        self.unit.source.given(byte).map(|(line, _)| line)
    }
}
