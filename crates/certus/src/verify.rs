//! The way of the data: program, automaton, reduced automaton, engine, certificate, verdict.

use crate::confirm::{Case, Failing, confirm};
use crate::property::{self, Asked};
use crate::testing;
use anyhow::Result;
use certus_c::TranslationUnit;
use certus_c::cfa::{self, CutReason, Cutoff, StepKind, Translation};
use certus_c::interp::{
    Config, Inputs, Interpreter, Layout, Outcome as Ending, RandomInputs, Run as Execution,
};
use certus_c::program::{Program, Property, Source};
use certus_c::span::Span;
use certus_certify::{Certified, Failure, check_proof, check_run, second_solver};
use certus_engine::{Control, Engine, Stats, Task, Verdict as Found, registry};
use certus_logic::Terms;
use certus_model::{Cfa, Invariant, Proof};
use certus_reduce::{PassStats, Reduction, Size};
use certus_witness::compiled;
use certus_witness::{replay, replay_hints, with_objects_outside};
use std::time::{Duration, Instant};

/// What is to be verified, and how.
pub(crate) struct Job<'a> {
    pub(crate) unit: &'a TranslationUnit,
    /// The function that runs first.
    pub(crate) entry: &'a str,
    pub(crate) program: &'a Program,
    pub(crate) asked: &'a Asked,
    pub(crate) reduce: certus_reduce::Options,
    /// How deep recursion is followed; without a number deeper and deeper.
    pub(crate) recursion: Option<u32>,
    /// Whether proofs are checked.
    pub(crate) certify: bool,
    /// Whether failing runs are compiled and executed.
    pub(crate) compile: bool,
    /// Whether the compiled program is tested while `auto` works.
    pub(crate) native: bool,
    /// Whether that happens in a sandbox, or not at all.
    pub(crate) confined: bool,
    /// Whether engines are told what interval and bit analyses prove.
    pub(crate) facts: bool,
    pub(crate) control: Control,
    /// Failing runs that are known so far.
    pub(crate) known: crate::confirm::Known,
    /// Whether a picture of the automaton is wanted.
    pub(crate) picture: bool,
    pub(crate) line: &'a dyn Fn(Span) -> u32,
}

impl<'a> Job<'a> {
    /// Limits for what is not the last that is tried.
    fn briefly(&self) -> Control {
        let limits = self.control.limits.clone();
        let time = limits.time_left().map_or(BRIEFLY, |left| (left / 2).min(BRIEFLY));
        Control { limits: limits.with_timeout(time), ..self.control.clone() }
    }

    /// What is needed to certify a run.
    pub(crate) fn case(&self) -> Case<'a> {
        Case {
            unit: self.unit,
            program: self.program,
            properties: &self.asked.properties,
            entry: self.entry,
            compile: self.compile,
            confined: self.confined,
            control: self.control.clone(),
            known: self.known.clone(),
        }
    }
}

/// The answer.
pub(crate) enum Answer {
    /// No error can be reached.
    Safe(Box<Proved>),
    /// An error is reached by this run of the program.
    Unsafe(Box<Failing>),
    /// Neither, and why.
    Unknown(String),
}

/// A proof, with what its formulas are about.
pub(crate) struct Proved {
    pub(crate) terms: Terms,
    pub(crate) translation: Translation,
    /// Of the automaton as the front end delivered it.
    pub(crate) proof: Proof,
    /// An independent check of it, unless that was not wanted.
    pub(crate) certified: Option<Certified>,
}

impl Default for Answer {
    fn default() -> Answer {
        Answer::Unknown(String::new())
    }
}

/// The answer and what it took.
#[derive(Default)]
pub(crate) struct Report {
    pub(crate) answer: Answer,
    pub(crate) stats: Stats,
    pub(crate) passes: Vec<PassStats>,
    pub(crate) raw: Size,
    pub(crate) reduced: Size,
    pub(crate) times: Vec<(&'static str, Duration)>,
    /// The reduced automaton as SVG, if it was wanted and is not too large.
    pub(crate) picture: Option<String>,
}

/// The place that a run reaches beyond which nothing is followed, if it is in the user's text, and why.
struct Cut(Option<Span>, CutReason);

/// What an engine says of one translation.
struct Attempt {
    report: Report,
    /// Where runs were not followed any further.
    left_out: Vec<(Span, CutReason)>,
    /// Which of these places could not be excluded, if that is why there is no answer.
    reached: Option<Cut>,
    /// One layout of memory is as good as another.
    any_layout: bool,
}

impl Attempt {
    fn is_safe(&self) -> bool {
        matches!(self.report.answer, Answer::Safe(_))
    }

