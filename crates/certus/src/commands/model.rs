//! `certus check` on models: circuits, transition systems and Horn clauses.
//!
//! The answer is told in the way of the format, then as a verdict. A system with several sets of bad positions is safe if
//! none is reached; `--property` names one of them.

use crate::commands::check::Check;
use crate::commands::infinite;
use crate::input::model::Model;
use crate::life::underway::Underway;
use crate::output::progress;
use crate::output::tell::{Answered, ModelAnswer, conclude};
use crate::output::tests;
use anyhow::{Context, Result, bail};
use certus_driver::{
    ClausesAnswer, ClausesJob, Effort, Fact, How, Strategy, Summary, SystemAnswer, SystemJob, Tests, Unknown,
    Verdict, kind_of, verify_clauses, verify_system,
};
use certus_engine::{Auto, EngineError};
use certus_formats::{Format, Source, aiger};
use certus_logic::{Assignment, Term, Terms, Value};
use certus_model::{Clauses, Instance, Proof, Ts};
use certus_solver::Theories;
use std::process::ExitCode;

/// Verifies a model.
pub(crate) fn run(check: &Underway, format: Format) -> Result<ExitCode> {
    let options = &check.options;
    let name = options.file.display();
    for_programs_only(options)?;
    let mut strategy = Strategy::named(&options.engine)?;
    crate::commands::check::set_options(strategy.engine.as_mut(), &options.options)?;
    let reduce = crate::commands::picture::reductions(&options.without, options.block)?;
    let Model { mut terms, source, words } = crate::input::model::read(&options.file, format)?;
    let recorder = check.recorder();
    if recorder.wants_steps() && strategy.engine.options().iter().any(|option| option.key == "log") {
        strategy.engine.set("log", "on")?;
    }
    if !options.verbose {
        progress::start(recorder, options.bounds());
    }
    let solver = match solver(options, &terms, &source)? {
        Ok(solver) => solver,
        Err(why) => return not_supported(check, &Unknown::NotSupported(why)),
    };
    let control = certus_engine::Control {
        limits: check.watch.limits(),
        solver,
        sink: Some(recorder.sink()),
        traces: options.tests.as_ref().map(|_| certus_engine::Traces::default()),
        ..certus_engine::Control::default()
    };
    let how = How { reduce, facts: !options.no_facts, certify: !options.no_certify, control };
    let engine = strategy.engine.as_mut();
    let found = match source {
        Source::System(ts) => {
            let questions = infinite::questions(options, &mut terms, &ts)?;
            // By a name, or because there is nothing else.
            let only = !questions.is_empty() && (options.property_asked || ts.bad.is_empty());
            if only {
                let found = infinite::of_system(&mut terms, format, &ts, &questions, &how, engine);
                let (answer, effort) = found.with_context(|| name.to_string())?;
                return finish(check, format, answer, &effort, Ok(()));
            }
            let asked = asked(options, &mut terms, &ts)?;
            of_system(&mut terms, format, &asked, how.clone(), engine).and_then(|(answer, effort, tests)| {
                let (mut answer, mut effort) = (answer, effort);
                if answer.summary.verdict == Verdict::Safe && !questions.is_empty() {
                    let mut engine = Strategy::named(Auto::NAME)?.engine;
                    let (more, took) =
                        infinite::of_system(&mut terms, format, &ts, &questions, &how, engine.as_mut())?;
                    effort.stats.merge(&took.stats);
                    effort.times.extend(took.times);
                    answer = both(answer, more);
                }
                let write = |folder| {
                    progress::clear();
                    tests::of_system(folder, &terms, format, &asked.ts, &tests)
                };
                Ok((answer, effort, options.tests.as_deref().map(write)))
            })
        }
        Source::Clauses(clauses) => of_clauses(&mut terms, &clauses, words, how, engine)
            .map(|(answer, effort)| (answer, effort, options.tests.as_deref().map(|_| tests::of_clauses()))),
    };
    let (answer, effort, tests) = found.with_context(|| name.to_string())?;
    finish(check, format, answer, &effort, tests.unwrap_or(Ok(())))
}

/// Tells an answer, with what could be written of what it rests on.
fn finish(
    check: &Underway,
    format: Format,
    mut answer: ModelAnswer,
    effort: &Effort,
    mut evidence: Result<()>,
) -> Result<ExitCode> {
    let options = &check.options;
    progress::clear();
    if let (Some(_), Some(limit)) = (&answer.summary.unknown, check.watch.reason()) {
        answer = given_up(format, limit);
    }
    if answer.summary.verdict == Verdict::Unknown && matches!(format, Format::Horn) {
        answer.text = "unknown\n".to_owned();
    }
    if let Some(path) = &options.witness {
        let text = answer.witness.take().unwrap_or_else(|| std::mem::take(&mut answer.text));
        if !text.is_empty() {
            evidence = evidence.and(crate::input::files::put(path, text).context("the witness"));
        }
    }
    conclude(&check.told_of(Answered::Model(&answer), effort, &evidence))
}

