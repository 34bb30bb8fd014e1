//! `certus check` on a C program and a formula of temporal logic.

use crate::commands::infinite::{facts_of, kind_of};
use crate::commands::model::unknown;
use crate::input::project::Project;
use crate::life::underway::Underway;
use crate::output::progress;
use crate::output::tell::{Answered, ModelAnswer, conclude};
use anyhow::{Context, Result, bail};
use certus_driver::{
    Executed, How, InfiniteRun, LtlAnswer, LtlError, LtlJob, LtlProof, LtlRun, Position, Seen, Strategy,
    Summary, Unknown, Verdict, verify_ltl,
};
use certus_model::ltl::Ltl;
use certus_model::ltl::parse::Atom;
use std::fmt::Write;
use std::process::ExitCode;

/// Verifies that all infinite runs of a program satisfy a formula.
pub(crate) fn run(check: &Underway, formula: &Ltl<Atom>) -> Result<ExitCode> {
    let options = &check.options;
    let others = [
        ("--harness", options.harness.is_some()),
        ("--trace", options.trace),
        ("--explain", options.explain),
        ("--tests", options.tests.is_some()),
        ("--witness", options.witness.is_some()),
    ];
    if let Some((option, _)) = others.iter().find(|(_, given)| *given) {
        bail!("{option} says nothing of a formula of temporal logic");
    }
    let mut strategy = Strategy::named(&options.engine)?;
    let engine = strategy.engine.as_mut();
    crate::commands::check::set_options(engine, &options.options)?;
    let asked = crate::input::question::read("unreach-call")?;
    let project = options.project.as_deref().map(Project::read).transpose()?;
    let (unit, _) = options.reading.read_linked(&options.files(), project.as_ref(), &asked)?;
    let recorder = check.recorder();
    if !options.verbose {
        progress::start(recorder, options.bounds());
    }
    let control = certus_engine::Control {
        limits: check.watch.limits(),
        solver: options.solver.clone(),
        sink: Some(recorder.sink()),
        ..certus_engine::Control::default()
    };
    let how = How { certify: !options.no_certify, facts: !options.no_facts, control, ..How::default() };
    let line = |span: certus_c::span::Span| unit.source.location(span.lo).line;
    let meaning = options.reading.meaning(&asked.errors);
    let entry = &options.reading.function;
    let job = LtlJob { unit: &unit, entry, meaning, formula, how, line: &line };
    let report = verify_ltl(&job, engine).map_err(|error| match error {
        LtlError::Atom(atom) => anyhow::anyhow!("the property: {atom}"),
        LtlError::Engine(error) => error.into(),
    });
    progress::clear();
    let report = report.with_context(|| options.file.display().to_string())?;
    let mut answer = match report.answer {
        LtlAnswer::Unknown(why) => unknown(&why),
        LtlAnswer::Holds(proof) => holds(&proof),
        LtlAnswer::Violated(run) => violated(&run),
    };
    if let (Some(_), Some(limit)) = (&answer.summary.unknown, check.watch.reason()) {
        answer = unknown(&Unknown::Limit(limit));
    }
    conclude(&check.told_of(Answered::Model(&answer), &report.effort, &Ok(())))
}

fn holds(proof: &LtlProof) -> ModelAnswer {
    let LtlProof { terms, vars, proof, certified } = proof;
    let facts = facts_of(terms, vars, "", proof);
    let mut answer = crate::commands::model::safe(&kind_of(proof), facts, certified.clone());
    answer.story = answer.story.replace("on the model as it was read", "on the automaton of the program");
    answer.summary.certificate = answer
        .summary
        .certificate
        .map(|text| text.replace("on the model as it was read", "on the automaton of the program"));
    answer
}

fn violated(run: &LtlRun) -> ModelAnswer {
    let mut story = String::from("certus: the formula is violated by an infinite run\n");
    for (n, seen) in run.positions.iter().enumerate() {
        if n == 0 && run.back > 0 {
            story.push_str("certus:   stem:\n");
        }
        if n == run.back {
            story.push_str("certus:   loop:\n");
        }
        let atoms: Vec<String> = seen
            .atoms
            .iter()
            .map(|(text, holds)| if *holds { text.clone() } else { format!("not {text}") })
            .collect();
        let line = if seen.line == 0 { String::new() } else { format!("line {}: ", seen.line) };
        // A string takes whatever is written to it.
        let _ = writeln!(story, "certus:     {line}{}", atoms.join(", "));
    }
    let evaluated = "the infinite run was evaluated on the automaton of the program";
    let (certificate, by) = match run.executed {
        None => (format!("{evaluated}; the interpreter has not executed it"), None),
        Some(Executed::Recurs { steps, begin }) => (
            format!(
                "{evaluated}, and executed by the interpreter: its state after {steps} steps is that after {begin} steps"
            ),
            Some("interpreter"),
        ),
        Some(Executed::Ends { steps }) => (
            format!("{evaluated}, and executed by the interpreter: the program ends after {steps} steps"),
            Some("interpreter"),
        ),
    };
    let _ = writeln!(story, "certus: certified: {certificate}");
    let summary = Summary {
        verdict: Verdict::Unsafe,
        violated: Some("ltl".to_owned()),
        certified_by: ["evaluator"].into_iter().chain(by).map(str::to_owned).collect(),
        certificate: Some(format!("certified: {certificate}")),
        lasso: Some(InfiniteRun::new(run.positions.iter().map(position).collect(), run.back)),
        ..Summary::default()
    };
    ModelAnswer { summary, story, ..ModelAnswer::default() }
}

/// What is seen at a position: whether atoms hold.
fn position(seen: &Seen) -> Position {
    let values = seen.atoms.iter().map(|(text, holds)| (text.clone(), holds.to_string()));
    Position { line: seen.line, values: values.collect() }
}