    /// Whether it found a run that is an answer.
    fn stands(&self) -> bool {
        matches!(&self.report.answer, Answer::Unsafe(failing) if failing.doubt().is_none())
    }
}

/// How long things are tried after which there are others.
const BRIEFLY: Duration = Duration::from_secs(60);

/// The bound on recursion is doubled from the first to the last, as long as it decides.
const FIRST_BOUND: u32 = 4;
const LAST_BOUND: u32 = 64;

/// Random runs of the interpreter that are tried before `auto` begins: how many, with at most how many steps. They
/// find shallow errors.
const LOOK: (u64, u64) = (300, 20_000);

/// Layouts of memory under which a program without inputs is executed.
const LAYOUTS: u64 = 16;

/// Those that are tried beside the engines where the program is not compiled; they find errors behind long loops.
pub(crate) const LOOK_BESIDE: (u64, u64) = (100, 2_000_000);

/// Random numbers of every magnitude: how often a loop goes round matters more than the bits of the number.
struct Magnitudes(RandomInputs);

impl Inputs for Magnitudes {
    fn next(&mut self, source: &Source, width: u32) -> u128 {
        let bits = self.0.next(source, 32) % u128::from(width.max(1));
        let (high, low) = (self.0.next(source, 64), self.0.next(source, 64));
        let spread = high.wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835).wrapping_add(low);
        (spread >> (128 - width.clamp(1, 128))) >> bits
    }
}

/// A look for errors by random runs. One that does what C leaves undefined is taken only if there is no other.
pub(crate) fn look(
    program: &Program,
    properties: &[Property],
    (runs, max_steps): (u64, u64),
    control: &Control,
) -> Option<Execution> {
    let interpreter = Interpreter::new(program, Config { check: properties.to_vec(), max_steps });
    let mut undefined = None;
    for seed in 1..=runs {
        if control.stop().is_some() {
            break;
        }
        let random = RandomInputs::new(seed);
        let layout = if seed % 2 == 0 { Layout::random(seed) } else { Layout::default() };
        let interpreter = interpreter.clone().under(layout);
        let run = match max_steps {
            0..100_000 => interpreter.run(&mut { random }),
            _ => interpreter.run(&mut Magnitudes(random)),
        };
        // Without inputs every run is the same, but for where objects are.
        let only = run.draws.is_empty() && seed >= LAYOUTS;
        if matches!(run.outcome, Ending::Violation { .. }) {
            if compiled::undefined(program, &run).is_none() {
                return Some(run);
            }
            undefined.get_or_insert(run);
        }
        if only {
            break;
        }
    }
    undefined
}

/// Verifies with an engine.
pub(crate) fn verify(job: &Job<'_>, engine: &mut dyn Engine) -> Result<Report> {
    match engine.name() {
        "auto" => testing::beside(job, |job| search(job, engine)),
        _ => search(job, engine),
    }
}

fn search(job: &Job<'_>, engine: &mut dyn Engine) -> Result<Report> {
    // A run that does not stand, which is shown if nothing better is found.
    let mut doubtful = None;
    if engine.name() == "auto"
        && let Some(run) = look(job.program, &job.asked.properties, LOOK, &job.control)
    {
        let failing = Box::new(confirm(&job.case(), run));
        if failing.doubt().is_none() {
            let picture = if job.picture { drawn_alone(job) } else { None };
            return Ok(Report { answer: Answer::Unsafe(failing), picture, ..Report::default() });
        }
        doubtful = Some(failing);
    }
    // Where calls are computed, the automaton has their results; runs are executed by the program as it is.
    let computed = certus_c::compute_calls(job.program, &job.asked.properties);
    let program = computed.as_ref().unwrap_or(job.program);
    let mut bound = job.recursion.unwrap_or(FIRST_BOUND);
    let mut report = loop {
        let tried = decide(job, program, engine, bound)?;
        let deeper = matches!(tried.reached, Some(Cut(_, CutReason::Recursion)));
        if !deeper || job.recursion.is_some() || bound >= LAST_BOUND || job.control.stop().is_some() {
            break tried.report;
        }
        bound *= 2;
    };
    if let (Answer::Safe(_), Some(missing)) = (&report.answer, job.asked.missing) {
        report.answer = Answer::Unknown(missing.to_owned());
    }
    if let (Answer::Unknown(_), Some(failing)) = (&report.answer, doubtful) {
        report.answer = Answer::Unsafe(failing);
    }
    Ok(report)
}