/// The answer to properties of both kinds, the first of which hold.
fn both(first: ModelAnswer, second: ModelAnswer) -> ModelAnswer {
    if second.summary.verdict != Verdict::Safe {
        return second;
    }
    let mut out = second;
    out.text = if out.text == first.text { first.text } else { first.text + &out.text };
    out.summary.invariants.splice(0..0, first.summary.invariants);
    out.summary.proof =
        first.summary.proof.into_iter().chain(out.summary.proof).reduce(|a, b| format!("{a}, {b}"));
    out.witness = first.witness;
    out
}

/// Refuses options that say nothing of a model.
fn for_programs_only(options: &Check) -> Result<()> {
    let asked = [
        ("--harness", options.harness.is_some()),
        ("--trace", options.trace),
        ("--explain", options.explain),
        ("--recursion", options.recursion.is_some()),
        ("--function", options.reading.function != "main"),
        ("--strict", options.reading.strict),
    ];
    match asked.iter().find(|(_, given)| *given) {
        Some((option, _)) => {
            bail!("{}: {option} is for programs, and this is a model", options.file.display())
        }
        None => Ok(()),
    }
}

/// The verdict on a model with what is not supported.
fn not_supported(check: &Underway, why: &Unknown) -> Result<ExitCode> {
    let answer = unknown(why);
    conclude(&check.told_of(Answered::Model(&answer), &Effort::default(), &Ok(())))
}

/// The solver: the one that is named, else the embedded one, or Z3 for what that does not know. If that is not there, the
/// reason why nothing can be done.
fn solver(options: &Check, terms: &Terms, source: &Source) -> Result<Result<String, String>> {
    use certus_solver::registry;
    if !options.solver.is_empty() {
        registry::make(&options.solver)?;
        return Ok(Ok(options.solver.clone()));
    }
    let needs = Theories::of_terms(terms, &source.formulas());
    let missing = needs.without(registry::theories(registry::DEFAULT)?).first_name();
    Ok(match missing {
        None => Ok(String::new()),
        Some(theory) => match registry::make(Z3) {
            Ok(_) => Ok(Z3.to_owned()),
            Err(_) => Err(format!("the embedded solver has no {theory}, and `z3` is not installed")),
        },
    })
}

/// The solver for what the embedded one does not know.
const Z3: &str = "z3";

/// A system with one set of bad positions, and what the sets are that it is made of.
struct Asked {
    ts: Ts,
    /// The sets that were asked about: their numbers, their names and what they are.
    sets: Vec<(usize, String, Term)>,
}

/// What is asked of a system: all its sets of bad positions, or the one that `--property` names.
fn asked(options: &Check, terms: &mut Terms, ts: &Ts) -> Result<Asked> {
    let mut ts = ts.clone();
    let label = |number: usize, name: &str| match name {
        "" => format!("b{number}"),
        digits if digits.bytes().all(|byte| byte.is_ascii_digit()) => format!("property {digits}"),
        name => name.to_owned(),
    };
    let mut sets: Vec<(usize, String, Term)> = ts
        .bad
        .iter()
        .enumerate()
        .map(|(number, goal)| (number, label(number, &goal.name), goal.what))
        .collect();
    let name = options.file.display();
    // That is what all safety properties are called.
    if options.property_asked && options.property != "unreach-call" {
        let wanted = &options.property;
        sets.retain(|(number, name, _)| {
            name == wanted || ts.bad[*number].name == *wanted || format!("b{number}") == *wanted
        });
        if sets.is_empty() {
            bail!(
                "{name}: there is no property `{wanted}`; there are b0 to b{}",
                ts.bad.len().saturating_sub(1)
            );
        }
    }
    if sets.is_empty() {
        bail!("{name}: there is nothing to check: no bad states are named");
    }
    let all: Vec<Term> = sets.iter().map(|(_, _, what)| *what).collect();
    let any = terms.or(&all);
    ts.bad.clear();
    ts.add_bad(any, "");
    Ok(Asked { ts, sets })
}

/// The answer when a limit ends the work.
pub(crate) fn given_up(format: Format, limit: certus_driver::Limit) -> ModelAnswer {
    let text = if format == Format::Horn { "unknown\n" } else { "" }.to_owned();
    ModelAnswer { text, ..unknown(&Unknown::Limit(limit)) }
}

pub(crate) fn unknown(why: &Unknown) -> ModelAnswer {
    ModelAnswer { summary: Summary::default().without(why), ..ModelAnswer::default() }
}

fn of_system(
    terms: &mut Terms,
    format: Format,
    asked: &Asked,
    how: How,
    engine: &mut dyn certus_engine::Engine,
) -> Result<(ModelAnswer, Effort, Tests<Vec<Assignment>>), EngineError> {
    let ts = &asked.ts;
    let report = verify_system(terms, &SystemJob { ts, bad: 0, how }, engine)?;
    let answer = match report.answer {
        SystemAnswer::Unknown(why) => unknown(&why),
        SystemAnswer::Safe(proof, certified) => {
            let formula = proof.formulas().get(&Ts::LOOP).copied().unwrap_or(terms.tru());
            let facts = Fact::new(terms, &ts.vars, "state", 0, formula).into_iter().collect();
            let mut answer = safe(&kind_of(&proof), facts, certified);
            match (format, &proof) {
                (Format::Vmt, Proof::Inductive(_)) => {
                    answer.text = certus_formats::vmt::invariant_text(terms, ts, formula);
                }
                // As text: it may be printed.
                (Format::Aiger, Proof::Inductive(_)) => {
                    let circuit = aiger::witness_circuit(terms, ts, 0, formula, aiger::Encoding::Text);
                    answer.witness = circuit.ok().map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
                }
                _ => {}
            }
            match format {
                Format::Btor2 => answer.text.push_str("unsat\n"),
                Format::Aiger => {
                    asked
                        .sets
                        .iter()
                        .for_each(|(number, _, _)| answer.text.push_str(&format!("0\nb{number}\n.\n")));
                }
                Format::Vmt | Format::Horn => {}
            }
            answer
        }
        SystemAnswer::Unsafe(positions) => {
            let (number, name) = violated(terms, asked, &positions);
            let text = certus_formats::witness(terms, format, ts, number, &positions);
            unsafe_(&name, positions.len(), "the run was executed on the model as it was read", text)
        }
    };
    Ok((answer, report.effort, report.tests))
}

/// The first set that the last position of a run is in.
fn violated(terms: &Terms, asked: &Asked, positions: &[Assignment]) -> (usize, String) {
    let last = positions.last();
    let is = |what: Term| last.is_some_and(|last| terms.eval(what, last) == Value::Bool(true));
    let found = asked.sets.iter().find(|(_, _, what)| is(*what));
    found.map_or((0, "b0".to_owned()), |(number, name, _)| (*number, name.clone()))
}

fn of_clauses(
    terms: &mut Terms,
    clauses: &Clauses,
    [model, none]: [&str; 2],
    how: How,
    engine: &mut dyn certus_engine::Engine,
) -> Result<(ModelAnswer, Effort), EngineError> {
    let report = verify_clauses(terms, &ClausesJob { clauses, how }, engine)?;
    let answer = match report.answer {
        ClausesAnswer::Unknown(why) => unknown(&why),
        ClausesAnswer::Safe(formulas, certified) => {
            let each = clauses.predicates.iter().zip(&formulas);
            let facts = each.filter_map(|(predicate, formula)| {
                Fact::new(terms, &predicate.vars, &predicate.name, 0, *formula)
            });
            let mut answer = safe("model of the clauses", facts.collect(), certified);
            answer.text = format!("{model}\n{}", certus_formats::horn::model_text(terms, clauses, &formulas));
            answer
        }
        ClausesAnswer::Unsafe(derivation) => {
            let text =
                format!("{none}\n{}", certus_formats::horn::derivation_text(terms, clauses, &derivation));
            let name = query(clauses, &derivation);
            unsafe_(
                &name,
                derivation.len(),
                "the derivation was evaluated on the clauses as they were read",
                text,
            )
        }
    };
    Ok((answer, report.effort))
}

/// The query that a derivation answers.
fn query(clauses: &Clauses, derivation: &[Instance]) -> String {
    let line = derivation.last().map_or(0, |last| clauses.clauses[last.clause].line);
    if line == 0 { "the query".to_owned() } else { format!("the query of line {line}") }
}

pub(crate) fn safe(
    kind: &str,
    facts: Vec<Fact>,
    certified: Option<certus_certify::Certified>,
) -> ModelAnswer {
    let certificate = certified.as_ref().map(|certified| {
        let ms = certified.time.as_secs_f64() * 1000.0;
        format!(
            "the proof was checked by {} on the model as it was read (queries: {}, {ms:.0} ms)",
            certified.solver, certified.queries
        )
    });
    let story = format!(
        "certus: no run violates the property\ncertus: {}\n",
        certificate.as_deref().unwrap_or("the proof was not checked")
    );
    let summary = Summary {
        verdict: Verdict::Safe,
        proof: Some(kind.to_owned()),
        invariants: facts,
        certified_by: certified.into_iter().map(|certified| certified.solver).collect(),
        certificate,
        ..Summary::default()
    };
    ModelAnswer { summary, story, ..ModelAnswer::default() }
}

fn unsafe_(violated: &str, steps: usize, certificate: &str, text: String) -> ModelAnswer {
    let story = format!(
        "certus: {violated} is violated by a run of {steps} steps\ncertus: certified: {certificate}\n"
    );
    let summary = Summary {
        verdict: Verdict::Unsafe,
        violated: Some(violated.to_owned()),
        certified_by: vec!["evaluator".to_owned()],
        certificate: Some(format!("certified: {certificate}")),
        ..Summary::default()
    };
    ModelAnswer { summary, story, text, witness: None }
}