/// How a program is translated for an attempt.
#[derive(Clone, Copy)]
struct Way {
    recursion: u32,
    cutoff: Cutoff,
    /// Whether runs end where they do what C leaves undefined.
    defined: bool,
    /// Whether memory is laid out in one way only.
    one_layout: bool,
}

/// Attempts with one bound on recursion. The first is with one layout of memory, where runs can be executed as they are;
/// often that is all there is to a program. If it finds no error, every layout counts, first for a proof: runs that are
/// not followed to their end are errors then. If there is none, an error is looked for without these runs.
fn decide(job: &Job<'_>, program: &Program, engine: &mut dyn Engine, recursion: u32) -> Result<Attempt> {
    let way = Way { recursion, cutoff: Cutoff::Block, defined: false, one_layout: true };
    let every = Way { one_layout: false, ..way };
    let look = attempt(job, program, engine, way)?;
    if look.stands() {
        return Ok(look);
    }
    let partial = look.is_safe() && !look.left_out.is_empty();
    if look.any_layout && !partial {
        return defined(job, program, engine, look, every);
    }
    let any_layout = look.any_layout;
    let proof = attempt(job, program, engine, Way { cutoff: Cutoff::Error, ..every })?;
    if any_layout || proof.is_safe() || proof.stands() {
        return Ok(proof);
    }
    if proof.left_out.is_empty() {
        return defined(job, program, engine, proof, every);
    }
    let error = attempt(job, program, engine, every)?;
    if error.is_safe() { Ok(proof) } else { defined(job, program, engine, error, every) }
}

/// An attempt, or another one if the run that it found does not stand: without runs that do what C leaves undefined. What
/// machines make of them is their affair, but other runs may fail too.
fn defined(
    job: &Job<'_>,
    program: &Program,
    engine: &mut dyn Engine,
    tried: Attempt,
    way: Way,
) -> Result<Attempt> {
    if matches!(&tried.report.answer, Answer::Unsafe(failing) if failing.doubt().is_some()) {
        for one_layout in [false, true] {
            let other = attempt(job, program, engine, Way { defined: true, one_layout, ..way })?;
            if other.stands() {
                return Ok(other);
            }
        }
    }
    Ok(tried)
}

/// Larger automata are not drawn: nobody could read them.
const MOST_DRAWN: usize = 150;

/// A picture of a reduced automaton.
fn drawn(job: &Job<'_>, terms: &Terms, translation: &Translation, cfa: &Cfa) -> Option<String> {
    let describe = |step: certus_model::StepId| {
        let line = (job.line)(translation.steps.get(step.0 as usize)?.span);
        (line > 0).then(|| format!("line {line}"))
    };
    (cfa.edges.len() <= MOST_DRAWN).then(|| certus_model::print::svg(terms, cfa, &describe))
}

/// The picture for a program that was decided without an automaton.
fn drawn_alone(job: &Job<'_>) -> Option<String> {
    let mut terms = Terms::new();
    let options = cfa::Options { properties: job.asked.properties.clone(), ..cfa::Options::default() };
    let translation = cfa::translate(job.program, &mut terms, &options, job.line).ok()?;
    let deadline = job.control.limits.time_left().map(|left| Instant::now() + left);
    let reduction = certus_reduce::reduce(&mut terms, &translation.cfa, &job.reduce, deadline);
    drawn(job, &terms, &translation, &reduction.cfa)
}

/// One translation and what the engine says of it.
fn attempt(job: &Job<'_>, program: &Program, engine: &mut dyn Engine, way: Way) -> Result<Attempt> {
    let mut clock = Clock { start: Instant::now(), times: Vec::new() };
    let mut terms = Terms::new();
    let asked = &job.asked.properties;
    let assumed = if way.defined { compiled::undefined_behaviour() } else { &[] };
    let options = cfa::Options {
        properties: asked.clone(),
        assumed: assumed.iter().filter(|property| !asked.contains(property)).copied().collect(),
        recursion: way.recursion,
        cutoff: way.cutoff,
        one_layout: way.one_layout,
        ..cfa::Options::default()
    };
    let mut report = Report::default();
    let translation = match cfa::translate(program, &mut terms, &options, job.line) {
        Ok(translation) => translation,
        Err(why) => {
            report.answer = Answer::Unknown(why.to_string());
            return Ok(Attempt { report, left_out: Vec::new(), reached: None, any_layout: true });
        }
    };
    clock.lap("translation");
    let deadline = job.control.limits.time_left().map(|left| Instant::now() + left);
    let reduction = certus_reduce::reduce(&mut terms, &translation.cfa, &job.reduce, deadline);
    report.raw = Size::of(&terms, &translation.cfa);
    report.reduced = Size::of(&terms, &reduction.cfa);
    if job.picture {
        report.picture = drawn(job, &terms, &translation, &reduction.cfa);
    }
    clock.lap("reduction");
    let facts =
        if job.facts { certus_reduce::facts(&mut terms, &reduction.cfa) } else { Invariant::default() };
    clock.lap("facts");
    let last = !way.defined && (!way.one_layout || translation.any_layout);
    let control = if last { job.control.clone() } else { job.briefly() };
    let outcome = Task { cfa: &reduction.cfa, facts: &facts }.solve(engine, &mut terms, &control)?;
    clock.lap("engine");
    report.stats = outcome.stats;
    let left_out = translation.cut.clone();
    let any_layout = translation.any_layout;
    let mut reached = None;
    report.answer = match outcome.verdict {
        Found::Unknown(why) => Answer::Unknown(why.to_string()),
        // Nothing that is worth a certificate.
        Found::Safe(_) if way.one_layout && !any_layout => Answer::Unknown("under one layout".to_owned()),
        Found::Safe(proof) => {
            let auto = engine.name() == "auto";
            let mut invariant = |terms: &mut Terms| {
                let mut other = registry::make("ic3cfa").ok().filter(|_| auto)?;
                let task = Task { cfa: &reduction.cfa, facts: &facts };
                match task.solve(other.as_mut(), terms, &job.control).ok()?.verdict {
                    Found::Safe(proof) => Some(proof),
                    _ => None,
                }
            };
            certify(job, terms, translation, &reduction, &proof, &mut invariant)
        }
        Found::Unsafe(run) => follow(job, &mut terms, &translation, &reduction, &run).unwrap_or_else(|cut| {
            let why = cut.describe(job);
            reached = Some(cut);
            Answer::Unknown(why)
        }),
    };
    report.passes = reduction.stats;
    clock.lap("certificate");
    report.times = clock.times;
    Ok(Attempt { report, left_out, reached, any_layout })
}

fn certify(
    job: &Job<'_>,
    mut terms: Terms,
    translation: Translation,
    reduction: &Reduction,
    proof: &Proof,
    invariant: &mut dyn FnMut(&mut Terms) -> Option<Proof>,
) -> Answer {
    let lift = |terms: &mut Terms, proof: &Proof| reduction.lift_proof(terms, proof);
    let mut proof = lift(&mut terms, proof);
    let mut certified = None;
    if job.certify {
        let solver = second_solver(&job.control.solver);
        let (cfa, limits) = (&translation.cfa, &job.control.limits);
        let mut checked = check_proof(&mut terms, cfa, &proof, limits, solver);
        // A bound on the steps is one of the reduced automaton: loops that were removed take more of them. An
        // invariant does not mind.
        if let (Err(Failure::Rejected(_)), Proof::Bounded { .. }) = (&checked, &proof)
            && let Some(other) = invariant(&mut terms)
        {
            proof = lift(&mut terms, &other);
            checked = check_proof(&mut terms, cfa, &proof, limits, solver);
        }
        match checked {
            Ok(checked) => certified = Some(checked),
            Err(failure) => {
                let saved = crate::failed::save(&terms, &translation, &proof, &failure);
                return Answer::Unknown(format!(
                    "the proof that was found is not certified: {failure}{saved}"
                ));
            }
        }
    }
    Answer::Safe(Box::new(Proved { terms, translation, proof, certified }))
}

/// Steps of a run whose values are only hints, before its edges are looked for.
const SHORT_RUN: u64 = 1_000_000;

/// Steps of such a run if its edges are not found.
pub(crate) const LONG_RUN: u64 = 10_000_000_000;

/// Executes a run of the reduced automaton. Its values are tried alone first: where they decide the way, that is
/// fast and works for runs of any length. Otherwise its edges in the original automaton are looked for.
fn follow(
    job: &Job<'_>,
    terms: &mut Terms,
    translation: &Translation,
    reduction: &Reduction,
    run: &certus_model::Run,
) -> Result<Answer, Cut> {
    let hints = reduction.lift_hints(terms, run);
    let stop = || job.control.stop().is_some();
    let guided =
        |steps| replay_hints(job.program, translation, &hints, &job.asked.properties, (steps, &stop));
    let short = with_objects_outside(job.program, guided(SHORT_RUN), &job.asked.properties);
    // If it does what C leaves undefined, its edges may tell of a run that does not.
    let fails = matches!(short.outcome, Ending::Violation { .. });
    if fails && compiled::undefined(job.program, &short).is_none() {
        return Ok(Answer::Unsafe(Box::new(confirm(&job.case(), short))));
    }
    // A run without choices is the only one there is. Whether it goes too deep, its edges tell.
    let only = short.outcome == Ending::OutOfSteps && short.draws.is_empty() && translation.cut.is_empty();
    let lifted = if only { None } else { reduction.lift_run(terms, &translation.cfa, run) };
    if let Some(run) = lifted {
        return execute(job, terms, translation, &run);
    }
    if fails {
        return Ok(Answer::Unsafe(Box::new(confirm(&job.case(), short))));
    }
    if short.outcome == Ending::OutOfSteps {
        let long = guided(LONG_RUN);
        match long.outcome {
            Ending::Violation { .. } => return Ok(Answer::Unsafe(Box::new(confirm(&job.case(), long)))),
            Ending::OutOfSteps => {
                return Ok(Answer::Unknown("the run that was found takes too long to execute".to_owned()));
            }
            _ => {}
        }
    }
    Ok(Answer::Unknown("the run that was found does not run in the program".to_owned()))
}

fn execute(
    job: &Job<'_>,
    terms: &Terms,
    translation: &Translation,
    run: &certus_model::Run,
) -> Result<Answer, Cut> {
    if let Err(rejected) = check_run(terms, &translation.cfa, run) {
        return Ok(Answer::Unknown(format!("the run that was found is none: {rejected}")));
    }
    let last = run.steps.last().and_then(|step| {
        translation.cfa.edge(step.edge).block.path_steps(&step.path).next_back().map(|step| step.id)
    });
    let last = last.map(|id| &translation.steps[id.0 as usize]);
    if let Some(cfa::StepInfo { span, proc, kind: StepKind::Cut(reason), .. }) = last {
        let own = !job.program.procs[proc.index()].library;
        return Err(Cut(own.then_some(*span), reason.clone()));
    }
    let execution = replay(job.program, terms, translation, run, &job.asked.properties);
    let execution = with_objects_outside(job.program, execution, &job.asked.properties);
    Ok(match &execution.outcome {
        Ending::Violation { .. } => Answer::Unsafe(Box::new(confirm(&job.case(), execution))),
        other => {
            let why = translation.inexact.first().map_or(String::new(), |(_, why)| format!(" ({why})"));
            Answer::Unknown(format!("the run that was found ends otherwise when executed: {other:?}{why}"))
        }
    })
}

impl Cut {
    /// Why there is no answer.
    fn describe(&self, job: &Job<'_>) -> String {
        let Cut(span, reason) = self;
        match span.map(job.line) {
            None | Some(0) => reason.to_string(),
            Some(line) => format!("{reason}, at line {line}"),
        }
    }
}

/// The property that a run violates.
pub(crate) fn violated(run: &Execution) -> &'static str {
    match run.outcome {
        Ending::Violation { property, .. } => property::name(property),
        _ => "?",
    }
}

struct Clock {
    start: Instant,
    times: Vec<(&'static str, Duration)>,
}

impl Clock {
    fn lap(&mut self, name: &'static str) {
        let now = Instant::now();
        self.times.push((name, now - self.start));
        self.start = now;
    }
}
